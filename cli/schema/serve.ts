import * as v from 'valibot'
import { option } from '../primitives/formats/schema-parts.ts'

/** The options of the development server. */
export const serveSchema = v.strictObject({
  maxCompiled: option(
    v.pipe(v.number(), v.minValue(0)),
    3000,
    'The number of pages up to which `docs-ssg serve` compiles all of them. On a larger site, it compiles a page when it is opened or edited, and reports problems of these pages only.',
  ),
})
