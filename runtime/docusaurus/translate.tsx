// Stands for `@docusaurus/Translate` in components of a site: texts stay as they are written.
import type { ReactElement, ReactNode } from 'react'

interface TranslateProps {
  readonly id?: string
  readonly description?: string
  readonly children?: string
  readonly values?: Readonly<Record<string, ReactNode>>
}

/** The text with what stands in its braces filled in. */
export default function Translate({ children = '', values = {} }: TranslateProps): ReactElement {
  const parts = children.split(/\{(\w+)\}/)
  return <>{parts.map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)))}</>
}

/** The same as plain text. */
export function translate(
  { message, id = '' }: { readonly message?: string; readonly id?: string },
  values: Readonly<Record<string, string | number>> = {},
): string {
  return (message ?? id).replace(/\{(\w+)\}/g, (all, key: string) => String(values[key] ?? all))
}
