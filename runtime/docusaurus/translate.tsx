// Replaces `@docusaurus/Translate` in components of a site.
import type { ReactElement, ReactNode } from 'react'
import { Interpolated } from '../components/interpolated.tsx'
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

/**
 * The translation of a message. The id defaults to the message, which is also the default
 * translation.
 */
function textOf({ id, message }: Message): string {
  return messageOf(id ?? message ?? '') ?? message ?? id ?? ''
}

/** The translation in the language of the page, with values in place of `{name}`. */
export default function Translate({ id, children, values = {} }: TranslateProps): ReactElement {
  const text = textOf({
    ...(id === undefined ? {} : { id }),
    ...(children === undefined ? {} : { message: children }),
  })
  return <Interpolated text={text} values={values} />
}

/** The translation as a string. */
export function translate(
  message: Message,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return interpolate(textOf(message), values)
}
