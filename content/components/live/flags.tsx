import type { ReactElement } from 'react'

interface FlagsProps {
  readonly values: Readonly<Record<string, unknown>>
}

/** What a hook returns, as a list of names and values. */
export function Flags({ values }: FlagsProps): ReactElement {
  return (
    <dl className="live__flags">
      {Object.entries(values).map(([name, value]) => (
        <div key={name} data-on={value === true}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? `'${value}'` : String(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
