// What a folder of docs holds when nobody has written its sidebar. Enters: docs, a folder. Leaves: its entries in order.
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import { parse } from 'yaml'
import { isIndexFile } from './doc-names.ts'
import type { SourceDoc } from './read-source-docs.ts'
import { toRecord, toText } from '../../coerce.ts'

/** Docs, and where their categories are described. */
export interface FolderDocs {
  readonly docs: readonly SourceDoc[]
  /** Absolute. */
  readonly folder: string
}

/** A doc, or a folder with what `_category_.json` says of it. */
interface FolderEntry {
  readonly position: number
  /** As on disk. */
  readonly name: string
  /** Below the folder of the docs. */
  readonly path: string
  /** The doc itself, or the one that a folder leads to. */
  readonly doc: SourceDoc | undefined
  /** Undefined: the entry is a doc. */
  readonly category: Readonly<Record<string, unknown>> | undefined
}

/** Address of the page that Docusaurus makes for a category; `base` is where its docs stand: `/docs`, ``. */
export function categoryUrl(
  link: Readonly<Record<string, unknown>>,
  { label, base }: { readonly label: string; readonly base: string },
): string {
  const slug = toText(link['slug']) ?? `category/${new GithubSlugger().slug(label)}`
  return posix.join('/', base, slug).replace(/(?<=.)\/+$/, '')
}

/** Docs and folders alike: by position, then by name. */
export function listFolder(dirName: string, context: FolderDocs): readonly FolderEntry[] {
  const prefix = /^\.?$/.test(dirName) ? '' : `${dirName.replace(/^\.\/|\/+$/g, '')}/`
  const inside = context.docs.filter(({ path }) => path.startsWith(prefix))
  const names = new Set(inside.map(({ path }) => path.slice(prefix.length).split('/')[0] ?? ''))
  const entries = [...names].map((name): FolderEntry => {
    const path = prefix + name
    const doc = inside.find((one) => one.path === path)
    return doc
      ? { position: positionOf(doc, name), name, path, doc, category: undefined }
      : toFolder(path, context)
  })
  return entries.toSorted((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1))
}

function toFolder(path: string, { docs, folder }: FolderDocs): FolderEntry {
  const name = posix.basename(path)
  const category = readCategory(join(folder, path))
  const link = toRecord(category['link'])
  const isOwn = category['link'] === undefined
  const id = link['type'] === 'doc' ? toText(link['id']) : undefined
  const doc = docs.find(
    (one) =>
      posix.dirname(one.path) === path &&
      (isOwn
        ? isIndexFile(one.path)
        : id !== undefined && [one.id, posix.basename(one.id)].includes(id)),
  )
  const position = Number(category['position'] ?? (doc ? positionOf(doc, name) : prefixOf(name)))
  return { position: Number.isNaN(position) ? Infinity : position, name, path, doc, category }
}

const prefixOf = (name: string): number => Number(/^(\d+)\s*[-_.]/.exec(name)?.[1] ?? Infinity)

function positionOf({ frontMatter }: SourceDoc, name: string): number {
  const written = frontMatter['sidebar_position']
  return typeof written === 'number' ? written : prefixOf(name)
}

function readCategory(folder: string): Readonly<Record<string, unknown>> {
  const file = ['json', 'yml', 'yaml']
    .map((end) => join(folder, `_category_.${end}`))
    .find((path) => existsSync(path))
  try {
    return file === undefined ? {} : toRecord(parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}
