import { join, posix } from 'node:path'
import { parse } from 'yaml'
import { toRecord, toText, type Values } from '../../coerce.ts'
import type { SourceFiles } from '../../source-files.ts'
import { isIndexFile, withoutNumberPrefix } from './doc-names.ts'
import type { SourceDoc, SourceSet } from './source-doc.ts'

/** Docs, and the folder in which `_category_.json` files describe their categories. */
export type FolderDocs = Pick<SourceSet, 'docs' | 'folder' | 'files'>

/** A doc, or a folder and its category. */
interface FolderEntry {
  readonly position: number
  /** As on disk. */
  readonly name: string
  /** Relative to the folder of the docs. */
  readonly path: string
  /** The doc itself, or the one that the category links to. */
  readonly doc: SourceDoc | undefined
  /** The contents of the category file; undefined: the entry is a doc. */
  readonly category: Values | undefined
}

/**
 * The entries of a generated sidebar for one folder: docs and folders together, sorted by position
 * and then by name.
 */
export function listFolder(dirName: string, context: FolderDocs): readonly FolderEntry[] {
  const prefix = /^\.?$/.test(dirName) ? '' : `${dirName.replace(/^\.\/|(?<!\/)\/+$/g, '')}/`
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

function toFolder(path: string, { docs, folder, files }: FolderDocs): FolderEntry {
  const name = posix.basename(path)
  const category = readCategory(join(folder, path), files)
  const link = toRecord(category['link'])
  const id = link['type'] === 'doc' ? toText(link['id']) : undefined
  const isLinked = (doc: SourceDoc): boolean =>
    category['link'] === undefined
      ? isIndexFile(doc.path)
      : id !== undefined && [doc.id, posix.basename(doc.id)].includes(id)
  const doc = docs.find((one) => posix.dirname(one.path) === path && isLinked(one))
  const position = Number(
    category['position'] ?? (doc ? positionOf(doc, name) : numberPrefixOf(name)),
  )
  return { position: Number.isNaN(position) ? Infinity : position, name, path, doc, category }
}

const numberPrefixOf = (name: string): number =>
  Number(withoutNumberPrefix(name) === name ? Infinity : /^\d+/.exec(name)?.[0])

function positionOf({ frontMatter }: SourceDoc, name: string): number {
  const written = frontMatter['sidebar_position']
  return typeof written === 'number' ? written : numberPrefixOf(name)
}

function readCategory(folder: string, files: SourceFiles): Values {
  const [text] = ['json', 'yml', 'yaml'].flatMap(
    (end) => files.read(join(folder, `_category_.${end}`)) ?? [],
  )
  try {
    return text === undefined ? {} : toRecord(parse(text))
  } catch {
    return {}
  }
}
