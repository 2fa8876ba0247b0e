import type { ReactElement, ReactNode } from 'react'

/** The columns of the comparison after the one of docs-ssg; `shown` until a reader chooses. */
const tools = [
  { name: 'Docusaurus', shown: true },
  { name: 'VitePress', shown: true },
  { name: 'Starlight', shown: true },
  { name: 'Rspress', shown: false },
  { name: 'MkDocs Material', shown: false },
  { name: 'Nimbus', shown: false },
]

/** A table whose columns readers choose. It works without a script, with the style sheet only. */
export default function Tools({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <div className="tools">
      <fieldset className="tools__choice">
        <legend>Compare with</legend>
        {tools.map(({ name, shown }) => (
          <label key={name}>
            <input type="checkbox" defaultChecked={shown} /> {name}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  )
}
