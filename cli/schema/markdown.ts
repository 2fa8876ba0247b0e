import * as v from 'valibot'
import { ownKeySchema } from './values/own-keys.ts'
import { doc, optional, option } from '../primitives/formats/schema-parts.ts'
import { headingIdRules } from '../primitives/text/heading-ids.ts'
import { ownRecord } from '../primitives/own-record.ts'
import { sandboxHosts } from '../primitives/urls/sandbox-origins.ts'

const strings = v.array(v.string())
const plugins = v.array(v.unknown())

const magicCommentSchema = v.strictObject({
  className: doc(v.string(), 'Class of the lines that it marks, for `customCss`.'),
  line: v.exactOptional(doc(v.string(), 'Text of a comment that marks the next line.')),
  block: v.exactOptional(
    doc(
      v.strictObject({
        start: doc(v.string(), 'Text of the comment above the lines.'),
        end: doc(v.string(), 'Text of the comment below them.'),
      }),
      'Comments around the lines that they mark.',
    ),
  ),
})

const codeBlocksSchema = v.strictObject({
  maxLines: optional(
    v.pipe(v.number(), v.integer(), v.minValue(1)),
    'Fold blocks of code that have more lines. Readers unfold them, the search of the browser finds what is folded, and `max-lines` of a fence overrides it.',
  ),
  wrapButton: option(
    v.boolean(),
    false,
    'Show a button that breaks long lines on blocks whose lines are wider than the block.',
  ),
})

/** The options of the Markdown dialect. */
export const markdownSchema = v.strictObject({
  format: option(
    v.picklist(['detect', 'md', 'mdx']),
    'detect',
    'Format of pages whose front matter has no `format`. `md` is CommonMark with directives, without component tags, braces and imports; `mdx` parses every tag as JSX; `detect` goes by the file extension and accepts components in both.',
  ),
  parser: option(
    v.picklist(['auto', 'native', 'remark']),
    'auto',
    'What reads Markdown: `native` is a compiled parser, several times faster; `remark` is remark-parse, which runs everywhere; `auto` uses the native parser where it is installed for the platform. The pages are the same with all of them.',
  ),
  rawHtml: option(
    v.picklist(['sanitize', 'off', 'trust']),
    'sanitize',
    'Raw HTML: filtered by an allow list, shown as text, or passed through.',
  ),
  admonitions: option(strings, [], 'Admonition types in addition to the built-in ones.'),
  emoji: option(v.boolean(), true, 'Replace `:tada:` with the emoji.'),
  javascriptVariants: option(
    v.boolean(),
    false,
    'Show each TypeScript sample in JavaScript too, in a second tab that the build generates.',
  ),
  math: option(
    v.boolean(),
    false,
    'Render `$…$` and `$$…$$` with KaTeX, which the site must install.',
  ),
  imageCaptions: option(
    v.boolean(),
    false,
    'Show the title of an image that is alone in its paragraph as a caption: `![A pier](pier.png "The pier at night")`.',
  ),
  imageVariants: option(
    v.boolean(),
    false,
    'Images whose names end in `.light`, such as `chart.light.png`, are shown in light mode only, and in dark mode the image `chart.dark.png` beside them.',
  ),
  frontMatter: option(
    ownRecord(v.pipe(v.string(), v.regex(/^[A-Za-z_][\w-]*$/)), ownKeySchema),
    {},
    'Your own keys in the front matter of pages: the kind of their values (`string`, `number`, `boolean`, `date`, `list` or `any`), or `{ type, values, required }`. Components in `theme.slots` receive the values as `page.frontMatter`. Other unknown keys are still reported.',
  ),
  variables: option(
    ownRecord(v.pipe(v.string(), v.regex(/^[A-Za-z_][\w.-]*$/)), v.string()),
    {},
    'Texts that replace `{{ name }}` in pages and in the titles and texts of their front matter. `variables` in the front matter of a page adds to them. Code keeps the braces, except in fences with the word `variables`.',
  ),
  glossary: optional(
    v.string(),
    'YAML file with the definitions of terms, relative to the site folder: `Store: Holds the state.`, or `Store: { definition, aliases }`. Pages in German use `glossary.de.yml` beside `glossary.yml` if it exists. The first occurrence of each term on a page shows its definition when it is pressed.',
  ),
  sandboxHosts: option(
    v.array(v.picklist(sandboxHosts)),
    [...sandboxHosts],
    'Sites in which `<Sandbox>` opens the app of a page. A reader who presses the button sends the files of the app there; the content security policy allows it on pages with such a button. With `[]`, readers can only download the app.',
  ),
  imageZoom: option(
    v.boolean(),
    false,
    'Let readers enlarge the images of pages that aren’t part of a link. The code is loaded with the first press.',
  ),
  headingIds: option(
    v.picklist(headingIdRules),
    'github',
    'The tool whose ids headings get, so that links to a site that was made with it still work: `whats-new` for “What’s new?” with `github`, `docusaurus` and `mkdocs`, `what-s-new` with `vitepress`. They differ in punctuation, accents and repeats. `docs-ssg migrate` sets it.',
  ),
  keepGeneratedIds: option(
    v.boolean(),
    false,
    'Headings with an explicit id, `## Use it {#usage}`, keep the id generated from their text (`use-it`) as a second one, so that links to it still work.',
  ),
  mermaid: option(
    v.boolean(),
    false,
    'Render `mermaid` code blocks in the browser with Mermaid, which the site must install. The content security policy stays as strict as without diagrams.',
  ),
  languages: option(
    strings,
    [],
    'Has no effect and can be removed: every language of Prism is loaded when a page uses it.',
  ),
  grammars: option(
    plugins,
    [],
    'Functions that receive Prism and add languages to it: `(Prism) => { Prism.languages.mine = … }`.',
  ),
  codeBlocks: option(codeBlocksSchema, {}, 'How readers use blocks of code.'),
  magicComments: option(
    v.array(magicCommentSchema),
    [],
    'Comments that mark lines of code, in addition to `highlight-…` and `[!code …]`.',
  ),
  remarkPlugins: option(
    plugins,
    [],
    'Unified plugins for the Markdown tree, after the built-in ones.',
  ),
  rehypePlugins: option(plugins, [], 'Unified plugins for the HTML tree, after the built-in ones.'),
  beforeDefaultRemarkPlugins: option(
    plugins,
    [],
    'Unified plugins for the Markdown tree, before the built-in ones.',
  ),
  beforeDefaultRehypePlugins: option(
    plugins,
    [],
    'Unified plugins for the HTML tree, before the built-in ones.',
  ),
  frameHosts: optional(
    strings,
    'Hosts whose pages can be embedded in an `iframe`, each with its subdomains; all hosts by default.',
  ),
  docblockSources: option(
    strings,
    [],
    'Folders of TypeScript sources that `docblock://` links read.',
  ),
  dependencies: option(
    strings,
    [],
    'Files that plugins or components depend on in ways that are not recorded automatically, such as through another process: a change compiles the pages again.',
  ),
})
