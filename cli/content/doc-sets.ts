import { posix } from 'node:path'
import { toUrlPath } from '../../runtime/shared/url.ts'
import type { ResolvedConfig } from '../config/schema.ts'
import type { DocSet } from '../model.ts'

type Version = ResolvedConfig['versions'][number]
type Locale = ResolvedConfig['locales'][number]

/** Folder as written, without `./` before and `/` after it; the site's folder itself is `''`. */
function toFolder(path: string): string {
  const normal = posix.normalize(path.replaceAll('\\', '/')).replace(/\/+$/, '')
  return normal === '.' ? '' : normal
}

/** The first version and locale live in `docs.path`; unnamed folders follow Docusaurus's names. */
function folderOf(config: ResolvedConfig, version: Version, locale: Locale): string {
  const isFirstVersion = version === config.versions[0]
  const versioned = version.docsPath ?? `versioned_docs/version-${version.name}`
  if (locale === config.locales[0]) {
    return isFirstVersion ? (version.docsPath ?? config.docs.path) : versioned
  }
  const translated = locale.docsPath ?? `i18n/${locale.code}`
  const fallback = isFirstVersion ? translated : `${translated}/version-${version.name}`
  return locale.docsPaths[version.name] ?? fallback
}

/** Every combination of version and locale, versions first, in the order of the config. */
export function createDocSets(config: ResolvedConfig): DocSet[] {
  return config.versions.flatMap((version) =>
    config.locales.map((locale) => ({
      version: version.name,
      locale: locale.code,
      folder: toFolder(folderOf(config, version, locale)),
      urlPrefix: toUrlPath(`${locale.path}/${config.docs.routeBasePath}/${version.path}`),
    })),
  )
}
