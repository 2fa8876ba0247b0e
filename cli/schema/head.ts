// Elements that a site adds to its pages: head tags, scripts, fonts of other hosts.
import * as v from 'valibot'
import { doc, optional, option } from '../primitives/formats/schema-parts.ts'
import { ownRecord } from '../primitives/own-record.ts'

const attributes = ownRecord(v.string(), v.union([v.string(), v.boolean()]))

const headElementSchema = v.strictObject({
  tag: doc(v.picklist(['link', 'meta', 'noscript', 'script', 'style']), 'Name of the element.'),
  attributes: option(attributes, {}, 'Its attributes; `true` writes one without a value.'),
  content: optional(
    v.string(),
    'What is between its tags. Scripts and style sheets that are written here are allowed by their hash.',
  ),
})

const scriptSchema = v.strictObject({
  src: doc(v.string(), 'File below a static folder, or a URL.'),
  position: option(v.picklist(['head', 'body']), 'head', 'In the head, or at the end of the body.'),
  async: option(v.boolean(), false, 'Run it as soon as it has loaded, in any order.'),
  defer: option(
    v.boolean(),
    true,
    'Run it after the page has been parsed, in the order of the list.',
  ),
  type: optional(v.string(), '`module` for a script with imports.'),
  attributes: option(attributes, {}, 'Further attributes, such as `data-` attributes.'),
})

/** The options `head`, `scripts` and `fonts`. */
export const headEntries = {
  head: option(
    v.array(headElementSchema),
    [],
    'Elements that are added to the head of every page. The content security policy allows the hosts that they name. The forms of VitePress (`[tag, attributes, content]`) and Starlight (`{ tag, attrs }`) are read too. Scripts, refreshes and handlers belong here, because the config is code of the site; pages add elements that only describe them with `head` in their front matter.',
  ),
  scripts: option(
    v.array(v.union([v.string(), scriptSchema])),
    [],
    'Scripts that are added to every page: a URL, a file below a static folder, or an object.',
  ),
  fonts: option(
    v.array(v.string()),
    [],
    'Style sheets of fonts on other hosts: `https://fonts.googleapis.com/css2?family=Inter`. Pages connect to the hosts early, and the content security policy allows them.',
  ),
}

/** An element of the head, as the config has it. */
export type HeadElement = v.InferOutput<typeof headElementSchema>

/**
 * What a page has between the tags of an element. The end tag ends a script or style sheet wherever it is, so a
 * backslash goes into it; the contents of `noscript` are markup.
 */
export function toElementText({ tag, content = '' }: HeadElement): string {
  if (tag === 'noscript') return content
  return content.replaceAll(new RegExp(`</(?=${tag})`, 'gi'), String.raw`<\/`)
}
