// The frame around a running example: fields for its values, the app, the state and the log.
import {
  type ReactElement,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Provider } from 'react-redux'
import { showInCode } from './code-values.ts'
import { Controls } from './controls.tsx'
import type { Example, Value, Values } from './example.ts'
import { startSession } from './session.ts'

interface PlaygroundProps {
  readonly example: Example
  readonly title: string
  readonly onClose: () => void
}

/** An example with its fields. Values that are only read at the start begin a new run. */
export function Playground({ example, title, onClose }: PlaygroundProps): ReactElement {
  const { controls } = example
  const [values, setValues] = useState<Values>(() => defaultsOf(example))
  const [run, restart] = useReducer((count: number) => count + 1, 1)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => root.current?.focus({ preventScroll: true }), [])
  useEffect(() => closeWhenRemoved(root.current, onClose), [onClose])
  useEffect(() => {
    const live = root.current?.closest('.live')
    for (const [name, { code, value }] of Object.entries(controls))
      if (live && code) showInCode(live, { name, pattern: code, value: values[name] ?? value })
  }, [controls, values])

  const change = (name: string, value: Value): void => {
    setValues((previous) => ({ ...previous, [name]: value }))
    if (controls[name]?.restarts === true) restart()
  }
  return (
    <div ref={root} tabIndex={-1} role="group" aria-label={`Running: ${title}`}>
      <div className="live__bar">
        <Controls {...{ controls, values }} onChange={change} />
        <button type="button" onClick={restart}>
          Restart
        </button>
      </div>
      <Run key={run} {...{ example, values }} />
    </div>
  )
}

const defaultsOf = ({ controls }: Example): Values =>
  Object.fromEntries(Object.entries(controls).map(([name, { value }]) => [name, value]))

/** A page that is left is taken out of the document without React, and timers would go on. */
function closeWhenRemoved(element: Element | null, onClose: () => void): () => void {
  const timer = setInterval(() => {
    if (element?.isConnected !== true) onClose()
  }, 500)
  return () => clearInterval(timer)
}

interface RunProps {
  readonly example: Example
  readonly values: Values
}

function Run({ example, values }: RunProps): ReactElement {
  const [{ activity, running, update }] = useState(() => startSession(example, values))
  useEffect(() => update(values), [update, values])
  const { store } = running
  useSyncExternalStore(store.subscribe, store.getState)
  const entries = useSyncExternalStore(activity.subscribe, activity.read)
  const { title, value } = running.view()
  return (
    <div className="live__panes">
      <div className="live__app">
        <p className="live__pane-title">App</p>
        <Provider store={store}>{running.render(values)}</Provider>
      </div>
      <div className="live__state">
        <p className="live__pane-title">{title}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls. */}
        <pre tabIndex={0} role="group" aria-label={title}>
          {JSON.stringify(value, null, 2)}
        </pre>
      </div>
      <div className="live__log">
        <p className="live__pane-title">Log, newest first</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls. */}
        <ol tabIndex={0} aria-label="Log" reversed>
          {entries.map(({ id, time, text }) => (
            <li key={id}>
              <span className="live__time">{time.toFixed(1)} s</span> <code>{text}</code>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
