import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Loader } from 'esbuild'
import { type ModuleFacts, parseModule } from './parse-module.ts'
import { importEsbuild } from '../../primitives/modules/import-module.ts'

/** Reads a module of the site once; undefined if it can't be read or is not JavaScript. */
export type ReadModule = (file: string) => Promise<ModuleFacts | undefined>

const loaders: Readonly<Record<string, Loader>> = { '.ts': 'ts', '.tsx': 'tsx' }

/** How esbuild reads a file of code. Components of Docusaurus sites are JSX in `.js` files. */
export const loaderOf = (file: string): Loader => loaders[extname(file)] ?? 'jsx'

/** Create a reader of modules. Types and JSX are removed before a module is parsed. */
export function createModuleReader(): ReadModule {
  const known = new Map<string, Promise<ModuleFacts | undefined>>()
  const load = async (file: string): Promise<ModuleFacts | undefined> => {
    try {
      const text = await readFile(file, 'utf8')
      const { transform } = await importEsbuild()
      const { code } = await transform(text, {
        loader: loaderOf(file),
        jsx: 'automatic',
        target: 'esnext',
        tsconfigRaw: {},
        logLevel: 'silent',
      })
      return parseModule(code)
    } catch {
      // The compiler reports it.
      return undefined
    }
  }
  return (file) => {
    const reading = known.get(file) ?? load(file)
    known.set(file, reading)
    return reading
  }
}
