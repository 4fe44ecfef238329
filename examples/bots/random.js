// A bot that chooses blindly, with the random number that it is given: the same game twice is the same game.
const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
lines.on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "hello") say({ type: "hello", protocol: 1, name: "random.js" });
    if (message.type === "choose") say({ id: message.id, index: message.random % message.moves.length });
});
