import react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import type { Plugin } from "vite";

const names = new Map([
  ["react", Object.keys(react)],
  ["react/jsx-runtime", Object.keys(jsxRuntime).filter((name) => /^jsxs?$|^Fragment$/.test(name))],
]);
const mark = "\0react-by-name:";

/**
 * Gives React's exports names of their own in what is built. React is written for `require`, and the build tool lets
 * others reach what it exports through a getter each, on the server and in the browser: a tenth of the time in which a
 * page is drawn went there (docs/decisions/016). React's exports never change after it has run, so they are read once.
 */
export const reactByName: Plugin = {
  name: "react-by-name",
  apply: "build",
  resolveId: {
    order: "pre",
    handler(id, importer, { kind }) {
      if (!names.has(id) || kind !== "import-statement" || importer?.startsWith(mark)) return null;
      return mark + id;
    },
  },
  load(id) {
    const module = id.startsWith(mark) ? id.slice(mark.length) : "";
    const exported = names.get(module)?.join(", ");
    if (!exported) return null;
    return `import all from "${module}"; export default all; export const { ${exported} } = all;`;
  },
};
