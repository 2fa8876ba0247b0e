import { Fragment, type ReactElement, type ReactNode } from 'react'

interface FilledProps {
  readonly text: string
  readonly values: Readonly<Record<string, ReactNode>>
}

/** A text with elements where it says `{name}`. Text beside text becomes one piece, so that no marks stand between in HTML. */
export function Filled({ text, values }: FilledProps): ReactElement {
  const pieces = text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)))
  const joined: ReactNode[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (typeof last === 'string' && typeof piece === 'string')
      joined[joined.length - 1] = last + piece
    else joined.push(piece)
  }
  return (
    <>
      {joined.map((piece, index) => (
        <Fragment key={index}>{piece}</Fragment>
      ))}
    </>
  )
}
