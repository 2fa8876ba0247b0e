/** Offsets into the HTML that was read, in UTF-16 code units; `end` is exclusive. */
export interface Range {
  readonly start: number
  readonly end: number
}

/**
 * An attribute with its name in lower case and its value decoded; the range covers `name="value"`.
 */
export interface Attribute extends Range {
  readonly name: string
  readonly value: string
}

/** A start tag; names are in lower case. */
export interface StartTag extends Range {
  readonly kind: 'start'
  readonly name: string
  readonly attributes: readonly Attribute[]
  /** The element has no end tag: a void element, or `<path/>` inside SVG. */
  readonly isEmpty: boolean
}

export interface EndTag extends Range {
  readonly kind: 'end'
  readonly name: string
}

/** Everything between two tags or comments, with entities decoded. */
export interface HtmlText extends Range {
  readonly kind: 'text'
  readonly text: string
  /** Inside a script, a stylesheet, a title or the like, which browsers don't display as text. */
  readonly isRaw: boolean
}

interface Comment extends Range {
  readonly kind: 'comment'
}

export type HtmlToken = StartTag | EndTag | HtmlText | Comment

/** The value of an attribute, decoded; undefined when the tag doesn't have it. */
export function attributeOf(tag: StartTag, name: string): string | undefined {
  return tag.attributes.find((attribute) => attribute.name === name)?.value
}
