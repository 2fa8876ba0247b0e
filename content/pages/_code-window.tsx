import type { ReactElement } from 'react'

interface Sample {
  /** Unique on the page. */
  readonly id: string
  readonly label: string
  /** Highlighted HTML. */
  readonly html: string
}

/** Samples that readers see one at a time; the first one until they choose. */
export function CodeWindow({ samples }: { readonly samples: readonly Sample[] }): ReactElement {
  return (
    <div className="home-code on-dark">
      <div className="tabs code-tabs" data-tabs="">
        <div className="tab-list" role="tablist">
          {samples.map(({ id, label }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={id}
              data-value={id}
              aria-controls={`${id}-panel`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? undefined : -1}
            >
              {label}
            </button>
          ))}
        </div>
        {samples.map(({ id, html }, index) => (
          <div
            key={id}
            className="tab-panel"
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={id}
            data-value={id}
            data-selected={index === 0 ? '' : undefined}
          >
            <figure className="code-block" data-code="" data-language="tsx">
              <pre className="code">
                <code className="language-tsx" dangerouslySetInnerHTML={{ __html: html }} />
              </pre>
              <CopyButton />
            </figure>
          </div>
        ))}
      </div>
    </div>
  )
}

/** A command of one line. */
export function InstallLine({ command }: { readonly command: string }): ReactElement {
  return (
    <div className="hero__install">
      <figure className="code-block" data-code="" data-language="bash" data-bare="">
        <pre className="code">
          <code className="language-bash">{command}</code>
        </pre>
        <CopyButton />
      </figure>
    </div>
  )
}

const CopyButton = (): ReactElement => (
  <button type="button" className="copy-button" data-copy="" aria-label="Copy code" />
)
