import type { ReactElement } from 'react'
import figures from '../generate/figures.json'
import { homeFigures } from '../generate/headline-figures.ts'

/** The figures of the last benchmark that say most, as the page about figures explains them. */
export default function Figures(): ReactElement {
  return (
    <dl className="figures">
      {homeFigures(figures).map(([value, text]) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
