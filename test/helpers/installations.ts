// How package managers lay out `node_modules`, made by hand from packages that are unpacked once.
import { cp, mkdir, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Where the packages of one installation come from: folders, absolute. */
export interface Packages {
  /** The unpacked tarball of docs-ssg. */
  readonly docsSsg: string
  /** Folders `node_modules` that contain `react`, `react-dom` and what they depend on, by version. */
  readonly reacts: Readonly<Record<string, string>>
  /** `node_modules` with `esbuild` and `flexsearch`. */
  readonly others: string
  /** A package with a hook; its peer is React. */
  readonly library: string
}

export interface Installation {
  /** Where the site has to be; absolute. */
  readonly siteDir: string
  /** The script that starts docs-ssg. */
  readonly command: string
}

/** Installs docs-ssg, the library and one React (none when undefined) in an empty folder. */
export type Layout = (
  folder: string,
  packages: Packages,
  react: string | undefined,
) => Promise<Installation>

/** The version of React that docs-ssg depends on, as a key of `reacts`. */
export const OWN_REACT = 'own'
const command = 'docs-ssg/dist/docs-ssg.js'

/** Files of React that no site imports; without them a copy has a third of the size. */
const UNUSED = /react-dom-(?:server|test|unstable)|profiling/

async function copy(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !UNUSED.test(path) })
}

async function link(target: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await symlink(relative(dirname(path), target), path)
}

async function putReact(modules: string, packages: Packages, version: string): Promise<void> {
  const from = packages.reacts[version] ?? ''
  for (const name of ['react', 'react-dom', 'scheduler'])
    await copy(join(from, name), join(modules, name))
}

async function putDocsSsg(modules: string, packages: Packages): Promise<void> {
  await copy(packages.docsSsg, join(modules, 'docs-ssg'))
}

async function putOthers(modules: string, { others }: Packages): Promise<void> {
  for (const name of ['esbuild', 'flexsearch']) await link(join(others, name), join(modules, name))
}

/** As npm does: everything at the top, and React below docs-ssg when the top has another one. */
async function hoist(modules: string, packages: Packages, react = OWN_REACT): Promise<void> {
  await putDocsSsg(modules, packages)
  await putOthers(modules, packages)
  await putReact(modules, packages, react)
  if (react !== OWN_REACT)
    await putReact(join(modules, 'docs-ssg/node_modules'), packages, OWN_REACT)
}

/** Packages of the site when docs-ssg is somewhere else. */
async function putSitePackages(
  modules: string,
  packages: Packages,
  react: string | undefined,
): Promise<void> {
  await copy(packages.library, join(modules, 'use-clicks'))
  if (react !== undefined) await putReact(modules, packages, react)
}

const npm: Layout = async (folder, packages, react) => {
  const modules = join(folder, 'node_modules')
  await hoist(modules, packages, react)
  await copy(packages.library, join(modules, 'use-clicks'))
  return { siteDir: folder, command: join(modules, command) }
}

const workspaces: Layout = async (folder, packages, react) => {
  const { command: hoisted } = await npm(folder, packages, react)
  return { siteDir: join(folder, 'packages/website'), command: hoisted }
}

/** `npm install --global`: docs-ssg has its dependencies below itself. */
const elsewhere: Layout = async (folder, packages, react) => {
  const modules = join(folder, 'prefix/lib/node_modules')
  await putDocsSsg(modules, packages)
  await putOthers(join(modules, 'docs-ssg/node_modules'), packages)
  await putReact(join(modules, 'docs-ssg/node_modules'), packages, OWN_REACT)
  const siteDir = join(folder, 'site')
  await putSitePackages(join(siteDir, 'node_modules'), packages, react)
  return { siteDir, command: join(modules, command) }
}

/** `npm link docs-ssg`. */
const linked: Layout = async (folder, packages, react) => {
  const { siteDir, command: target } = await elsewhere(folder, packages, react)
  await link(dirname(dirname(target)), join(siteDir, 'node_modules/docs-ssg'))
  return { siteDir, command: join(siteDir, 'node_modules', command) }
}

/** `npx docs-ssg`: docs-ssg and its dependencies side by side in a folder of npm's cache. */
const npx: Layout = async (folder, packages, react) => {
  const modules = join(folder, 'cache/_npx/0123456789abcdef/node_modules')
  await hoist(modules, packages)
  const siteDir = join(folder, 'site')
  await putSitePackages(join(siteDir, 'node_modules'), packages, react)
  return { siteDir, command: join(modules, command) }
}

/** Each package in a folder beside links to its dependencies, and links at the top. */
const pnpm: Layout = async (folder, packages, react) => {
  const modules = join(folder, 'node_modules')
  const store = (name: string): string => join(modules, '.pnpm', name, 'node_modules')
  const versions = new Set([OWN_REACT, ...(react === undefined ? [] : [react])])
  for (const version of versions) {
    const from = packages.reacts[version] ?? ''
    for (const name of ['react', 'react-dom', 'scheduler'])
      await copy(join(from, name), join(store(`${name}@${version}`), name))
    for (const name of ['react', 'scheduler'])
      await link(join(store(`${name}@${version}`), name), join(store(`react-dom@${version}`), name))
  }
  const linkReact = async (to: string, version: string): Promise<void> => {
    for (const name of ['react', 'react-dom'])
      await link(join(store(`${name}@${version}`), name), join(to, name))
  }
  await putDocsSsg(store('docs-ssg'), packages)
  await putOthers(store('docs-ssg'), packages)
  await linkReact(store('docs-ssg'), OWN_REACT)
  await copy(packages.library, join(store('use-clicks'), 'use-clicks'))
  if (react !== undefined) await linkReact(store('use-clicks'), react)
  if (react !== undefined) await linkReact(modules, react)
  for (const name of ['docs-ssg', 'use-clicks'])
    await link(join(store(name), name), join(modules, name))
  return { siteDir: folder, command: join(modules, command) }
}

/** By what a person did to install docs-ssg. */
export const layouts: Readonly<Record<string, Layout>> = {
  'npm install': npm,
  'npm install in a workspace': workspaces,
  'npm install --global': elsewhere,
  'npm link': linked,
  npx,
  'pnpm install': pnpm,
}
