import { slug } from 'github-slugger'
import { toRecord, toText, type Values } from '../../coerce.ts'
import { toLanguageTag } from '../../language-name.ts'
import type { SourceFiles } from '../../source-files.ts'
import type { StarlightLocale } from '../starlight-site.ts'

/** The languages of a site, the default first. */
export function readLocales(
  options: Values,
  docsDir: string,
  files: SourceFiles,
): readonly [StarlightLocale, ...StarlightLocale[]] {
  const locales = toRecord(options['locales'])
  const folders = files
    .list(docsDir)
    .flatMap((path) => (path.includes('/') ? [path.split('/')[0] ?? ''] : []))
  const toLocale = (key: string): StarlightLocale => {
    const own = toRecord(locales[key])
    const isRoot = key === 'root'
    return {
      code: toLanguageTag(toText(own['lang']) ?? (isRoot ? 'en' : key)),
      label: toText(own['label']),
      direction: own['dir'] === 'rtl' ? 'rtl' : 'ltr',
      path: isRoot ? '' : key,
      // Astro makes slugs of the names of folders: `zh-CN` is that of `zh-cn`.
      folder: isRoot ? '' : (folders.find((name) => slug(name) === slug(key)) ?? key),
    }
  }
  const keys = Object.keys(locales)
  const written = toText(options['defaultLocale'])
  const main =
    [written ?? 'root', 'root'].find((key) => keys.includes(key)) ??
    keys.find((key) => toText(toRecord(locales[key])['lang']) === written) ??
    keys[0] ??
    'root'
  return [toLocale(main), ...keys.filter((key) => key !== main).map(toLocale)]
}
