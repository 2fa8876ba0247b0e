import * as v from 'valibot'
import { key } from '../../primitives/formats/schema-parts.ts'
import { fileUrl, group, linkUrl, name, notEmpty, oneOrMore, text } from './front-matter-parts.ts'
import { readPageHead } from './page-head.ts'
import { toIsoDate } from './to-iso-date.ts'
import { badgeSchema } from '../../schema/values/badge.ts'
import { relativePathText, urlPathText } from '../../schema/values/url-path-text.ts'
import { features, hero } from './home-schema.ts'
import { author, tag } from './post-schema.ts'
import { isDay } from '../../primitives/time/is-day.ts'
import { ownRecord } from '../../primitives/own-record.ts'

const flag = v.boolean('`true` or `false`')
const nullableText = v.union([text, v.null()], 'a string or `null`')
const level = v.pipe(
  v.number('a heading level from 1 to 6'),
  v.integer('a heading level from 1 to 6'),
  v.minValue(1, 'a heading level from 1 to 6'),
  v.maxValue(6, 'a heading level from 1 to 6'),
)
const texts = v.union(
  [
    v.array(text),
    v.pipe(
      text,
      v.transform((one) => [one]),
    ),
  ],
  'a list of strings',
)
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))?$/
const date = v.pipe(
  v.string('an ISO 8601 date like `2024-05-31`'),
  v.transform(toIsoDate),
  v.check(
    (value) => DATE.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)),
    'an ISO 8601 date like `2024-05-31`',
  ),
)
const format = v.picklist(['md', 'mdx', 'detect'], '`md`, `mdx` or `detect`')
const toItem = (step: string | number): v.UnknownPathItem => ({
  type: 'unknown',
  origin: 'value',
  input: undefined,
  key: step,
  value: undefined,
})
const pageHead = v.pipe(
  v.array(v.unknown(), 'a list of elements'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = dataset.value.map(readPageHead)
    for (const [index, one] of read.entries())
      if (one.kind === 'refused')
        for (const { path, input, message } of one.problems)
          addIssue({ message, input, path: [toItem(index), ...path.map(toItem)] })
    const elements = read.flatMap((one) => (one.kind === 'element' ? [one.element] : []))
    return elements.length === read.length ? elements : NEVER
  }),
)

