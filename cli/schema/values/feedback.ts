// Whether readers are asked if a page was helpful.
import * as v from 'valibot'
import { optional } from '../../primitives/formats/schema-parts.ts'

/** The options of the question below each doc. */
export const feedbackSchema = v.strictObject({
  url: optional(
    v.string(),
    'Where answers are sent as JSON: `{"page":"/guide/install","helpful":true}`. Without it, only the event `docs-ssg:feedback` of `document` reports them, to scripts of the site.',
  ),
})
