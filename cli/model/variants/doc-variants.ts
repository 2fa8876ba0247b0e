// Room: versions, languages and collections: their folders, and what replaces missing pages
import { posix } from 'node:path'
import { toUrlPath } from '../../../runtime/shared/urls/url.ts'
import { listBlogs } from '../../schema/blog.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Variant } from '../source-file.ts'
import { ownValue } from '../../primitives/own-value.ts'
import { findWorkingVersion } from '../../schema/values/working-version.ts'
import { trimEndSlashes } from '../../primitives/urls/trim-slashes.ts'

type Version = ResolvedConfig['versions'][number]
type Locale = ResolvedConfig['locales'][number]

/** A folder without `./` before and `/` after it; the site's folder itself is `''`. */
function toFolder(path: string): string {
  const normal = trimEndSlashes(posix.normalize(path.replaceAll('\\', '/')))
  return normal === '.' ? '' : normal
}

/**
 * The version that authors work on is in `docs.path` in the first locale; folders without an option
 * have the names of Docusaurus.
 */
function folderOf(config: ResolvedConfig, version: Version, locale: Locale): string {
  const isWorking = version === findWorkingVersion(config.versions)
  const versioned = version.docsPath ?? `versioned_docs/version-${version.name}`
  if (locale === config.locales[0]) {
    return isWorking ? (version.docsPath ?? config.docs.path) : versioned
  }
  const translated = locale.docsPath ?? `i18n/${locale.code}`
  const fallback = isWorking ? translated : `${translated}/version-${version.name}`
  return ownValue(locale.docsPaths, version.name) ?? fallback
}

/**
 * Create every combination of version and locale in the order of the config, then the collections
 * and the pages.
 */
export function createVariants(config: ResolvedConfig): Variant[] {
  const docs = createDocVariants(config)
  return [...docs, ...createCollectionVariants(config), ...createPageVariants(config, docs)]
}

function createDocVariants(config: ResolvedConfig): Variant[] {
  return config.versions.flatMap((version) =>
    config.locales.map((locale) => ({
      version: version.name,
      locale: locale.code,
      folder: toFolder(folderOf(config, version, locale)),
      urlPrefix: toUrlPath(`${locale.path}/${config.docs.routeBasePath}/${version.path}`),
    })),
  )
}

/**
 * A collection without a folder for a locale is left out of it, unless that locale has a fallback.
 */
function createCollectionVariants(config: ResolvedConfig): Variant[] {
  const { collections, locales, versions } = config
  const blogs = listBlogs(config).map((blog) => ({ ...blog, isBlog: true as const }))
  return [...collections.map((one) => ({ ...one, isBlog: false as const })), ...blogs].flatMap(
    ({ name, path, routeBasePath, docsPaths, isBlog }) =>
      locales
        .filter(
          ({ code, fallback }, index) => index === 0 || fallback || Object.hasOwn(docsPaths, code),
        )
        .map((locale) => ({
          version: versions[0]?.name ?? 'current',
          locale: locale.code,
          collection: name,
          folder: toFolder(
            locale === locales[0]
              ? path
              : (ownValue(docsPaths, locale.code) ?? `i18n/${locale.code}.${name}`),
          ),
          urlPrefix: toUrlPath(`${locale.path}/${routeBasePath}`),
          ...(isBlog && { isBlog }),
        })),
  )
}

/** Markdown pages in every locale; if their folder is inside the docs, they are docs. */
function createPageVariants(
  { pagesPath, locales, versions }: ResolvedConfig,
  docs: readonly Variant[],
): Variant[] {
  const own = toFolder(pagesPath)
  const isInside = docs.some(({ folder }) => folder === '' || `${own}/`.startsWith(`${folder}/`))
  if (isInside) return []
  return locales.map((locale, index) => ({
    version: versions[0]?.name ?? 'current',
    locale: locale.code,
    collection: 'pages',
    folder: index === 0 ? own : toFolder(locale.pagesPath ?? `i18n/${locale.code}.pages`),
    urlPrefix: toUrlPath(locale.path),
  }))
}
