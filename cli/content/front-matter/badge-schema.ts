import * as v from 'valibot'
import { badgeKindNames } from '../../model/sidebar-badge.ts'
import { key, text } from './front-matter-parts.ts'

const kind = v.picklist(badgeKindNames)

/** The badge of a page in the sidebar. */
export const badge = v.union(
  [
    text,
    v.strictObject({
      text: v.pipe(text, v.description('Text of the badge.')),
      type: key(kind, 'Color of the badge; `info` by default.'),
      variant: key(kind, 'The name that Starlight has for `type`.'),
    }),
  ],
  'a string or `{ text, type }` with the types `info`, `tip`, `warning` and `danger`',
)
