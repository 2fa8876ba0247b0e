import { toUrlPath } from '../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Variant } from '../model/source-file.ts'

type Paths = Pick<ResolvedConfig, 'locales' | 'versions' | 'docs'>

/** An old path of a page, where it redirects from. */
interface OldPath {
  /** As `toRedirectSource` makes it. */
  readonly from: string
  /** The path is outside the docs, so that it is the same in all versions. */
  readonly isShared: boolean
}

/**
 * Put an old path of a page below its language and its version, as a `slug` is, so that copies and
 * translations redirect to themselves. A path that is there already stays.
 *
 * `/old/` of a page in German -> `/de/old/`; of a page in version 1.0 -> `/1.0/old/`
 */
export function placeInVariant(from: string, variant: Variant, config: Paths): OldPath {
  const language = toUrlPath(config.locales.find(({ code }) => code === variant.locale)?.path ?? '')
  const path = below(language, from) ?? from
  const version =
    variant.collection === undefined
      ? toUrlPath(config.versions.find(({ name }) => name === variant.version)?.path ?? '')
      : '/'
  if (version === '/') return { from: join(language, path), isShared: false }
  const docs = toUrlPath(config.docs.routeBasePath)
  const inDocs = below(docs, path)
  if (inDocs === undefined) return { from: join(language, path), isShared: true }
  const inVersion = below(version, inDocs) ?? inDocs
  return { from: join(language, join(docs, join(version, inVersion))), isShared: false }
}

/** The rest of a path below a prefix, with a slash before it. */
function below(prefix: string, path: string): string | undefined {
  return path.startsWith(prefix) ? path.slice(prefix.length - 1) : undefined
}

const join = (prefix: string, path: string): string => prefix.slice(0, -1) + path
