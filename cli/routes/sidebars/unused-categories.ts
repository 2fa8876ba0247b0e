import type { Diagnostic } from '../../model/diagnostic.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { type CategoryOptions, categoryKey } from './category-files.ts'
import type { Doc } from '../doc-index.ts'
import { routeRules } from '../route-rules.ts'

interface CategoryUse {
  readonly docs: readonly Doc[]
  /** By `categoryKey`. */
  readonly categories: ReadonlyMap<string, CategoryOptions>
  /** Those whose folder is in a generated sidebar. */
  readonly used: ReadonlySet<CategoryOptions>
  /** Paths of files that integrations made. */
  readonly generated?: ReadonlySet<string>
}

/** Report category files that change no sidebar, and no front matter of a page. */
export function reportUnusedCategories({
  docs,
  categories,
  used,
  generated,
}: CategoryUse): Diagnostic[] {
  if (categories.size === 0) return []
  const folders = foldersOf(docs)
  // Languages share a file that isn't translated; one that uses it is enough.
  const usedPaths = new Set([...used].map(({ path }) => path))
  const unused = [...categories].filter(
    ([key, options]) => !usedPaths.has(options.path) && !setsOnlyPages(options, folders.has(key)),
  )
  return unused.flatMap(([key, { path }]) =>
    generated?.has(path) ? [] : [reportUnused(path, folders.has(key))],
  )
}

/** The keys of all folders with pages in them or below them. */
function foldersOf(docs: readonly Doc[]): ReadonlySet<string> {
  const folders = docs.flatMap(({ page: { docPath, variant } }) => {
    const parts = docPath.split('/').slice(0, -1)
    const paths = ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))]
    return paths.map((path) => categoryKey(variant, path))
  })
  return new Set(folders)
}

/** Front matter of pages has its effect without a sidebar. */
function setsOnlyPages(options: CategoryOptions, hasPages: boolean): boolean {
  const keys = Object.keys(options).filter((key) => key !== 'path' && key !== 'linkPlace')
  return hasPages && keys.every((key) => key === 'frontMatter')
}

function reportUnused(path: CategoryOptions['path'], hasPages: boolean): Diagnostic {
  const where = hasPages
    ? 'No generated sidebar contains this folder as a category, so'
    : 'This folder contains no pages, so'
  return routeRules['unused-category-file'].report({
    message: `${where} the keys of its category file have no effect.`,
    help: hasPages
      ? 'Move the keys to the sidebar in the config, or delete the file.'
      : 'Move the file to a folder with pages, or delete it.',
    place: toPlace(path, { line: 1, column: 1 }),
  })
}
