/** A URL in an attribute, decoded. */
export interface HtmlLink {
  /** `page`: readers navigate to it; `asset`: the browser loads it with the page. */
  readonly kind: 'page' | 'asset'
  readonly href: string
  readonly inMain: boolean
  /** Of an `a`: the text between its tags, white space folded. */
  readonly text?: string
}

/** An `img` element; attributes as they were written, absent when the element lacks them. */
export interface HtmlImage {
  readonly src: string
  readonly inMain: boolean
  readonly alt?: string
  readonly width?: string
  readonly height?: string
  readonly classes: readonly string[]
  /** Hidden from people who use a screen reader: `role="presentation"` or `aria-hidden="true"`. */
  readonly isDecorative: boolean
}

/**
 * All lists are in document order. The contents of comments, scripts and templates are left out.
 */
export interface HtmlFacts {
  readonly links: readonly HtmlLink[]
  readonly images: readonly HtmlImage[]
  /** Every `id` and the `name` of every `a`, with repeats. */
  readonly ids: readonly string[]
  /** Values of `data-island`, each once. */
  readonly islands: readonly string[]
  /** Whether any element has a `style` attribute. */
  readonly hasStyles: boolean
}
