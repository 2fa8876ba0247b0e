import { posix } from 'node:path'
import type { SiteLocale } from '../vitepress-site.ts'
import type { SourcePage } from './source-page.ts'

/** The folder of the pages of a language, which `rewrites` can move. */
export interface LocaleFolder {
  readonly locale: SiteLocale
  /** Relative to `srcDir`; empty for `srcDir` itself. */
  readonly folder: string
}

/**
 * The folder of each language, from which most of its pages get their URLs. If other pages are
 * outside it, and `hasSlugs` says that pages can state their URLs, it is the folder that contains
 * all of them.
 */
export function findLocaleFolders(
  locales: readonly SiteLocale[],
  pages: readonly SourcePage[],
  { hasSlugs }: { readonly hasSlugs: boolean },
): readonly LocaleFolder[] {
  return locales.map((locale) => {
    const own = pages.filter((page) => page.locale === locale.folder)
    const counts = new Map<string, number>()
    for (const page of own) {
      const folder = folderOf(page, locale.folder)
      if (folder !== undefined) counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    const [best] = [...counts].toSorted(([, a], [, b]) => b - a)
    const folder = best?.[0] ?? locale.folder
    const isWhole = folder === '' || own.every(({ path }) => path.startsWith(`${folder}/`))
    return { locale, folder: isWhole || !hasSlugs ? folder : sharedFolder(own) }
  })
}

function sharedFolder(pages: readonly SourcePage[]): string {
  const [first = [], ...others] = pages.map(({ path }) => path.split('/').slice(0, -1))
  const length = first.findIndex((part, index) => others.some((one) => one[index] !== part))
  return first.slice(0, length === -1 ? first.length : length).join('/')
}

/** The folder below which the path of the page and its URL are the same. */
function folderOf({ path, target }: SourcePage, locale: string): string | undefined {
  const own = locale === '' ? target : posix.relative(locale, target)
  if (path === own) return ''
  return path.endsWith(`/${own}`) ? path.slice(0, -own.length - 1) : undefined
}

/** The id that docs-ssg gives to a page in its language; undefined if it isn't in the folder of that language. */
export function toDocId(
  { path, locale }: SourcePage,
  folders: readonly LocaleFolder[],
): string | undefined {
  const found = folders.find((one) => one.locale.folder === locale)
  if (found === undefined) return undefined
  const id = path.replace(/\.md$/, '')
  if (found.folder === '') return id
  return id.startsWith(`${found.folder}/`) ? id.slice(found.folder.length + 1) : undefined
}
