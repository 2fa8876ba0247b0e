// Stands for `@docusaurus/Translate` in components of a site.
import type { ReactElement, ReactNode } from 'react'
import { Filled } from '../components/filled.tsx'
import { interpolate } from '../i18n/interpolate.ts'
import { messageOf } from './messages.ts'

interface TranslateProps {
  readonly id?: string
  readonly description?: string
  readonly children?: string
  readonly values?: Readonly<Record<string, ReactNode>>
}

interface Message {
  readonly message?: string
  readonly id?: string
  readonly description?: string
}

/** A text is its own id when it has none; one that nobody translated stays as it is written. */
function textOf({ id, message }: Message): string {
  return messageOf(id ?? message ?? '') ?? message ?? id ?? ''
}

/** The text in the language of the page, with what stands in its braces filled in. */
export default function Translate({ id, children, values = {} }: TranslateProps): ReactElement {
  const text = textOf({
    ...(id === undefined ? {} : { id }),
    ...(children === undefined ? {} : { message: children }),
  })
  return <Filled text={text} values={values} />
}

/** The same as plain text. */
export function translate(
  message: Message,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return interpolate(textOf(message), values)
}
