import { joinBase, toUrlPath } from '../../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'

/** A version in a language. */
export interface ListedVariant {
  readonly version: string
  readonly locale: string
}

type PathConfig = Pick<ResolvedConfig, 'versions' | 'locales'>

/** The variants that have a list of pages for programs; the first one has it in the root folder. */
export function listVariants({ versions, locales }: PathConfig): readonly ListedVariant[] {
  return versions.flatMap(({ name }) =>
    locales.map(({ code }) => ({ version: name, locale: code })),
  )
}

/** The folder of the lists of a variant, `de/1.0/`; `''` for the first one. */
export function toListFolder(
  { versions, locales }: PathConfig,
  { version, locale }: ListedVariant,
): string {
  const [firstVersion, firstLocale] = [versions[0]?.name, locales[0]?.code]
  if (version === firstVersion && locale === firstLocale) return ''
  const own = versions.find(({ name }) => name === version)
  const language = locales.find(({ code }) => code === locale)
  const path = toUrlPath(`${language?.path ?? ''}/${own?.path ?? ''}`).slice(1)
  // The URLs of another version can begin at the root.
  return path === '' ? `${version}/` : path
}

/** The URL of the list of a variant, with base path. */
export function toListHref(
  config: PathConfig & Pick<ResolvedConfig, 'baseUrl'>,
  variant: ListedVariant,
): string {
  return joinBase(config.baseUrl, `${toListFolder(config, variant)}llms.txt`)
}
