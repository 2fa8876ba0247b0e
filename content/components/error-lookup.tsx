'use client'
import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type ErrorCode, readErrorCode } from './error-code.ts'

/** What the table on the page says about an error: its elements, with their code and links. */
const rowOf = (code: number): HTMLElement | null =>
  document.querySelector(`#error-${code} > td:last-child`)

/** The row of the error that `?code=` names as a card, or why there is none. */
export function ErrorLookup(): ReactElement | null {
  const [found, setFound] = useState<ErrorCode>({ kind: 'missing' })
  useEffect(() => setFound(readErrorCode(window.location.search)), [])
  useEffect(() => {
    // The style sheet shows the rest of the page now, in the same paint as the card.
    if (found.kind !== 'missing') delete document.documentElement.dataset['query']
  }, [found])

  if (found.kind === 'missing') return null
  if (found.kind === 'number' && rowOf(found.code)) return <ErrorCard code={found.code} />
  return <NoError found={found} />
}

function ErrorCard({ code }: { readonly code: number }): ReactElement {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const nodes = rowOf(code)?.childNodes ?? []
    row.current?.replaceChildren(...Array.from(nodes, (node) => node.cloneNode(true)))
  }, [code])
  return (
    <Card title={`Error ${code}`}>
      <div className="error-card__row" ref={row} />
      <p className="error-card__foot">
        <a href={`#error-${code}`}>Show in the table</a>
      </p>
    </Card>
  )
}

/** The text for a code that has no row. */
function explain(found: ErrorCode): readonly [title: string, message: string, help: ReactNode] {
  if (found.kind === 'number')
    return [
      `Error ${found.code}`,
      `This version of the documentation has no error with the code ${found.code}.`,
      'The app may use another version of Redux Toolkit. A development build prints the full message in the console.',
    ]
  const example = (
    <>
      The URL in the message of an error ends with a whole number, such as <code>code=7</code>. Copy
      it again from the console.
    </>
  )
  if (found.kind === 'malformed')
    return [
      'Unknown code',
      'The code in the URL is not a whole number.',
      <>
        The URL contains <code>{found.text}</code>. {example}
      </>,
    ]
  return ['No code', 'The URL contains no error code.', example]
}

function NoError({ found }: { readonly found: ErrorCode }): ReactElement {
  const [title, message, help] = explain(found)
  return (
    <Card title={title}>
      <div className="error-card__row">
        <p className="error-message">{message}</p>
        <p className="error-card__help">{help}</p>
      </div>
      <p className="error-card__foot">
        <a href="#all-error-codes">Show all errors</a>
      </p>
    </Card>
  )
}

interface CardProps {
  readonly title: string
  readonly children: ReactNode
}

function Card({ title, children }: CardProps): ReactElement {
  return (
    <section className="error-card" aria-label="The error from the URL">
      <p className="error-card__code">{title}</p>
      {children}
    </section>
  )
}

export default ErrorLookup
