// The images of link previews.
import * as v from 'valibot'
import { optional, option } from '../primitives/formats/schema-parts.ts'

/** The options of social cards. */
export const socialCardsSchema = v.union([
  v.boolean(),
  v.strictObject({
    component: optional(
      v.string(),
      'File whose default export is a React component with the props `SocialCardProps`, relative to the site folder; the built-in card by default. It is styled with `style` attributes.',
    ),
    fonts: optional(
      v.array(v.string()),
      'Fonts of the text: packages of Fontsource or folders with `.woff2` files, as in `theme.font`. By default those of `theme.font`, or else a font that comes with the renderer and has Latin and Cyrillic letters.',
    ),
    logo: optional(
      v.string(),
      'Logo below a static folder; `navbar.logo` by default, in its form for dark mode if it has one.',
    ),
    maxBytes: option(
      v.pipe(v.number(), v.integer(), v.minValue(1)),
      300_000,
      'Size in bytes above which a card is reported, because some apps don’t show it.',
    ),
  }),
])

/** The options with their defaults; undefined without cards. */
export function toCardOptions(
  value: v.InferOutput<typeof socialCardsSchema>,
): CardOptions | undefined {
  if (value === false) return undefined
  return value === true ? { maxBytes: 300_000 } : value
}

/** The options of a site that has cards. */
export type CardOptions = Exclude<v.InferOutput<typeof socialCardsSchema>, boolean>
