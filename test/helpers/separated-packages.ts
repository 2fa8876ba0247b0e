import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

const installed = join(import.meta.dirname, '../../node_modules')

/** The dependencies of each package, as its `package.json` lists them. */
const dependencies: Readonly<Record<string, readonly string[]>> = {
  '@reduxjs/toolkit': [
    'immer',
    'redux',
    'reselect',
    'redux-thunk',
    'react',
    'react-redux',
    '@types/react',
    '@standard-schema/spec',
    '@standard-schema/utils',
  ],
  '@standard-schema/spec': [],
  '@standard-schema/utils': [],
  '@types/react': ['csstype'],
  csstype: [],
  immer: [],
  react: [],
  'react-redux': ['react', 'redux', '@types/react'],
  redux: [],
  'redux-thunk': ['redux'],
  reselect: [],
}

function storePath(root: string, owner: string): string {
  const { version } = JSON.parse(readFileSync(join(installed, owner, 'package.json'), 'utf8'))
  const folder = `${owner.replace('/', '+')}@${version}`
  return join(root, 'node_modules/.pnpm', folder, 'node_modules')
}

/** Copies the installed packages as pnpm does: each one reaches only its own dependencies. */
export function separatePackages(root: string): void {
  for (const [name, needed] of Object.entries(dependencies)) {
    const folder = storePath(root, name)
    cpSync(join(installed, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/\.map$|\/(src|skills)$/.test(path),
    })
    for (const other of needed) link(join(storePath(root, other), other), join(folder, other))
  }
}

/** Makes packages reachable from a folder, as listing them in its `package.json` does. */
export function addDependencies(root: string, folder: string, names: readonly string[]): void {
  for (const name of names)
    link(join(storePath(root, name), name), join(folder, 'node_modules', name))
}

/** Makes one package of a monorepo reachable from another. */
export function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path, 'junction')
}
