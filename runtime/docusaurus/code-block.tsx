// Stands for `@theme/CodeBlock` in components of a site.
import type { ReactElement, ReactNode } from 'react'

interface CodeBlockProps {
  readonly children?: ReactNode
  readonly language?: string
  readonly title?: ReactNode
  readonly className?: string
}

/** A block of code as fences make it, without colours: those are made from Markdown. */
export default function CodeBlock(props: CodeBlockProps): ReactElement {
  const { children, title, className = '' } = props
  const language = props.language ?? /\blanguage-([\w-]+)/.exec(className)?.[1]
  const name = language === undefined ? undefined : `language-${language}`
  return (
    <figure className="code-block" data-code="" data-language={language}>
      {title !== undefined && <figcaption className="code-title">{title}</figcaption>}
      <pre className="code">
        <code className={name}>{children}</code>
      </pre>
    </figure>
  )
}
