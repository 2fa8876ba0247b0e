import { dirname, resolve } from 'node:path'
import { posixRelative } from '../primitives/files/posix-path.ts'
import type { Metafile } from 'esbuild'

/** The files that esbuild compiled, and the packages that they import. Paths are absolute. */
export interface CodeGraph {
  readonly files: readonly string[]
  readonly imports: readonly PackageImport[]
}

/** `folder` contains the importing file; `specifier` is what the file says: `@scope/name/sub`. */
export interface PackageImport {
  readonly folder: string
  readonly specifier: string
}

export const emptyGraph: CodeGraph = { files: [], imports: [] }

/**
 * The files of a bundle with their imports, as absolute paths. `toFile` returns the path of an input
 * relative to `folder`, or undefined if it is generated.
 */
export function toCodeGraph(
  { inputs }: Pick<Metafile, 'inputs'>,
  folder: string,
  toFile: (input: string) => string | undefined = (input) => input,
): CodeGraph {
  const found = Object.entries(inputs).flatMap(([input, { imports }]) => {
    const path = toFile(input)
    return path === undefined ? [] : [{ file: resolve(folder, path), imports }]
  })
  return {
    files: [...new Set(found.map(({ file }) => file))].toSorted(),
    imports: found.flatMap(({ file, imports }) =>
      imports.flatMap(({ original, external }) =>
        original === undefined || external || !isPackage(original)
          ? []
          : [{ folder: dirname(file), specifier: original }],
      ),
    ),
  }
}

/** One graph with the files and imports of all, each file once, in alphabetical order. */
export function mergeGraphs(graphs: readonly CodeGraph[]): CodeGraph {
  return {
    files: [...new Set(graphs.flatMap(({ files }) => files))].toSorted(),
    imports: graphs.flatMap(({ imports }) => imports),
  }
}

/** Posix, relative to a folder, so that a cache survives a move of the site. */
export function toRelative(folder: string, path: string): string {
  return posixRelative(folder, path)
}

function isPackage(specifier: string): boolean {
  return /^(?:@[^/]+\/)?[\w.-]/.test(specifier) && !/^(?:\.|@site\/|\w+:)/.test(specifier)
}
