import { Fragment, type ReactElement, type ReactNode } from 'react'

interface InterpolatedProps {
  readonly text: string
  readonly values: Readonly<Record<string, ReactNode>>
}

/**
 * A text with elements in place of `{name}`. Adjacent strings are joined, because React writes
 * comments between them.
 */
export function Interpolated({ text: template, values }: InterpolatedProps): ReactElement {
  const parts = template.split(/\{(\w+)\}/).map((text, index) => {
    if (index % 2 === 0) return text
    return (Object.hasOwn(values, text) ? values[text] : undefined) ?? `{${text}}`
  })
  const joined: ReactNode[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof last === 'string' && typeof part === 'string')
      joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  return (
    <>
      {joined.map((part, index) => (
        <Fragment key={index}>{part}</Fragment>
      ))}
    </>
  )
}
