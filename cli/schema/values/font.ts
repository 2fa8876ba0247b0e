import * as v from 'valibot'
import { optional } from '../../primitives/formats/schema-parts.ts'

const what = 'a package of Fontsource, a folder of `.woff2` files, or a list of families'

const fontOptionsSchema = v.strictObject({
  text: optional(v.string(), `The font of text: ${what}.`),
  headings: optional(v.string(), 'The font of headings; that of text by default.'),
  code: optional(v.string(), 'The font of code.'),
  subsets: optional(
    v.array(v.string()),
    'The subsets of packages that are published: `latin`, `greek`. By default those that the locales of the site need.',
  ),
})

/** The option `theme.font`. */
export const fontOption = optional(
  v.union([v.string(), fontOptionsSchema]),
  `The font of text, or an object of fonts: ${what}. Files are published with the site and loaded early. If the text font arrives too late, the page uses a font of the reader’s device in the same size, so that text does not move; later pages use the font of the site.`,
)

/** Fonts by what they are for. */
export type FontOptions = v.InferOutput<typeof fontOptionsSchema>
