// What every built-in component is made with: a function from its props and its content to hast.
import type { Element, ElementContent } from 'hast'
import type { Translations } from '../../i18n/translations.ts'

/** The input for writing a component of an article. */
export interface ContentInput {
  /** Any literal that an author wrote, by name; markup is `Content`. */
  readonly props: Readonly<Record<string, unknown>>
  /** The content between the tags. */
  readonly children: readonly ElementContent[]
  /** The interface texts in the language of the article. */
  readonly words: Translations
}

/** A built-in component: a pure function, so that an article stays one tree until it is written. */
export type ContentFunction = (input: ContentInput) => ElementContent[]

/** Markup that a page passes as the value of an attribute; data with the same shape is never an instance. */
export class Content {
  readonly nodes: readonly ElementContent[]

  constructor(nodes: readonly ElementContent[]) {
    this.nodes = nodes
  }
}

/** A string or number as text; undefined for any other value. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : undefined
}

/** A text, or markup that a page passes as the value of an attribute; undefined for any other value. */
export function contentOf(value: unknown): readonly ElementContent[] | undefined {
  if (value instanceof Content) return value.nodes
  const found = textOf(value)
  return found === undefined ? undefined : [{ type: 'text', value: found }]
}

/** The class of the component, and those that the author adds; what is empty is left out. */
export function classNames(...names: readonly unknown[]): string[] {
  return names.filter(Boolean).map(String)
}

/** The value as a list of one word, which is how hast holds some attributes. */
export function wordOf(value: unknown): string[] | undefined {
  const word = textOf(value)
  return word === undefined ? undefined : [word]
}

/** A hast element; properties that are undefined are not written. */
export function element(
  tagName: string,
  properties: Element['properties'],
  children: readonly ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children: [...children] }
}

/** A hast node with this text. */
export function text(value: string): ElementContent {
  return { type: 'text', value }
}
