// How the samples of a site are compiled. Must not compile anything.
import { join } from 'node:path'
import { resolveFrom } from '../primitives/modules/resolve-from.ts'

const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  isolatedModules: true,
  moduleDetection: 'force',
}

/** The type declarations of Node, if the site has installed them. */
function findGlobals(folder: string): readonly string[] {
  const found = resolveFrom(join(folder, 'package.json'), '@types/node/package.json')
  return found === undefined ? [] : ['node']
}

/** The compiler options of TypeScript samples in `folder`, which is below the folder of the site. */
export function sampleOptions(folder: string): Readonly<Record<string, unknown>> {
  return { ...compilerOptions, types: findGlobals(folder) }
}

/** The same for JavaScript, which can't annotate parameters. */
export function scriptOptions(folder: string): Readonly<Record<string, unknown>> {
  return { ...sampleOptions(folder), allowJs: true, checkJs: true, noImplicitAny: false }
}
