import { createHeadingIds } from '../../../primitives/text/heading-ids.ts'

/** A name for a key of the config. */
export const toSlug = (text: string): string =>
  createHeadingIds('vitepress').toId(text).replace(/^_/, '') || 'section'
