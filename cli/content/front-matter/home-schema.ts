// The keys of a landing page. Names are those of VitePress; those of Starlight are read too.
import * as v from 'valibot'
import { key } from '../../primitives/formats/schema-parts.ts'
import { fileUrl, group, linkUrl, oneOrMore, text } from './front-matter-parts.ts'

const size = v.pipe(
  text,
  v.regex(/^[1-9]\d{0,4}$/, 'a number of pixels'),
  v.transform((value) => Number(value)),
)
const alt = key(text, 'Text for readers who can’t see the image; empty for a decorative one.')
const width = key(size, 'Width in pixels.')
const height = key(size, 'Height in pixels.')

const oneImage = v.pipe(
  fileUrl,
  v.transform((src) => ({ src })),
)
const imageForms = 'the path of an image, `{ src, alt }` or `{ light, dark, alt }`'
const sameImage = v.strictObject({ src: fileUrl, alt, width, height })
const starlightImage = v.pipe(
  v.strictObject({ file: fileUrl, alt, width, height }),
  v.transform(({ file: src, ...rest }) => ({ src, ...rest })),
)
const twoImages = v.pipe(
  v.strictObject({ light: fileUrl, dark: fileUrl, alt, width, height }),
  v.transform(({ light: src, dark, ...rest }) => ({ src, dark, ...rest })),
)
const objectImage = [sameImage, twoImages, starlightImage] as const
const image = v.union([oneImage, ...objectImage], imageForms)

const isImagePath = (value: string): boolean =>
  /^(?:https?:\/\/|\.{0,2}\/)|\.(?:svg|png|webp|avif|jpe?g|gif)$/i.test(value)
const iconForms =
  'an emoji, the path of an image, `{ src, alt }`, `{ light, dark }`, an `<svg>` element or the path data of one'
const icon = v.union(
  [
    v.pipe(text, v.check(isImagePath, iconForms), oneImage),
    // A longer word is the name of an icon in the set of another tool, and other tags than `<svg>`
    // would be shown as text.
    v.pipe(text, v.regex(/^(?:\s*<svg[\s>]|(?!\s*[a-z][\w:-]{2,}\s*$|[^]*<[a-z!/]))/i, iconForms)),
    ...objectImage,
  ],
  iconForms,
)

const link = key(linkUrl, 'Page or URL that it links to.')
const rel = key(text, 'The `rel` attribute of the link.')
const target = key(text, 'The `target` attribute of the link.')

/** VitePress has `theme`, Starlight has `variant`. */
const look = v.pipe(
  v.picklist(
    ['brand', 'alt', 'sponsor', 'primary', 'secondary', 'minimal'],
    '`brand` or `alt` (in Starlight, `primary`, `secondary` or `minimal`)',
  ),
  v.transform((value) => (value === 'brand' || value === 'primary' ? 'brand' : 'alt')),
)
const action = group({
  theme: key(look, '`brand` for the main button, `alt` for the others.'),
  variant: key(look, 'The name that Starlight has for `theme`.'),
  text: v.pipe(text, v.description('Text of the button.')),
  link: v.pipe(linkUrl, v.description('Page or URL that the button links to.')),
  rel,
  target,
})

const code = v.union(
  [
    v.pipe(
      text,
      v.transform((value) => ({ code: value })),
    ),
    v.strictObject({
      code: v.exactOptional(text),
      file: v.exactOptional(text),
      language: v.exactOptional(text),
      title: v.exactOptional(text),
      tab: v.exactOptional(text),
    }),
  ],
  'code, `{ language, title, code }` or `{ language, title, file }`',
)

/** The top of a landing page. */
export const hero = group({
  name: key(text, 'Name of the project; the first line of the heading.'),
  title: key(text, 'The name that Starlight has for `name`.'),
  text: key(text, 'Second line of the heading.'),
  tagline: key(text, 'Sentence below the heading; Markdown is allowed.'),
  image: key(image, `Image beside the heading: ${imageForms}.`),
  actions: key(
    v.array(action, 'a list of `{ theme, text, link }`'),
    'Buttons: a list of `{ theme, text, link }`. `theme` is `brand` or `alt`.',
  ),
  code: key(
    oneOrMore(code, 'code, `{ language, title, code }`, or a list of these'),
    'Code beside the heading: `{ language, title, code }`, or `file` in place of `code`. A list shows one block below the other, or one at a time if its blocks have a `tab`, the label of their tab.',
  ),
  install: key(
    v.pipe(
      text,
      v.check((value) => !value.trim().includes('\n'), 'a command of one line'),
    ),
    'Command below the buttons, in one line that readers can copy.',
  ),
  background: key(
    v.picklist(['plain', 'solid'], '`plain` or `solid`'),
    '`plain` is the background of the page, `solid` a dark shade of the accent color with white text; `plain` by default.',
  ),
})

/** The features of a landing page, below its hero. */
export const features = v.array(
  group({
    icon: key(icon, `Icon above the title: ${iconForms}.`),
    title: v.pipe(text, v.description('Title of the feature.')),
    details: key(text, 'Text below the title; Markdown is allowed.'),
    link,
    linkText: key(text, 'Text of the link; without it the title is the link.'),
    rel,
    target,
  }),
  'a list of `{ icon, title, details, link }`',
)
