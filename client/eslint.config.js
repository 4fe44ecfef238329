import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // Generated from catalogues and from the server's Python types; a script for pages of others.
  globalIgnores([
    "src/**/words/{en,zh-*}.ts",
    "src/lib/wire.ts",
    "src/games/*/types.ts",
    "src/games/*/odds.ts",
    "src/games/*/chart/patterns.ts",
    "public/embed.js",
  ]),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ["*.config.js", "*-python.js"] },
        extraFileExtensions: [".svelte"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Numbers are written into coordinates and sentences all over.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // A parameter that an interface gives and a function does not need starts with _.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // Strings are spread into Han characters, which are single code points.
      "@typescript-eslint/no-misused-spread": "off",
      // Its fix is the assertion that no-non-null-assertion forbids.
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      // `void value` reads what an effect depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
    },
  },
  {
    files: ["tests/**"],
    rules: {
      // What a component is given must be asynchronous, whatever a test does in it.
      "@typescript-eslint/require-await": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // {" "} keeps a space that Svelte would drop at the edge of a block.
      "svelte/no-useless-mustaches": "off",
      // The ignored warnings are the compiler's, which the linter does not run.
      "svelte/no-unused-svelte-ignore": "off",
      // Maps and sets are replaced, never changed: their fields are $state.raw.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
