// The files of the embedded search of one version and locale: two, or a root and shards for large data.
// Given the pages, it returns the files; which pages those are is none of its business.
import type { CharacterVariants, SearchDataPage } from '../../runtime/shared/manifests/manifests.ts'
import {
  type SearchHeadings,
  splitSearchData,
  toSearchData,
  toSearchPath,
} from '../../runtime/shared/manifests/search-columns.ts'
import type { Cache } from '../cache/open-cache.ts'
import type { OutputFile } from '../model/output.ts'
import { toOutputPath } from '../model/paths/output-path.ts'
import { createFile, createHashedFile } from './output-file.ts'
import { keepShards } from './shards/kept-shards.ts'

/** A part of the search data of one version and locale. */
export interface SearchDataFile extends OutputFile {
  readonly part: 'headings' | 'texts' | 'shards'
  /** `${version}/${locale}` */
  readonly key: string
  /** With base path; of a shard, that of the folder of all of them, with a query that changes with them. */
  readonly href: string
}

/** The searchable pages of one version and locale. */
export interface SearchScopePages {
  /** `${version}/${locale}` */
  readonly key: string
  readonly version: string
  readonly locale: string
  readonly pages: readonly SearchDataPage[]
  /** Of the texts of these pages, if the site asks for them. */
  readonly variants?: CharacterVariants
}

/** Larger search data is in shards, in characters. */
const WHOLE = 8_000_000

/** Search data in shards always or never, or where it is large. */
export type SplitSearch = 'auto' | 'always' | 'never'

/** How the files of search data are made. */
interface SearchDataTools {
  readonly shards: SplitSearch
  /** Adds the base path. */
  readonly toHrefOf: ToHref
  /** Keeps shards, which take long to make. */
  readonly cache: Cache
}

/** The files of the searchable pages of one version and locale. */
export function createSearchDataFiles(
  scope: SearchScopePages,
  tools: SearchDataTools,
): SearchDataFile[] {
  const { shards, toHrefOf } = tools
  const isSplit = shards === 'always' || (shards === 'auto' && sizeOf(scope.pages) > WHOLE)
  return isSplit ? createShardFiles(scope, tools) : createWholeFiles(scope, toHrefOf)
}

const sizeOf = (pages: readonly SearchDataPage[]): number =>
  textsOf(pages).reduce((sum, { length }) => sum + length, 0)

type ToHref = (path: string) => string

function createWholeFiles(scope: SearchScopePages, toHrefOf: ToHref): SearchDataFile[] {
  const { key, version, locale, pages, variants } = scope
  const parts = splitSearchData(toSearchData(pages))
  const toFile = (part: SearchDataFile['part'], file: OutputFile): SearchDataFile => {
    return { ...file, part, key, href: toHrefOf(file.path) }
  }
  const texts = toFile('texts', createTexts(key, parts))
  const headings: SearchHeadings = {
    ...parts.headings,
    ...(variants && { variants }),
    texts: texts.href,
  }
  const path = toSearchPath(version, locale)
  return [toFile('headings', createFile(path, JSON.stringify(headings), 'search-data')), texts]
}

/** The root has the place of the headings. The name of each file changes with its contents. */
function createShardFiles(
  scope: SearchScopePages,
  { toHrefOf, cache }: SearchDataTools,
): SearchDataFile[] {
  const { key, version, locale, pages, variants } = scope
  const { root, files, hash } = keepShards(cache, { name: key, pages, variants })
  const folder = `assets/search-${toSlug(key)}/`
  const path = toSearchPath(version, locale)
  const contents = JSON.stringify({ ...root, folder: toHrefOf(folder) })
  const headings = createFile(path, contents, 'search-data')
  return [
    { ...headings, part: 'headings', key, href: toHrefOf(path) },
    ...[...files].map(([name, read]): SearchDataFile => ({
      path: toOutputPath(folder + name),
      kind: 'search-data',
      // It has the hash of the contents.
      fingerprint: name,
      get contents() {
        return read()
      },
      part: 'shards',
      key,
      href: `${toHrefOf(folder)}?${hash.slice(0, 8)}`,
    })),
  ]
}

const toSlug = (key: string): string => key.replaceAll(/[^\w.-]/g, '-')

/** All that the search finds in pages. */
export const textsOf = (pages: readonly SearchDataPage[]): readonly string[] =>
  pages.flatMap(({ t, c, s }) => [
    t,
    c,
    ...s.flatMap(([, , heading, prose, names]) => [heading, prose, names]),
  ])

/**
 * The texts. Their name changes with the headings too, so that both are of the same build, and
 * `search-config.json` says when either changed.
 */
function createTexts(
  key: string,
  { headings, texts }: ReturnType<typeof splitSearchData>,
): OutputFile {
  const contents = JSON.stringify(texts)
  const hashed = JSON.stringify(headings) + contents
  return {
    ...createHashedFile(`search-texts-${toSlug(key)}.json`, hashed, 'search-data'),
    contents,
  }
}
