// Room: values that several options share
import * as v from 'valibot'
import { badgeKindNames } from './sidebar-badge.ts'
import { doc } from '../../primitives/formats/schema-parts.ts'

const kind = v.picklist(badgeKindNames)

/** A badge beside an entry of a sidebar: in the config, in front matter and in `_category_` files. */
export const badgeSchema = v.union(
  [
    v.string(),
    v.strictObject({
      text: doc(v.string(), 'Text of the badge.'),
      type: v.exactOptional(doc(kind, 'Color of the badge; `info` by default.')),
      variant: v.exactOptional(doc(kind, 'The name that Starlight has for `type`.')),
    }),
  ],
  'a string or `{ text, type }` with the types `info`, `tip`, `warning` and `danger`',
)
