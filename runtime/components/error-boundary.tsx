import { Component, type ReactElement, type ReactNode } from 'react'
import { crashTranslations } from '../i18n/crash.ts'
import { t } from '../i18n/t.ts'

interface BoundaryProps {
  /** Called with the error when a child crashes, and with undefined when the reader retries. */
  readonly onCrash: (error: Error | undefined) => void
  readonly children: ReactNode
}

interface BoundaryState {
  readonly error: Error | undefined
  /** Changes on every retry, so that React does not reuse the state of the crashed tree. */
  readonly attempt: number
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

/**
 * Shows a message with a button to retry in place of children that crash; the rest of the page
 * keeps working.
 */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, attempt: 0 }

  static getDerivedStateFromError(thrown: unknown): Pick<BoundaryState, 'error'> {
    return { error: toError(thrown) }
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onCrash(toError(thrown))
  }

  readonly retry = (): void => {
    this.props.onCrash(undefined)
    this.setState(({ attempt }) => ({ error: undefined, attempt: attempt + 1 }))
  }

  override render(): ReactNode {
    const { error, attempt } = this.state
    if (error) return <CrashFallback error={error} onRetry={this.retry} />
    return <Attempt key={attempt}>{this.props.children}</Attempt>
  }
}

function Attempt({ children }: { readonly children: ReactNode }): ReactNode {
  return children
}

interface CrashFallbackProps {
  readonly error: Error
  readonly onRetry: () => void
}

function CrashFallback({ error, onRetry }: CrashFallbackProps): ReactElement {
  return (
    <div className="crash" role="alert">
      <p className="crash-title">{t(crashTranslations, 'crashed')}</p>
      <p className="crash-message">{error.message}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t(crashTranslations, 'tryAgain')}
      </button>
    </div>
  )
}
