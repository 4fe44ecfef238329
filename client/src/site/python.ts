/** Python in a worker, with our rules: what every worker of a static site begins with. */

/** What is used of Pyodide. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: "zip" | "wheel", options?: { extractDir: string }): void;
  runPython(code: string): unknown;
}
interface Pyodide {
  loadPyodide: (options: { indexURL: string }) => Promise<Python>;
}

/** Where our modules are unpacked, and files of kernels (`youyi.compiled.from_file`). */
const FOLDER = "/youyi";

/** Where Python, the rules, the weights of the computers' networks and the kernels of those that search are. */
export interface Places {
  python: string;
  rules: string;
  weights: string;
  kernels: string;
}

type Fetch = () => Promise<void>;

/** Python with our modules to be imported; `weights` and `kernels` fetch theirs, once, and are done when they can be used. */
export interface Started {
  python: Python;
  weights: Fetch;
  kernels: Fetch;
}

/** A game begins without the weights. */
export async function started({ python: folder, rules, weights, kernels }: Places): Promise<Started> {
  const [python, msgspec, youyi] = await Promise.all([loaded(folder), fetched(`${folder}msgspec.whl`), fetched(rules)]);
  python.unpackArchive(msgspec, "wheel");
  python.unpackArchive(youyi, "zip", { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  const more = (archive: string): Fetch =>
    again(async () => python.unpackArchive(await fetched(archive), "zip", { extractDir: FOLDER }));
  return { python, weights: more(weights), kernels: more(kernels) };
}

/** Does something once, or again where it failed. */
function again<T>(work: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null;
  return () =>
    (coming ??= work().catch((problem: unknown) => {
      coming = null;
      throw problem;
    }));
}

async function loaded(folder: string): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
  return loadPyodide({ indexURL: folder });
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found.arrayBuffer();
}
