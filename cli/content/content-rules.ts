import { defineRules } from '../model/rule.ts'

/** The rules about front matter, Markdown, code blocks and components. */
export const contentRules = defineRules({
  'code-highlight': {
    severity: 'warning',
    description:
      'A comment that marks lines of code has no counterpart or no effect, so readers see it or miss the mark.',
    help: 'Add the missing comment or remove this one.',
  },
  'code-include': {
    severity: 'error',
    description: 'A code block includes a file that does not exist or lacks the named region.',
    help: 'Name an existing file and one of its regions.',
  },
  'code-language': {
    severity: 'warning',
    description: 'The language of a code fence is unknown, so its code is not highlighted.',
    help: 'Use the closest known language, or add it to `markdown.languages`.',
  },
  'code-meta': {
    severity: 'warning',
    description: 'A word after the language of a code fence is unknown, so it has no effect.',
    help: 'Fix the spelling or remove it.',
  },
  'component-tag': {
    severity: 'error',
    description:
      'A tag is not closed, or closes nothing, so it takes in the wrong part of the page.',
    help: 'Close the tag where its contents end.',
  },
  'dangerous-url': {
    severity: 'error',
    description: 'A URL could run code in the reader’s browser, so it was removed.',
    help: 'Use an `https:` URL or a path.',
  },
  docblock: {
    severity: 'warning',
    description: 'The comment of the source code that a page quotes was not found.',
    help: 'Name an existing file and an exported name in it.',
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
  'iframe-host': {
    severity: 'error',
    description: 'The frame shows a host that the site does not allow.',
    help: 'Link to it, or add the host to `markdown.frameHosts`.',
  },
  'iframe-title': {
    severity: 'warning',
    description: 'A screen reader cannot say what a frame without a title holds.',
    help: 'Give the frame a `title`.',
  },
  markdown: {
    severity: 'warning',
    description: 'A plugin of the site reported this.',
    help: 'See the message of the plugin.',
  },
  math: {
    severity: 'error',
    description: 'The formula cannot be set, so readers would see its source.',
    help: 'Mend the formula, or install KaTeX in the site.',
  },
  'missing-docs-folder': {
    severity: 'error',
    description: 'The folder of the pages does not exist.',
    help: 'Create it, or set `docs.path`.',
  },
  'nested-too-deeply': {
    severity: 'error',
    description:
      'Text that is nested this deeply is probably a mistake, and it takes too long to parse.',
    help: 'Remove levels of nesting.',
  },
  'no-javascript': {
    severity: 'error',
    description: 'Pages never run JavaScript, so this is shown as text.',
    help: 'Write the result, or make a component of the site.',
  },
  'no-literal': {
    severity: 'error',
    description: 'Pages never run JavaScript, so an expression that is no literal is left out.',
    help: 'Write the value itself.',
  },
  'page-head': {
    severity: 'warning',
    description: 'A `<head>` in a page is left out, because each page has only one.',
    help: 'Say it in the front matter: `title`, `description`, `keywords`, `image`.',
  },
  'page-too-large': {
    severity: 'error',
    description: 'The file is too large for a page.',
    help: 'Split it into several pages.',
  },
  partial: {
    severity: 'error',
    description:
      'The piece of text that the page takes in does not exist, is broken or takes in itself.',
    help: 'Name an existing file that does not lead back here.',
  },
  'shallow-clone': {
    severity: 'warning',
    description: 'The git history is cut off, so pages have no date of their last update.',
    help: 'Fetch the full history.',
  },
  'stray-colons': {
    severity: 'warning',
    description: 'A row of colons closes nothing, so readers see it.',
    help: 'Take it out, or open the box that it closes.',
  },
  'unparsed-emphasis': {
    formerly: 'stray-stars',
    severity: 'warning',
    description: 'Stars that were meant to make words bold do not, so readers see them.',
    help: 'Let them touch the words on both sides.',
  },
  style: {
    severity: 'warning',
    description: 'A style was left out, because its value could load or run something.',
    help: 'Use a class of the site’s own style sheet.',
  },
  tabs: {
    severity: 'warning',
    description: 'The parts of a group of tabs do not fit together.',
    help: 'Put a `TabItem` around each part.',
  },
  'unclosed-admonition': {
    severity: 'warning',
    description: 'A box is never closed, so it takes in the rest of the page.',
    help: 'Close it with as many colons as opened it.',
  },
  'unknown-admonition': {
    severity: 'warning',
    description: 'The type of the box is not known, so it is shown as a note.',
    help: 'Use a known type, or add it to `markdown.admonitions`.',
  },
  'unknown-alias': {
    severity: 'error',
    description: 'An alias points to an id that the page does not have.',
    help: 'Name an id of the page in `aliases`.',
  },
  'expression-as-text': {
    severity: 'warning',
    description:
      'Pages never run JavaScript, so an expression in the text is shown as it is written.',
    help: 'Write the text itself, or `\\\\{` when the brace is meant.',
    formerly: 'no-literal',
  },
  'stray-closing-tag': {
    severity: 'warning',
    description: 'A closing tag has no opening tag, so it is left out.',
    help: 'Remove it, or write the opening tag where the contents begin.',
    formerly: 'component-tag',
  },
  'unknown-directive': {
    severity: 'warning',
    description: 'The site has no component of that name, so the directive is shown as text.',
    help: 'Fix the name, or add the component to `components`.',
    formerly: 'unknown-component',
  },
  'unknown-tag': {
    severity: 'warning',
    description:
      'A tag in a `.md` page is neither HTML nor a component of the site, so it is left out.',
    help: 'Fix the name, add the component to `components`, or write the tag as code.',
    formerly: 'unknown-component',
  },
  'unknown-component': {
    severity: 'error',
    description: 'No component of this site has the name, so the tag is left out.',
    help: 'Mend its spelling, or add it to `components`.',
  },
  'unknown-front-matter': {
    severity: 'warning',
    description: 'A key in the front matter is unknown, so it has no effect.',
    help: 'Fix the spelling or remove it.',
  },
  'unknown-import': {
    severity: 'error',
    description: 'Imports are never run, and the name is no component of this site.',
    help: 'Add the component to `components`.',
  },
  'unreadable-page': {
    severity: 'error',
    description: 'The page can’t be parsed within the limits of time and memory.',
    help: 'Simplify the part that the message names.',
  },
  'unreadable-text': {
    severity: 'error',
    description: 'The file is not valid UTF-8, so it can’t be read as text.',
    help: 'Save the file as UTF-8.',
  },
  'untranslated-text': {
    severity: 'info',
    description:
      'A component passes a text to `Translate` that has no translation in a language, so it is shown as written.',
    help: 'Add it to the file in `locales[].messages`.',
  },
})
