import type { ResolvedConfig } from './schema.ts'

/** Sidebars of the docs in one part of the config. */
export interface OwnSidebars {
  /** The path of the option: `versions[1].sidebars`. */
  readonly key: string
  readonly sidebars: NonNullable<ResolvedConfig['sidebars']>
}

/** Sidebars of the docs by hand, in the order of the config: of the site, of versions, of languages. */
export function listSidebars({
  sidebars,
  versions,
  locales,
}: ResolvedConfig): readonly OwnSidebars[] {
  const all = [
    { key: 'sidebars', sidebars },
    ...versions.map((one, index) => ({ key: `versions[${index}].sidebars`, ...one })),
    ...locales.map((one, index) => ({ key: `locales[${index}].sidebars`, ...one })),
  ]
  return all.flatMap((one) =>
    one.sidebars === undefined ? [] : [{ key: one.key, sidebars: one.sidebars }],
  )
}
