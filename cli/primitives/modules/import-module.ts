// The type of a module is what its caller says that it is.
const importHere = async (specifier: string) => import(specifier)

const importer = { load: importHere }

/** Let `importModule` call another `import()` than that of the file it is bundled in. */
export function provideImport(provided: typeof importHere): void {
  importer.load = provided
}

/**
 * Import a module that isn't part of the command line: of the site, of an installed package or of
 * Node. Scripts that V8 has read from its code cache can't use `import()` themselves:
 * https://github.com/nodejs/node/issues/43663
 */
export async function importModule<Module = unknown>(specifier: string): Promise<Module> {
  return importer.load(specifier)
}

/** Import esbuild, which only commands that bundle need. */
export const importEsbuild = async (): Promise<typeof import('esbuild')> => importModule('esbuild')
