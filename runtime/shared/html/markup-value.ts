import { isSafeUrl } from '../urls/safe-url.ts'

/**
 * Markup as a value that survives JSON. `text={<b>two</b>}` in Markdown becomes
 * `{tag: 'b', props: {}, children: ['two']}`. It is always stored apart from the props of the
 * component, by the name of the prop, so that data with the same shape stays data.
 */
export interface MarkupValue {
  readonly tag: string
  readonly props: Readonly<Record<string, string>>
  readonly children: readonly (string | number | MarkupValue)[]
}

/** The elements allowed in such a value: they contain text and load nothing. */
export const markupTags: ReadonlySet<string> = new Set(
  'a abbr b br code del em i ins kbd li mark ol p q s samp small span strong sub sup u ul var'.split(
    ' ',
  ),
)

const markupProps: ReadonlySet<string> = new Set(['className', 'href', 'title', 'lang'])

/** The attributes that elements in markup may have; `href` only with a URL that runs no code. */
export function toMarkupProps(
  entries: readonly (readonly [string, unknown])[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      markupProps.has(name) &&
      typeof value === 'string' &&
      (name !== 'href' || isSafeUrl(value, 'follow'))
        ? [[name, value]]
        : [],
    ),
  )
}
