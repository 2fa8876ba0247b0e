import * as v from 'valibot'
import { siteIconNames } from './site-icons.ts'
import { doc, filledText, option, optional } from '../primitives/formats/schema-parts.ts'

const formatNames = (names: readonly string[]): string =>
  names.map((name) => `\`${name}\``).join(', ')

const linkTarget = {
  label: doc(v.string(), 'Text of the link.'),
  to: optional(v.string(), 'A page of this site: `/guide/install`.'),
  href: optional(v.string(), 'A URL of another site.'),
}

const logoSchema = v.strictObject({
  src: doc(filledText, 'Image below a static folder.'),
  srcDark: optional(v.string(), 'The image for dark mode.'),
  alt: option(v.string(), '', 'Alternative text of the image.'),
  width: optional(
    v.number(),
    'Width in CSS pixels; by default the width that keeps the proportions of the image.',
  ),
  height: option(v.number(), 32, 'Height in CSS pixels.'),
})

const navbarItem = v.strictObject({
  ...linkTarget,
  type: option(
    v.picklist(['link', 'dropdown', 'versions', 'locales', 'search']),
    'link',
    'Kind of the item.',
  ),
  position: option(v.picklist(['left', 'right']), 'left', 'Side of the navbar.'),
  activeBasePath: optional(
    v.string(),
    'The item is marked as current on every page below this path. By default this is the folder of `to`, or `to` itself if other items point into that folder.',
  ),
  items: option(v.array(v.strictObject(linkTarget)), [], 'Links of a dropdown.'),
  className: optional(v.string(), 'Class names of the link, for style sheets of the site.'),
  icon: optional(
    v.string(),
    `Icon before the label: ${formatNames(siteIconNames)}, or the path data of another one (\`M12 2…\`) with a view box of 24 by 24.`,
  ),
  hideLabel: option(
    v.boolean(),
    false,
    'Show the icon alone, and the label to assistive technology only. The item needs an `icon`, or a `className` with which a style sheet draws one. The menu of narrow screens shows the label beside the `icon`.',
  ),
})

/** The options of the navbar. */
export const navbarSchema = v.strictObject({
  title: optional(v.string(), 'Text beside the logo; the title of the site by default.'),
  logo: optional(logoSchema, 'Image beside the title, linked to the home page.'),
  hideOnScroll: option(
    v.boolean(),
    false,
    'Hide the navbar while the reader scrolls down and show it while they scroll up.',
  ),
  items: option(v.array(navbarItem), [], 'Items from left to right.'),
})

const linkGroup = v.strictObject({
  title: doc(v.string(), 'Heading of the group.'),
  items: doc(v.array(v.strictObject(linkTarget)), 'Links from top to bottom.'),
})

/** The options of the footer. */
export const footerSchema = v.strictObject({
  style: option(v.picklist(['light', 'dark']), 'dark', 'Colors of the footer.'),
  logo: optional(logoSchema, 'Image above the copyright line.'),
  links: option(v.array(linkGroup), [], 'Groups of links.'),
  copyright: option(v.string(), '', 'Copyright line, as inline Markdown.'),
})
