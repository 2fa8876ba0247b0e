import { posix } from 'node:path'
import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import type { MkdocsSite } from '../mkdocs-site.ts'
import { isPageFile, toPagePath } from './page-url.ts'

/** The languages of the plugin `mkdocs-static-i18n`. */
export interface Languages {
  /** `page.fr.md` beside `page.md`, or `fr/page.md` beside `en/page.md`. */
  readonly form: 'suffix' | 'folder'
  readonly main: Values
  readonly others: readonly Values[]
}

/** A page as the languages of the site name it. */
export interface LocalPage {
  /** Undefined: the main language. */
  readonly locale: string | undefined
  /** Without the folder or the suffix of the language. */
  readonly localPath: string
}

/** The code of a language. */
export const codeOf = (language: Values): string => String(language['locale'])

/** The languages of a site; undefined if it has only one. */
export function readLanguages({ plugins }: Pick<MkdocsSite, 'plugins'>): Languages | undefined {
  const options = plugins.get('i18n')
  const all = toList(options?.['languages'])
    .map(toRecord)
    .filter(({ build }) => build !== false)
  const main = all.find((one) => one['default'] === true) ?? all[0]
  if (main === undefined || options === undefined) return undefined
  const form = toText(options['docs_structure']) === 'folder' ? 'folder' : 'suffix'
  return { form, main, others: all.filter((one) => one !== main) }
}

/** The language of a page by its path, relative to the folder of the docs. */
export function toLocalPage(path: string, languages: Languages | undefined): LocalPage {
  if (languages === undefined) return { locale: undefined, localPath: path }
  const { form, main, others } = languages
  const found = [main, ...others].map(codeOf).find((code) => hasCode(path, code, form))
  if (found === undefined) return { locale: undefined, localPath: path }
  return {
    locale: found === codeOf(main) ? undefined : found,
    localPath:
      form === 'folder'
        ? path.slice(found.length + 1)
        : path.slice(0, path.lastIndexOf(`.${found}.`)) + posix.extname(path),
  }
}

function hasCode(path: string, code: string, form: Languages['form']): boolean {
  return form === 'folder'
    ? path.startsWith(`${code}/`)
    : posix.parse(path).name.endsWith(`.${code}`)
}

/** The URL of a page in its language. The main language has no prefix. */
export function toLocalUrl({ locale, localPath }: LocalPage): string {
  const url = toPagePath(localPath)
  return locale === undefined ? url : posix.join('/', locale, url).replace(/(?<=.)\/$/, '')
}

/** The path of a page in the copied site, relative to the folder of the docs. Other files keep their paths. */
export function toCopyPath(path: string, languages: Languages | undefined): string {
  if (languages?.form !== 'suffix' || !isPageFile(path)) return path
  const { locale, localPath } = toLocalPage(path, languages)
  return locale === undefined ? localPath : posix.join('..', 'i18n', locale, localPath)
}
