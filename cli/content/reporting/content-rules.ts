import { gateRules } from '../../gate/gate-rules.ts'
import { defineRules } from '../../model/rule.ts'
import { codeAndComponentRules } from './code-and-component-rules.ts'

const pageRules = defineRules({
  'dangerous-url': {
    severity: 'error',
    description:
      'The URL could run code in the reader’s browser, hide its target, or point to a file on one computer, so it was removed.',
    help: 'Use a URL with `https:`, or the path of a page or file of the site.',
  },
  expansion: {
    severity: 'error',
    description:
      'The page includes so much as partials, with the partials of those, or as files of code fences that it can’t be compiled in a reasonable time.',
    help: 'Include fewer files or smaller ones.',
  },
  'empty-link': {
    severity: 'warning',
    description: 'A link has no text, so readers can neither see nor follow it.',
    help: 'Write what it points to between the brackets, or remove it.',
  },
  'empty-page': {
    severity: 'warning',
    description:
      'A page has no content, so readers find nothing below its title. `serve` leaves it to `build` and `check`, because a new page is empty while you write it.',
    help: 'Write its text, or mark it as unfinished with `draft: true` in its front matter.',
  },
  'front-matter': {
    severity: 'error',
    description: 'A value in the front matter has the wrong type, so it has no effect.',
    help: 'Write a value of the type that the message names.',
  },
  'front-matter-language': {
    severity: 'error',
    description: 'The front matter is written in a language other than YAML, so it is ignored.',
    help: 'Write it as YAML between two lines of `---`.',
  },
  'front-matter-syntax': {
    severity: 'error',
    description: 'The front matter is not valid YAML, so its values can’t be read.',
    help: 'Fix the line that the message names.',
  },
  glossary: {
    severity: 'error',
    description: 'The glossary file can’t be read, so no terms are explained.',
    help: 'Write a line such as `Store: Holds the state of an app.` for each term.',
  },
  markdown: {
    severity: 'warning',
    description: 'A plugin of the site reported a problem.',
    help: 'See the message of the plugin.',
  },
  'heading-id': {
    severity: 'warning',
    description: 'The id of a heading contains a space, or is not written as `{#id}`.',
    help: 'Write `{#id}` at the end of the heading, with an id without spaces.',
  },
  'merge-conflict': {
    severity: 'error',
    description: 'The page contains an unresolved conflict of Git.',
    help: 'Keep one of the two versions, and remove the lines that Git added.',
  },
  'missing-docs-folder': {
    severity: 'error',
    description: 'The folder of the pages does not exist.',
    help: 'Create it, or set `docs.path`.',
  },
  'nested-too-deeply': {
    severity: 'error',
    description:
      'Text nested this deeply is a mistake or an attack, and takes too long to process.',
    help: 'Remove some of the nesting.',
  },
  'no-effect': {
    severity: 'warning',
    description: 'A statement or a key of a page is valid but has no effect.',
    help: 'Remove it, or write what the message says instead.',
  },
  'no-pages': {
    severity: 'error',
    description: 'The docs folder contains no Markdown file, so there is nothing to build.',
    help: 'Create `index.md` in it, or set `docs.path`.',
  },
  'page-head': {
    severity: 'warning',
    description:
      'A `<head>` in a page is left out because it has an element that a page cannot add.',
    help: 'Remove the element, or add it to `head` in the config of the site.',
  },
  'page-too-large': {
    severity: 'error',
    description: 'The file is too large for a page.',
    help: 'Split it into several pages.',
  },
  partial: {
    severity: 'error',
    description:
      'The file that the page includes does not exist or includes itself, or its tag is read as HTML.',
    help: 'Name an existing file that does not include this one, and write its tag on a separate line.',
  },
  'raw-text': {
    severity: 'warning',
    description:
      'Readers see characters that should have an effect or shouldn’t be there: marks of Markdown or of another tool in front matter, raw HTML or the config, where they have none; and in a page, an entity that HTML doesn’t have, a malformed tag or comment, typographic quotes in code or around attributes, a backslash at the end of a block, or characters that were lost or read in the wrong encoding.',
    help: 'In front matter and the config, write the text without marks. In raw HTML, leave a blank line on both sides of Markdown, or write HTML. Elsewhere, write what the message says.',
  },
  'reserved-attribute': {
    severity: 'warning',
    description:
      'An attribute in raw HTML would trigger the site’s own scripts, so it was removed.',
    help: 'Use another name for the attribute.',
  },
  'shallow-clone': {
    severity: 'warning',
    description: 'The git history is cut off, so docs-ssg can’t tell when pages were last updated.',
    help: 'Fetch the full history.',
  },
  'stray-colons': {
    severity: 'warning',
    description:
      'A line of colons closes nothing, or `:::only` is inside a line, so readers see the colons.',
    help: 'Remove them, open the admonition that they should close, or write `:::only` on a separate line.',
  },
  'table-row': {
    severity: 'warning',
    description:
      'A row has more cells than its table has columns, so readers don’t see the last ones; text right below a table became a row; or rows belong to no table, so readers see their pipes.',
    help: 'Write a pipe within a cell as `\\|`. Leave a blank line below the table, but none between its rows.',
  },
  'unparsed-block': {
    severity: 'warning',
    description:
      'A line looks like a heading, a list, a table, a quote or a fence, but Markdown reads it as something else, so readers see its marks or another kind of block. It may lack a space, contain an invisible character or a sign of another script or tool, or be next to a line that changes its meaning.',
    help: 'Write the marks of Markdown with a space after them, and indent the contents of a list item as far as its text.',
  },
  'unparsed-emphasis': {
    severity: 'warning',
    description:
      'Asterisks, underscores, tildes or backticks that should mark text don’t touch it, or there are more of them on one side, so readers see them; or the underscores of a name such as `__init__` make it bold.',
    help: 'Let the marks touch the text, write as many after it as before it, or escape them with a backslash.',
  },
  'unparsed-link': {
    severity: 'warning',
    description:
      'Text looks like a link or an image, but Markdown can’t read it as one, or there is a stray bracket beside a link, so readers see its source.',
    help: 'Write a target with spaces in angle brackets, or fix the brackets as the message says.',
  },
  'unclosed-admonition': {
    severity: 'warning',
    description: 'An admonition is never closed, so it includes the rest of the page.',
    help: 'Close it with as many colons as opened it.',
  },
  'unclosed-fence': {
    severity: 'warning',
    description:
      'A code fence or a formula is never closed, or is inside another one of the same length, so text is shown as code.',
    help: 'Close the block with the same characters on a separate line. Around a block that contains another one, write more of them.',
  },
  'unknown-audience': {
    severity: 'error',
    description: 'A block `:::only` doesn’t say whether it is for people or for machines.',
    help: 'Write `:::only{for=people}` or `:::only{for=machines}`.',
  },
  'unknown-admonition': {
    severity: 'warning',
    description:
      'The type of an admonition is unknown, so it is shown as a note; or the mark of an alert, such as `[!NOTE]`, is misspelled or outside a quote, so readers see the mark.',
    help: 'Use a known type, add it to `markdown.admonitions`, or write `> [!NOTE]` at the start of a quote.',
  },
  'unknown-alias': {
    severity: 'error',
    description: '`aliases` connects an old id to an id that the page does not have.',
    help: 'Use an id of the page in `aliases`.',
  },
  'unknown-search-heading': {
    severity: 'error',
    description:
      '`search.phrases` names a heading that the page does not have, so its phrases have no effect.',
    help: 'Use the id of a heading of the page in `search.phrases`.',
  },
  'unknown-directive': {
    severity: 'warning',
    description:
      'The site has no component with the name of the directive, so the directive is shown as text.',
    help: 'Fix the name, or add the component to `components`.',
  },
  'unknown-front-matter': {
    severity: 'warning',
    description: 'A key in the front matter is unknown, so it has no effect.',
    help: 'Fix the spelling or remove it.',
  },
  'unknown-variable': {
    severity: 'warning',
    description: 'A page contains a variable that neither the config nor the page defines.',
    help: 'Fix its name, or add it to `markdown.variables`.',
  },
  'unreadable-page': {
    severity: 'error',
    description: 'The page can’t be parsed within the limits of time and memory.',
    help: 'Simplify the part that the message names.',
  },
  'unreadable-text': {
    severity: 'error',
    description:
      'The file is not valid UTF-8, or its text contains a control character, which HTML can’t contain.',
    help: 'Save the file as UTF-8, and remove control characters.',
  },
  'untranslated-text': {
    severity: 'info',
    description: 'A text passed to `Translate` has no translation, so it is shown untranslated.',
    help: 'Add it to the file that `locales[].messages` names.',
  },
})

/** The rules about front matter, Markdown, code blocks and components. */
export const contentRules = { ...gateRules, ...pageRules, ...codeAndComponentRules }
