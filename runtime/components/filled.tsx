import { Fragment, type ReactElement, type ReactNode } from 'react'

interface FilledProps {
  readonly text: string
  readonly values: Readonly<Record<string, ReactNode>>
}

/** A text with elements where it says `{name}`. */
export function Filled({ text, values }: FilledProps): ReactElement {
  const parts = text.split(/\{(\w+)\}/)
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>{index % 2 === 0 ? part : (values[part] ?? `{${part}}`)}</Fragment>
      ))}
    </>
  )
}
