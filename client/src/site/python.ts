/** Python in a worker, with our rules: what every worker of a static site begins with. */

/** What is used of Pyodide. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: "zip" | "wheel", options?: { extractDir: string }): void;
  runPython(code: string): unknown;
}
interface Pyodide {
  loadPyodide: (options: { indexURL: string }) => Promise<Python>;
}

/** Where Python and the rules are. */
export interface Places {
  python: string;
  rules: string;
}

/** Python with our modules to be imported. */
export async function started({ python: folder, rules }: Places): Promise<Python> {
  const [python, msgspec, youyi] = await Promise.all([loaded(folder), fetched(`${folder}msgspec.whl`), fetched(rules)]);
  python.unpackArchive(msgspec, "wheel");
  python.unpackArchive(youyi, "zip", { extractDir: "/youyi" });
  python.runPython('import sys; sys.path.insert(0, "/youyi")');
  return python;
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
