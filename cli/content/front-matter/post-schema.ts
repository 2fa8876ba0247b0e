// Tags and authors may be written in place, as in Docusaurus.
import * as v from 'valibot'
import { key } from '../../primitives/formats/schema-parts.ts'
import { emailText } from '../../schema/values/email-text.ts'
import { urlPathText } from '../../schema/values/url-path-text.ts'
import { fileUrl, linkUrl, name, notEmpty, text } from './front-matter-parts.ts'

/** A tag of a post. */
export const tag = v.union(
  [
    name,
    v.object({
      label: v.pipe(name, v.description('Text of the tag.')),
      permalink: key(
        v.pipe(urlPathText, notEmpty),
        'URL path of the page of the tag below the pages of tags.',
      ),
    }),
  ],
  'a string or `{ label, permalink }`',
)
/** An author of a post. */
export const author = v.union(
  [
    text,
    v.object({
      key: key(text, 'Key in `authors.yml`; the other keys replace what is written there.'),
      name: key(text, 'Name of the author.'),
      title: key(text, 'Role of the author, below the name.'),
      url: key(linkUrl, 'URL that the name links to.'),
      email: key(emailText, 'Email address; the name links to it if there is no `url`.'),
      image_url: key(fileUrl, 'Portrait, below a static folder or as a URL.'),
      imageURL: key(fileUrl, 'Another name for `image_url`.'),
    }),
  ],
  'the key of an author or `{ name, title, url, image_url }`',
)
