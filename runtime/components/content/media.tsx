import type { ReactElement } from 'react'
import { useTranslations } from '../../i18n/use-translations.ts'
import { contentOf, type ContentProps, textOf } from './content-props.ts'

interface YouTubeProps extends ContentProps {
  readonly title?: unknown
}

/**
 * A link to a video that becomes the player when clicked. Nothing is requested from the other site
 * before.
 */
export function YouTube({ id, title, className }: YouTubeProps): ReactElement {
  const translations = useTranslations()
  const video = /^[\w-]+$/.exec(id ?? '')?.[0] ?? ''
  const label = textOf(title) ?? translations.video
  return (
    <a
      className={['youtube', className].filter(Boolean).join(' ')}
      href={`https://www.youtube.com/watch?v=${video}`}
      data-youtube={video}
      rel="noopener noreferrer"
    >
      <span className="youtube-title">{label}</span>
      <span className="youtube-note">{translations.playVideo}</span>
    </a>
  )
}

interface IframeProps extends ContentProps {
  readonly src?: unknown
  readonly title?: unknown
  readonly allow?: unknown
  readonly sandbox?: unknown
  readonly width?: unknown
  readonly height?: unknown
}

/** An `iframe` that loads when it is near the window. */
export function Iframe({
  src,
  title,
  allow,
  sandbox,
  width,
  height,
  className,
}: IframeProps): ReactElement {
  return (
    <iframe
      className={['frame', className].filter(Boolean).join(' ')}
      src={textOf(src)}
      title={textOf(title) ?? ''}
      allow={textOf(allow)}
      sandbox={textOf(sandbox)}
      width={textOf(width)}
      height={textOf(height)}
      loading="lazy"
    />
  )
}

/** Contains the images for light and dark mode, of which the style sheet shows one. */
export function ThemedImage({ className, children }: ContentProps): ReactElement {
  return <span className={['themed-image', className].filter(Boolean).join(' ')}>{children}</span>
}

interface DiagramProps extends ContentProps {
  /** Mermaid source, shown as text until it is drawn. */
  readonly code?: unknown
  readonly title?: unknown
}

/**
 * A diagram: an image between the tags, or Mermaid source that the browser draws when the site has
 * Mermaid.
 */
export function Diagram({ code, title, className, children }: DiagramProps): ReactElement {
  const source = textOf(code)
  const label = contentOf(title)
  return (
    <figure
      className={['diagram', className].filter(Boolean).join(' ')}
      data-diagram={source === undefined ? undefined : 'mermaid'}
    >
      {source === undefined ? children : <pre className="mermaid">{source}</pre>}
      {label !== undefined && <figcaption>{label}</figcaption>}
    </figure>
  )
}
