// Replaces `@theme/CodeBlock` in components of a site.
import type { ReactElement, ReactNode } from 'react'
import { useTranslations } from '../i18n/use-translations.ts'
import { languageLabel } from '../shared/text/language-label.ts'
import { highlight } from './highlight.ts'

interface CodeBlockProps {
  readonly children?: ReactNode
  readonly language?: string
  readonly title?: ReactNode
  readonly className?: string
  /** The text after the language in a code fence. */
  readonly metastring?: string
  readonly showLineNumbers?: boolean | number
}

/** The code, if it is text only. */
function textOf(children: ReactNode): string | undefined {
  const parts = Array.isArray(children) ? children : [children]
  const isText = parts.every((part) => typeof part === 'string' || typeof part === 'number')
  return isText ? parts.join('').replace(/\r?\n$/, '') : undefined
}

/** A code block like those of Markdown. */
export default function CodeBlock(props: CodeBlockProps): ReactElement {
  const { children, className = '', metastring = '', showLineNumbers } = props
  const { copyCode } = useTranslations()
  const language = props.language ?? /\blanguage-([\w-]+)/.exec(className)?.[1]
  const title = props.title ?? /\btitle=(["'])(.*?)\1/.exec(metastring)?.[2]
  const first = typeof showLineNumbers === 'number' ? `=${showLineNumbers}` : ''
  const isNumbered = showLineNumbers !== undefined && showLineNumbers !== false
  const meta = isNumbered ? `${metastring} showLineNumbers${first}` : metastring
  const name = language === undefined ? undefined : `language-${language}`
  const text = textOf(children)
  const label = title === undefined ? languageLabel(language ?? 'text') : undefined
  const isBare =
    title === undefined && (label === undefined || (text !== undefined && !text.includes('\n')))
  return (
    <figure
      className="code-block"
      data-code=""
      data-language={language}
      data-label={isBare ? undefined : label}
      data-bare={isBare ? '' : undefined}
    >
      {title !== undefined && <figcaption className="code-title">{title}</figcaption>}
      <pre className={/\bshowLineNumbers\b/.test(meta) ? 'code numbered' : 'code'}>
        {text === undefined ? (
          <code className={name}>{children}</code>
        ) : (
          <code
            className={name}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: highlight(text, { language, meta }) }}
          />
        )}
      </pre>
      <button type="button" className="copy-button" data-copy="" aria-label={copyCode} />
    </figure>
  )
}
