import * as v from 'valibot'
import { doc } from '../../primitives/formats/schema-parts.ts'

const kind = v.picklist(['string', 'number', 'boolean', 'date', 'list', 'any'])

/** How a site declares its own front matter keys. */
export const ownKeySchema = v.union([
  kind,
  v.strictObject({
    type: doc(kind, 'What the value must be.'),
    values: v.exactOptional(doc(v.array(v.string()), 'The only values that are accepted.')),
    required: v.exactOptional(doc(v.boolean(), '`true` reports pages without the key.')),
  }),
])

/** The declaration of a key: its kind, or an object. */
export type OwnKey = v.InferOutput<typeof ownKeySchema>
