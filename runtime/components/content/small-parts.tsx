import type { ReactElement } from 'react'
import { useTranslations } from '../../i18n/use-translations.ts'
import {
  admonitionClasses,
  admonitionTitle,
  admonitionTitleClass,
} from '../../shared/admonitions.ts'
import { contentOf, type ContentProps, textOf } from './content-props.ts'

/** Shows an ordered list, or headings with text, as steps. */
export function Steps({ className, children }: ContentProps): ReactElement {
  return <div className={['steps', className].filter(Boolean).join(' ')}>{children}</div>
}

interface BadgeProps extends ContentProps {
  /** `info`, `tip`, `warning`, `danger`. */
  readonly type?: unknown
  readonly text?: unknown
}

/** A short text on a colored background. */
export function Badge({ type, text, className, children }: BadgeProps): ReactElement {
  const kind = /^[\w-]+$/.exec(textOf(type) ?? '')?.[0] ?? 'info'
  return (
    <span className={['badge', `badge-${kind}`, className].filter(Boolean).join(' ')}>
      {children ?? contentOf(text)}
    </span>
  )
}

interface AdmonitionProps extends ContentProps {
  readonly type?: unknown
  readonly title?: unknown
}

/** The admonition that `:::tip[Title]` creates. */
export function Admonition({
  type,
  title,
  id,
  className,
  children,
}: AdmonitionProps): ReactElement {
  const translations = useTranslations()
  const kind = /^[a-z][\w-]*$/.exec(textOf(type) ?? '')?.[0] ?? 'note'
  return (
    <aside role="note" className={admonitionClasses(kind, className).join(' ')} id={id}>
      <p className={admonitionTitleClass}>
        {contentOf(title) ?? admonitionTitle(kind, translations)}
      </p>
      {children}
    </aside>
  )
}

/** Code without colors. */
export function CodeBlock({ children }: ContentProps): ReactElement {
  return (
    <pre className="code">
      <code>{children}</code>
    </pre>
  )
}

/** The build turns it into a heading first; this one keeps the text of those that it cannot. */
export function Heading({ id, className, children }: ContentProps): ReactElement {
  return (
    <h2 id={id} className={className}>
      {children}
    </h2>
  )
}

/** The content between the tags. */
export function Translate({ children }: ContentProps): ReactElement {
  return <>{children}</>
}
