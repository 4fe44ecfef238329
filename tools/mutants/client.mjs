// Lists the faults that could be put into TypeScript modules and Svelte components, as JSON lines: client.mjs CLIENT FILE…
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [client, ...files] = process.argv.slice(2);
const require = createRequire(pathToFileURL(resolve(client, "package.json")));
const { parse } = require("svelte/compiler");

const SWAPPED = {
  "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "+": "-", "-": "+", "*": "+", "%": "+", "/": "*",
}; // prettier-ignore
const COMPARED = new Set(["===", "!==", "<", "<=", ">", ">="]);
const BEFORE = '<script lang="ts">';

/** What a node could be changed to, and what kind of change that is. */
function* replacements(node, code) {
  switch (node.type) {
    case "BinaryExpression":
      if (node.operator in SWAPPED && !texts(node))
        yield [
          `((${code(node.left)}) ${SWAPPED[node.operator]} (${code(node.right)}))`,
          COMPARED.has(node.operator) ? "comparison" : "sign",
        ];
      return;
    case "LogicalExpression":
      if (node.operator !== "??")
        yield [`((${code(node.left)}) ${node.operator === "&&" ? "||" : "&&"} (${code(node.right)}))`, "and/or"];
      yield [`(${code(node.left)})`, "condition dropped"];
      return;
    case "UnaryExpression":
      if (node.operator === "!") yield [`!!(${code(node.argument)})`, "not dropped"];
      return;
    case "Literal":
      if (typeof node.value === "boolean") yield [String(!node.value), "truth"];
      if (typeof node.value === "number") yield [String(node.value + 1), "number"];
      return;
    case "ConditionalExpression":
      yield [`((${code(node.test)}) ? (${code(node.alternate)}) : (${code(node.consequent)}))`, "branches swapped"];
      return;
    case "ReturnStatement":
      if (node.argument && node.argument.type !== "Literal")
        yield ["return undefined as never;", "nothing returned"];
      return;
    case "ExpressionStatement":
      if (node.expression.type === "CallExpression" || node.expression.type === "AwaitExpression")
        yield [";", "call left out"];
  }
}

/** Whether a sum is of texts: a difference of them would be no program. */
const texts = (node) =>
  [node.left, node.right].some((each) => each.type === "TemplateLiteral" || typeof each.value === "string");

/** A node and what is in it, but for types and imports. */
function* carriedOut(node, inScript = false) {
  if (Array.isArray(node)) for (const each of node) yield* carriedOut(each, inScript);
  else if (node !== null && typeof node === "object" && typeof node.type === "string") {
    if (/^(TS(?!As|NonNull|Satisfies)|Import|StyleSheet|Export(All|Named)Declaration$)/.test(node.type) && !node.declaration) return;
    yield node;
    for (const [key, value] of Object.entries(node)) {
      if (/^(parent|loc|metadata|type\w*|returnType|options|leadingComments|trailingComments|css)$/.test(key)) continue;
      if (key === "key" && !node.computed) continue;
      yield* carriedOut(value, inScript);
    }
  }
}

for (const file of files) {
  const own = readFileSync(file, "utf8");
  const component = file.endsWith(".svelte");
  // A module may write the end of a script as text; it is hidden by as many letters.
  const source = component ? own : `${BEFORE}${own.replaceAll("</script>", "<-script>")}</script>`;
  const shift = component ? 0 : BEFORE.length;
  const code = (node) => source.slice(node.start, node.end);
  const bytes = (at) => Buffer.byteLength(source.slice(shift, at));
  const { module, instance, fragment } = parse(source, { modern: true });
  for (const node of carriedOut([module?.content, instance?.content, fragment].filter(Boolean))) {
    for (const [changed, kind] of replacements(node, code)) {
      const [start, end] = [bytes(node.start), bytes(node.end)];
      const line = source.slice(shift, node.start).split("\n").length;
      const statement = node.type.endsWith("Statement");
      console.log(JSON.stringify({ file, line, start, end, new: changed, kind, statement }));
    }
  }
}
