import QtQuick

// What a screen is called, over its sky.
Words {
    face: "title"
    role: Type.title
    color: Look.paper
    Accessible.role: Accessible.Heading
}
