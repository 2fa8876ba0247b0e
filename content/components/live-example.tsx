import type { ReactElement, ReactNode } from 'react'
import { Island } from 'docs-ssg/components'
import { LiveRun } from './live-run.tsx'

interface LiveExampleProps {
  /** A key of `live/examples.ts`. */
  readonly name: string
  readonly title: string
  /** The code that runs, and what readers can observe. */
  readonly children?: ReactNode
}

/**
 * An example that readers can run in the page. Its code and text are static; the button loads the
 * packages when a reader presses it.
 */
export function LiveExample({ name, title, children }: LiveExampleProps): ReactElement {
  const props = { name, title }
  return (
    <section className="live" id={`live-${name}`} aria-label={`Live example: ${title}`}>
      <p className="live__title">
        <strong>Live example</strong> {title}
      </p>
      {children}
      <Island name="LiveRun" props={props}>
        <LiveRun {...props} />
      </Island>
    </section>
  )
}