/** Every key of front matter. The message of an issue completes the sentence "it must be …". */
export const frontMatterSchema = v.object({
  id: key(
    v.pipe(name, v.regex(/^[^/\\]+$/, 'a name without a slash')),
    'Last part of the id of the page, which sidebars use; the name of the file by default.',
  ),
  slug: key(
    v.pipe(relativePathText, notEmpty),
    'URL of the page: absolute below the path of the docs if it starts with a slash, otherwise relative to the folder of the file. No part of it may begin with `.` or `_`, or be the name of a file that hosts read settings from, such as `vercel.json`.',
  ),
  title: key(text, 'Title of the page; the first heading or the name of the file by default.'),
  hide_title: key(flag, 'Leave out the heading that is made from `title`.'),
  title_meta: key(text, 'Title for the browser and for search engines, in place of `title`.'),
  description: key(
    text,
    'Description for search engines and link previews; the first paragraph by default.',
  ),
  keywords: key(
    texts,
    'Keywords for the metadata of the page; the search of the site also finds the page by them.',
  ),
  image: key(
    fileUrl,
    'Image for link previews: a file below a static folder, one beside the page that begins with `./` or `../`, or a URL.',
  ),
  sidebar_label: key(text, 'Text of the page in the sidebar; the title by default.'),
  sidebar_position: key(v.number('a number'), 'Position among the pages of a generated sidebar.'),
  sidebar_class_name: key(text, 'Class names of the item in a generated sidebar.'),
  sidebar_badge: key(
    badgeSchema,
    'Badge of the page in the sidebar: `New`, or `{ text, type }` with the types `info`, `tip`, `warning` and `danger`.',
  ),
  sidebar_custom_props: key(
    ownRecord(v.string(), v.unknown(), 'an object'),
    'Accepted for sites that come from Docusaurus and reported, because it has no effect.',
  ),
  displayed_sidebar: key(
    nullableText,
    'Name of the sidebar that the page shows; `null` shows none.',
  ),
  pagination_label: key(text, 'Text of the links from the neighboring pages to this one.'),
  pagination_next: key(nullableText, 'Id of the next page; `null` for none.'),
  pagination_prev: key(nullableText, 'Id of the previous page; `null` for none.'),
  hide_table_of_contents: key(flag, 'Leave out the table of contents.'),
  wide: key(
    flag,
    'Use the space of the table of contents for the page, for example for wide tables. The page then has no table of contents.',
  ),
  toc_min_heading_level: key(level, 'Highest heading level in the table of contents.'),
  toc_max_heading_level: key(level, 'Lowest heading level in the table of contents.'),
  custom_edit_url: key(
    v.union([linkUrl, v.null()], 'a path, a URL or `null`'),
    'URL of the edit link; `null` removes the link.',
  ),
  last_update: key(
    group({
      date: key(date, 'Date of the last change, in place of the one from git.'),
      author: key(text, 'Author of the last change, in place of the one from git.'),
    }),
    'Who changed the page last, and when.',
  ),
  parse_number_prefixes: key(
    flag,
    'Whether a number prefix of the file name, such as `01-`, is removed.',
  ),
  wrapperClassName: key(text, 'Class names of the element around the page, for style sheets.'),
  layout: key(
    v.picklist(['doc', 'home'], '`doc` or `home`'),
    'Layout of the page: `home` is a landing page, made from `hero`, `features` and the text of the page, without a sidebar and a table of contents.',
  ),
  hero: key(hero, 'Top of a page with `layout: home`.'),
  features: key(
    features,
    'What a page with `layout: home` shows below `hero`: a list of `{ icon, title, details, link, linkText }`.',
  ),
  format: key(
    format,
    'Syntax of the page: `md` has no component tags, `mdx` reads every tag as JSX, `detect` goes by the file name.',
  ),
  mdx: key(
    group({ format: key(format, 'The name that Docusaurus has for `format`.') }),
    'Options of Docusaurus for the syntax of the page.',
  ),
  draft: key(flag, 'Leave the page out of builds, except with `--drafts`.'),
  unlisted: key(flag, 'Publish the page, but leave it out of sidebars, search and the sitemap.'),
  tags: key(
    oneOrMore(tag, 'a list of strings'),
    'Tags of the page, each of which gets a page with all its pages: labels, or `{ label, permalink }`; in posts of a blog also keys of `tags.yml`.',
  ),
  date: key(
    date,
    'Day of a post of a blog, or a moment with its time zone; in place of the date in its file name. Readers see the day that you write. A time without a zone is in UTC.',
  ),
  hide_date: key(
    flag,
    'Show no date for a blog post, and leave the post out of feeds; `date` still decides its position in lists.',
  ),
  authors: key(
    oneOrMore(
      author,
      'the key of an author, `{ name, title, url, image_url }`, or a list of these',
    ),
    'Authors of a post of a blog: keys of `authors.yml`, or `{ name, title, url, image_url }`.',
  ),
  author: key(text, 'Name of the only author of a post of a blog; `authors` is the newer key.'),
  author_title: key(text, 'Title of `author`.'),
  author_url: key(linkUrl, 'URL of `author`.'),
  author_image_url: key(fileUrl, 'Image of `author`, below a static folder or as a URL.'),
  authorTitle: key(text, 'Another name for `author_title`.'),
  authorURL: key(linkUrl, 'Another name for `author_url`.'),
  authorImageURL: key(fileUrl, 'Another name for `author_image_url`.'),
  variables: key(
    ownRecord(text, text, 'an object of texts by name'),
    'Texts that replace `{{ name }}` in the page and in the texts of its front matter, in addition to `markdown.variables` of the config.',
  ),
  glossary: key(flag, '`false` explains no terms of the glossary in the page.'),
  search: key(
    group({
      boost: key(
        v.pipe(v.number('a number above 0'), v.gtValue(0, 'a number above 0')),
        'Factor for the rank of the page in search results: above 1 raises it, below 1 lowers it.',
      ),
      exclude: key(flag, 'Leave the page out of the search.'),
      phrases: key(
        ownRecord(v.string(), texts, 'an object that maps ids of headings to lists of phrases'),
        'What readers may type to find a section, in words that its text lacks, by the id of its heading. The page itself is found by `keywords` too.',
      ),
    }),
    'How the search treats the page.',
  ),
  head: key(
    pageHead,
    'Elements for the head of the page: `{ tag, attributes }` with the tag `meta` and a `name` or `property` that describes the page (`keywords`, `robots` and the like; any name with a prefix and a colon, dot or underscore, such as `og:image`, `ms.topic` or `docsearch:version`; `apple-mobile-web-app-…`, `msapplication-Tile…` and `parsely-…`), or the tag `link` and a `rel` that describes the page or loads an image or a font; and `{ tag: script, attributes: { type: application/ld+json }, content }` with JSON. Everything else belongs in `head` of the config, because it could run code or send readers away.',
  ),
  redirect_from: key(
    v.pipe(texts, v.array(v.pipe(urlPathText, notEmpty))),
    'Old paths that redirect to the page; in other versions and languages they are below the path of the version and the language, as a `slug` is. Patterns, names that begin with `.` or `_`, and names that hosts read settings from belong in `redirects` of the config.',
  ),
  aliases: key(
    ownRecord(v.string(), text, 'an object that maps old ids to new ids'),
    'Ids that headings used to have, each with the id that replaces it, so that old links still work.',
  ),
  check: key(
    group({
      ignore: key(
        texts,
        'Links of the page that are not reported: URLs, where `*` at the end matches any rest, or ids of rules about links.',
      ),
    }),
    'What the checks leave out on the page.',
  ),
  llms: key(flag, '`false` leaves the page out of the files for language models.'),
})

/**
 * Keys whose values keep the type that YAML gives them; the values of all others stay text as
 * written.
 */
export const typedKeys: ReadonlySet<string> = new Set([
  'parse_number_prefixes',
  'hide_title',
  'hide_date',
  'sidebar_position',
  'sidebar_custom_props',
  'hide_table_of_contents',
  'wide',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'draft',
  'unlisted',
  'search',
  'llms',
  'glossary',
])
