// Which page documents which object. Given the folder of a site, it reads the Markdown of its docs.
import { join, relative, resolve } from 'node:path'
import { createChosenGate } from '../../gate/read-chosen-file.ts'
import { readText } from '../../gate/read-files.ts'
import { type FoundFile, walkFiles } from '../../gate/walk-files.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { toPosixPath } from '../../primitives/files/posix-path.ts'
import { readBlockOptions } from './block-options.ts'
import type { FindObject } from './find-object.ts'
import { listPaths } from './object-markdown.ts'
import type { PythonObject } from './python-object.ts'
import { listBlocks } from './read-blocks.ts'

export interface Documented {
  /** Id of the object on the page: the path by which the block names it. */
  readonly id: string
  /** The file of the page, relative to the folder of the site. */
  readonly page: string
  readonly object: PythonObject
}

interface Site {
  readonly siteDir: string
  /** As it is written. */
  readonly config: Readonly<Record<string, unknown>>
  readonly find: FindObject
  /** Options of every block. */
  readonly options: Readonly<Record<string, unknown>>
}

/** The objects that pages document, by their ids there and by their own paths; of several pages, the first. */
export function listDocumented(site: Site): ReadonlyMap<string, Documented> {
  const found = new Map<string, Documented>()
  for (const folder of listFolders(site.config))
    for (const file of listPages(site, folder))
      for (const [path, object] of listObjects(file, site))
        for (const name of [path, object.path])
          if (!found.has(name)) found.set(name, { id: path, page: file.path, object })
  return found
}

/** The folders of the docs and of all collections. */
function listFolders(config: Site['config']): readonly string[] {
  const { docs, collections } = config
  const pathOf = (value: unknown): readonly string[] =>
    isRecord(value) && typeof value['path'] === 'string' ? [value['path']] : []
  const main = docs === false ? [] : pathOf(docs)
  const others = Array.isArray(collections) ? collections.flatMap(pathOf) : []
  return [...(main.length > 0 || docs === false ? main : ['docs']), ...others]
}

function listPages(site: Site, folder: string): readonly FoundFile[] {
  const root = resolve(site.siteDir, folder)
  const skip = (path: string): boolean =>
    /(?:^|\/)(?:node_modules|\.[^/]*)$/.test(path) || (/\.\w+$/.test(path) && !/\.mdx?$/.test(path))
  return walkFiles(root, { gate: createChosenGate(site), skip }).files.map(({ path, file }) => ({
    path: toPosixPath(relative(site.siteDir, join(root, path))),
    file,
  }))
}

function listObjects({ file }: FoundFile, { find, options }: Site) {
  const text = readText(file)
  if (!text.includes(':::')) return []
  return listBlocks(text).flatMap((block) => {
    const object = find(block.path)
    if (object === undefined) return []
    const writer = { options: readBlockOptions(block.options, options), find }
    return listPaths(object, block.path, writer)
  })
}
