// Given the pages of a site, it returns `nav` in the order that files of the plugins `awesome-nav` and `awesome-pages`
// give the pages of their folders.
import { join, posix } from 'node:path'
import { toGlobMatcher } from '../../../primitives/files/glob.ts'
import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import type { Note } from '../../migration.ts'
import { toTitle } from '../docs/read-pages.ts'
import type { MkdocsSite } from '../mkdocs-site.ts'
import { parseMkdocsYaml } from '../read/parse-mkdocs-yaml.ts'

interface NavFileContext {
  /** Paths of all pages, in the order in which MkDocs lists them. */
  readonly pages: readonly string[]
  /** The values in the file of a folder. */
  readonly valuesOf: (folder: string) => Values
}

/** The names of the files by plugin, if its option `filename` gives no other one. */
const fileNames: Readonly<Record<string, string>> = {
  'awesome-nav': '.nav.yml',
  'awesome-pages': '.pages',
}

/** `nav` as the files order it; undefined if the site has neither plugin. */
export function readNavFiles(
  { plugins, config, docsDir, files }: MkdocsSite,
  { pages, report }: { readonly pages: readonly string[]; readonly report: (note: Note) => void },
): readonly unknown[] | undefined {
  const [plugin, usual] = Object.entries(fileNames).find(([name]) => plugins.has(name)) ?? []
  if (plugin === undefined) return undefined
  const name = toText(plugins.get(plugin)?.['filename']) ?? usual ?? ''
  const readValues = (folder: string): Values => {
    const own = folder === '' && config['nav'] !== undefined ? { nav: config['nav'] } : {}
    const text = files.read(join(docsDir, folder, name))
    const parsed = text === undefined ? undefined : parseMkdocsYaml(text)
    if (parsed?.kind === 'read') return { ...parsed.values, ...own }
    if (parsed !== undefined) {
      const subject = `${posix.join(folder, name)}:${String(parsed.line)}`
      report({ subject, advice: `The order of its folder is not migrated: ${parsed.reason}.` })
    }
    return own
  }
  const known = new Map<string, Values>()
  const valuesOf = (folder: string): Values => {
    const values = known.get(folder) ?? readValues(folder)
    known.set(folder, values)
    return values
  }
  return listFolder('', { pages, valuesOf })
}

function listFolder(folder: string, context: NavFileContext): readonly unknown[] {
  const values = context.valuesOf(folder)
  const children = listChildren(folder, context.pages)
  if (!Array.isArray(values['nav'])) {
    const direction = values['order'] ?? toRecord(values['sort'])['direction']
    const ordered = direction === 'desc' ? children.toReversed() : children
    return ordered.flatMap((path) => toEntry(path, folder, context))
  }
  const named = new Set(listPaths(values['nav']).map((path) => resolveIn(folder, path)))
  const rest = children.filter((path) => !named.has(path))
  const read = (item: unknown): readonly unknown[] => {
    const glob = toGlob(item)
    if (glob !== undefined) {
      const isMatch = toGlobMatcher([posix.join(folder, glob)])
      return rest.filter(isMatch).flatMap((path) => toEntry(path, folder, context))
    }
    const path = toText(item)
    if (path !== undefined) return toEntry(resolveIn(folder, path), folder, context)
    return Object.entries(toRecord(item)).map(([label, value]) => {
      const target = toText(value)
      if (target === undefined) return { [label]: toList(value).flatMap(read) }
      const full = resolveIn(folder, target)
      return { [label]: isBelow(full, folder, context) ? listFolder(full, context) : full }
    })
  }
  return values['nav'].flatMap(read)
}

/** The pages of a folder and the folders in it that have pages. */
function listChildren(folder: string, pages: readonly string[]): readonly string[] {
  const start = folder === '' ? '' : `${folder}/`
  const names = pages
    .filter((path) => path.startsWith(start))
    .map((path) => path.slice(start.length).split('/')[0] ?? '')
  return [...new Set(names)].map((name) => `${start}${name}`)
}

function toEntry(path: string, folder: string, context: NavFileContext): readonly unknown[] {
  if (!isBelow(path, folder, context)) return [path]
  const { title, hide } = context.valuesOf(path)
  return hide === true ? [] : [{ [toText(title) ?? toTitle(path)]: listFolder(path, context) }]
}

/** True for a folder with pages in another folder, so that reading it ends. */
const isBelow = (path: string, folder: string, { pages }: NavFileContext): boolean =>
  path !== folder &&
  (folder === '' || path.startsWith(`${folder}/`)) &&
  pages.some((page) => page.startsWith(`${path}/`))

/** A path of a file or folder from the docs; URLs stay. */
const resolveIn = (folder: string, path: string): string =>
  /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(path) ? path : posix.join(folder, path).replace(/\/$/, '')

/** The glob of an entry for all that no other entry names: `...`, `... | a*`, `*`, or `glob: '*'`. */
function toGlob(item: unknown): string | undefined {
  const text = toText(item) ?? toText(toRecord(item)['glob'])
  if (text === undefined) return undefined
  const [, glob = '*'] = /^\.\.\.(?:\s*\|\s*(?:glob=|flat\s*\|\s*)?(\S+))?$/.exec(text) ?? []
  if (text.startsWith('...')) return glob
  return /[*?]/.test(text) ? text : undefined
}

/** Every path that entries name, at any depth. */
function listPaths(items: readonly unknown[]): readonly string[] {
  return items.flatMap((item) => {
    const path = toText(item)
    if (path !== undefined) return [path]
    return listPaths(Array.isArray(item) ? toList(item) : Object.values(toRecord(item)))
  })
}
