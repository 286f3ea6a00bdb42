import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

export type SourceFile = {
  /** From the project's root, with forward slashes. */
  name: string;
  text: string;
  imports: Import[];
};

export type Import = {
  /** The file from the project's root, or the package's name. */
  target: string;
  isPackage: boolean;
  /** An import of types only. */
  typeOnly: boolean;
};

const source = /\.(?:ts|tsx|mjs)$/;

/** All source files in the folders, with their imports. */
export function readSources(folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => source.test(name))
      .map((name) => {
        const file = `${folder}/${name.split(path.sep).join("/")}`;
        const text = readFileSync(path.join(root, file), "utf8");
        return { name: file, text, imports: importsOf(file, text) };
      }),
  );
}

const statement =
  /^\s*(?:import|export)\s+(?<type>type\s)?(?:[\w*{},\s$]+?\sfrom\s+)?"(?<from>[^"]+)"|\bimport\("(?<dynamic>[^"]+)"\)/gm;

function importsOf(file: string, text: string): Import[] {
  return Array.from(text.matchAll(statement), ({ groups = {} }) => {
    // The query of an import is for the bundler.
    const [from = ""] = (groups.from ?? groups.dynamic ?? "").split("?");
    return { ...resolveImport(file, from), typeOnly: groups.type !== undefined };
  });
}

function resolveImport(file: string, from: string): Pick<Import, "target" | "isPackage"> {
  if (from.startsWith("."))
    return { target: path.posix.join(path.posix.dirname(file), from), isPackage: false };
  if (from.startsWith("#")) return { target: from.slice(1), isPackage: false };
  const parts = from.split("/");
  // A small library of its own, which public pages may load.
  if (from === "zod/mini") return { target: from, isPackage: true };
  return { target: from.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? from), isPackage: true };
}

export const isTest = (name: string) => /\.test\.tsx?$/.test(name);
