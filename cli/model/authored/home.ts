/** An image of a landing page as its author wrote it; `dark` replaces `src` in dark mode. */
export interface HomeImage {
  readonly src: string
  readonly dark?: string
  readonly alt?: string
  readonly width?: number
  readonly height?: number
}

/** A button at the top of a landing page. */
export interface HomeAction {
  readonly theme?: 'brand' | 'alt'
  /** The name that Starlight has for `theme`. */
  readonly variant?: 'brand' | 'alt'
  readonly text: string
  readonly link: string
  readonly rel?: string
  readonly target?: string
}

/** A sample at the top of a landing page. */
export interface HomeCode {
  readonly code?: string
  readonly file?: string
  readonly language?: string
  readonly title?: string
  /** The label of its tab, in a list whose blocks readers see one at a time. */
  readonly tab?: string
}

/** The top of a landing page: `hero` in front matter. */
export interface HomeHero {
  readonly name?: string
  readonly title?: string
  readonly text?: string
  /** Markdown. */
  readonly tagline?: string
  readonly image?: HomeImage
  readonly actions?: readonly HomeAction[]
  readonly code?: readonly HomeCode[]
  /** A command of one line. */
  readonly install?: string
  readonly background?: 'plain' | 'solid'
}

/** An entry of `features` in front matter. */
export interface HomeFeature {
  /** An emoji or other text, an SVG element, or the path data of one. */
  readonly icon?: string | HomeImage
  readonly title: string
  /** Markdown. */
  readonly details?: string
  readonly link?: string
  readonly linkText?: string
  readonly rel?: string
  readonly target?: string
}
