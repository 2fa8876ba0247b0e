'use client'
import { type ReactElement, useCallback, useState } from 'react'
import type { LoadedExample } from './live/examples.ts'

interface LiveRunProps {
  readonly name: string
  readonly title: string
}

type State =
  | { readonly kind: 'idle' | 'loading' | 'failed' }
  | { readonly kind: 'running'; readonly loaded: LoadedExample }

/** The button that loads and starts an example, and the example once it runs. */
export function LiveRun({ name, title }: LiveRunProps): ReactElement {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const close = useCallback(() => setState({ kind: 'idle' }), [])
  const run = async (): Promise<void> => {
    setState({ kind: 'loading' })
    try {
      const { loadExample } = await import('./live/examples.ts')
      setState({ kind: 'running', loaded: await loadExample(name) })
    } catch {
      setState({ kind: 'failed' })
    }
  }

  if (state.kind === 'running') {
    const { Playground, example } = state.loaded
    return (
      <div className="live__running">
        <Playground example={example} title={title} onClose={close} />
      </div>
    )
  }
  return (
    <div className="live__start">
      <button
        type="button"
        className="live__run"
        aria-disabled={state.kind === 'loading'}
        onClick={() => void run()}
      >
        {state.kind === 'loading' ? 'Loading…' : 'Run and edit'}
      </button>{' '}
      <span role="status">
        {state.kind === 'failed' &&
          'The example could not be loaded. Check your connection and try again.'}
      </span>
    </div>
  )
}

export default LiveRun
