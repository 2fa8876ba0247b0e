// Components that live in pages, or that live in the browser. Enters: pages and components of the old site. Leaves: files
// for them, which the new config names; pages stay as they are. Must not write.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { posix, relative, resolve, sep } from 'node:path'
import { migrationMark } from '../../format-site-config.ts'
import type { Note } from '../../migration.ts'
import { findCode, findMissingImports, type ImportHost } from './site-imports.ts'

/** The `import` and `export` statements of a page, in order. */
export type ReadStatements = (text: string) => readonly (
  | {
      readonly kind: 'import'
      readonly text: string
      readonly clause: string
      readonly source: string
    }
  | { readonly kind: 'export'; readonly text: string; readonly name: string | undefined }
)[]

/** Components by name, and the files that have to be written for some of them. */
export interface MovedComponents {
  /** Absolute paths. */
  readonly components: ReadonlyMap<string, string>
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly notes: readonly Note[]
}

interface Move {
  readonly host: ImportHost
  /** Absolute path of the folder for what is written. */
  readonly folder: string
  readonly readStatements: ReadStatements
}

const moves =
  /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|Location|History|ColorMode|IsBrowser)\s*[(<]|<BrowserOnly\b|\bon(?:Click|Change|Submit|Input|Toggle|Focus|Blur|Scroll|Key\w+|Mouse\w+|Pointer\w+|Touch\w+)=\{/
const isClient = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1/
const header = /^\uFEFF?---[^\S\n]*\r?\n[\s\S]*?\n---[^\S\n]*(?:\r?\n|$)/
const client = "'use client'\n"
const mark = (from: string): string => `${migrationMark} from \`${from}\`\n`

/**
 * Give a file to each component that a page exports, and one that begins with `'use client'` to each that holds state or
 * listens to events. `pages`: absolute paths of Markdown; `components`: those that pages import.
 */
export async function moveComponents(
  pages: readonly string[],
  components: ReadonlyMap<string, string>,
  move: Move,
): Promise<MovedComponents> {
  const found = new Map(components)
  const files: MovedComponents['files'][number][] = []
  const notes: Note[] = []
  const texts = new Map<string, string>()
  for (const page of pages) {
    const moved = toModule(page, await readFile(page, 'utf8'), move)
    if (!moved) continue
    const own = moved.names.filter((name) => !found.has(name))
    for (const [name, code] of moved.exported) {
      const same = texts.get(name)
      if (own.includes(name)) texts.set(name, code)
      else if (same !== code) notes.push({ subject: moved.from, advice: twice(name) })
    }
    for (const name of own) found.set(name, moved.path)
    if (own.length > 0) files.push(moved)
  }
  for (const [name, path] of components) {
    const wrapper = await toIsland(name, path, move)
    if (!wrapper) continue
    found.set(name, wrapper.path)
    files.push(wrapper)
  }
  return { components: found, files, notes }
}

const twice = (name: string): string =>
  `It exports the component \`${name}\`, and so does another page; that one counts for both. Rename one of them if they differ.`

/** What a page exports, as a module that stands elsewhere; undefined when it exports no component. */
function toModule(page: string, text: string, { host, folder, readStatements }: Move) {
  const statements = readStatements(text.replace(header, ''))
  const exported = statements.filter((one) => one.kind === 'export')
  const own = exported.flatMap(({ name, text: code }) =>
    name !== undefined && /^[A-Z]/.test(name) ? [[name, code.trim()] as const] : [],
  )
  const names = own.map(([name]) => name)
  if (names.length === 0) return undefined
  const from = relative(host.siteDir, page).split(sep).join('/')
  const code = exported.map((one) => one.text.trim()).join('\n\n')
  const imports = statements.flatMap((one) =>
    one.kind === 'import' && !/\.mdx?$/.test(one.source) && isUsed(one.clause, code)
      ? [one.text.trim().replace(one.source, rebase(one.source, from))]
      : [],
  )
  const body = [...imports, ...(imports.length > 0 ? [''] : []), code].join('\n')
  const path = resolve(folder, `${from.replace(/^(?:\.\.\/)+/, '').replace(/\.mdx?$/, '')}.jsx`)
  return {
    path,
    from,
    names,
    exported: own,
    text: `${moves.test(code) ? client : ''}${mark(from)}${body}\n`,
  }
}

function isUsed(clause: string, code: string): boolean {
  const names = clause.replace(/\w+\s+as\s+/g, '').match(/[\w$]+/g) ?? []
  return names.some((name) => new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}\\b`).test(code))
}

const rebase = (source: string, from: string): string =>
  source.startsWith('.') ? `@site/${posix.join(posix.dirname(from), source)}` : source

/** A module around a component that moves in the browser but does not say so; undefined when there is no need, or no way. */
async function toIsland(name: string, path: string, { host, folder }: Move) {
  const text = await readFile(path, 'utf8')
  if (isClient.test(text) || !(await isInteractive(path, host.siteDir))) return undefined
  if ((await findMissingImports(path, host)).length > 0) return undefined
  const from = relative(host.siteDir, path).split(sep).join('/')
  const isDefault = !new RegExp(`export\\s+(?:const|function|class|let)\\s+${name}\\b`).test(text)
  const source = `@site/${from.replace(/(?:\/index)?\.[jt]sx?$/, '')}`
  return {
    path: resolve(folder, `${name}.jsx`),
    text: `${client}${mark(from)}export { ${isDefault ? 'default' : name} } from '${source}'\n`,
  }
}

/** It, or a file of the site that it imports, holds state or listens to events. */
export async function isInteractive(
  path: string,
  siteDir: string,
  seen = new Set<string>(),
): Promise<boolean> {
  if (seen.has(path) || !existsSync(path)) return false
  seen.add(path)
  const text = await readFile(path, 'utf8')
  if (isClient.test(text)) return false
  if (moves.test(text)) return true
  for (const [, source = ''] of text.matchAll(/\bfrom\s*['"]([^'"\n]+)['"]/g)) {
    const next = findCode(source, path, siteDir)
    if (next !== undefined && (await isInteractive(next, siteDir, seen))) return true
  }
  return false
}
