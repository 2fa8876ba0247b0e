import { createHeadingIds } from '../../../primitives/text/heading-ids.ts'

/** Turns a text into a key for the config. */
export const toSlug = (text: string): string =>
  createHeadingIds('vitepress').toId(text).replace(/^_/, '') || 'section'
