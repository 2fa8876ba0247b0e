// The rules about what an author writes in a page. Enters: nothing. Leaves: a table.
import type { RuleTable } from '../model/rule.ts'

const error = (why: string, todo: string) => ({ severity: 'error', why, todo }) as const
const warning = (why: string, todo: string) => ({ severity: 'warning', why, todo }) as const

/** Header, Markdown, code fences and components of one page. */
export const writingRules: RuleTable = {
  'code-highlight': warning(
    'A comment that marks lines of code has no partner or marks nothing, so readers see it or miss the mark.',
    'Give it its partner, or take it out.',
  ),
  'code-include': error(
    'The file that a code block shows does not exist or lacks the named part.',
    'Name an existing file and part of it.',
  ),
  'code-language': warning(
    'The language of a code fence is not known, so the code has no colours.',
    'Use the nearest known language, or add it to `markdown.languages`.',
  ),
  'code-meta': warning(
    'A word after the language of a code fence does nothing.',
    'Mend its spelling, or take it out.',
  ),
  'component-tag': error(
    'A tag is not closed, or closes nothing, so it takes in the wrong part of the page.',
    'Close the tag where its contents end.',
  ),
  'dangerous-url': error(
    'The address could run code in the reader’s browser, so it was removed.',
    'Use an address with `https:`, or a path.',
  ),
  docblock: warning(
    'The comment of the source code that a page quotes was not found.',
    'Name an existing file and an exported name in it.',
  ),
  'front-matter': error(
    'A value of the header is of the wrong kind, so what it says cannot be done.',
    'Write what the message says it takes.',
  ),
  'front-matter-language': error(
    'The header is written in a language that would have to be run.',
    'Write it as YAML between two lines of `---`.',
  ),
  'front-matter-syntax': error(
    'The header is not valid YAML, so nothing of it is known.',
    'Mend the line that is named.',
  ),
  'iframe-host': error(
    'The frame shows a host that the site does not allow.',
    'Link to it, or add the host to `markdown.frameHosts`.',
  ),
  'iframe-title': error(
    'A screen reader cannot say what a frame without a title holds.',
    'Give the frame a `title`.',
  ),
  markdown: warning('A plugin of the site reported this.', 'See what the plugin says.'),
  math: error(
    'The formula cannot be set, so readers would see its source.',
    'Mend the formula, or install KaTeX in the site.',
  ),
  'nested-too-deeply': error(
    'Text nested this deep is a slip or an attack, and takes too long to read.',
    'Take levels out.',
  ),
  'no-javascript': error(
    'Pages never run JavaScript, so this is shown as text.',
    'Write the result, or make a component of the site.',
  ),
  'no-literal': error(
    'Pages never run JavaScript, so an expression that is no literal is left out.',
    'Write the value itself.',
  ),
  'page-head': warning(
    'A `<head>` in a page is left out, because each page has only one.',
    'Say it in the front matter: `title`, `description`, `keywords`, `image`.',
  ),
  partial: error(
    'The piece of text that the page takes in does not exist, is broken or takes in itself.',
    'Name an existing file that does not lead back here.',
  ),
  'stray-colons': warning(
    'A row of colons closes nothing, so readers see it.',
    'Take it out, or open the box that it closes.',
  ),
  'stray-stars': warning(
    'Stars that were meant to make words bold do not, so readers see them.',
    'Let them touch the words on both sides.',
  ),
  style: warning(
    'A style was left out, because its value could load or run something.',
    'Use a class of the site’s own style sheet.',
  ),
  tabs: warning(
    'The parts of a group of tabs do not fit together.',
    'Put a `TabItem` around each part.',
  ),
  'unclosed-admonition': warning(
    'A box is never closed, so it takes in the rest of the page.',
    'Close it with as many colons as opened it.',
  ),
  'unknown-admonition': warning(
    'The type of the box is not known, so it is shown as a note.',
    'Use a known type, or add it to `markdown.admonitions`.',
  ),
  'unknown-alias': error(
    'An old id is to lead to an id that the page does not have.',
    'Name an id of the page in `aliases`.',
  ),
  'unknown-component': error(
    'No component of this site has the name, so the tag is left out.',
    'Mend its spelling, or add it to `components`.',
  ),
  'unknown-front-matter': warning(
    'A key of the header is not known and does nothing.',
    'Mend its spelling, or take it out.',
  ),
  'unknown-import': error(
    'Imports are never run, and the name is no component of this site.',
    'Add the component to `components`.',
  ),
  'unreadable-page': error(
    'The page could not be read within its time or memory.',
    'Make the named part simpler.',
  ),
  'unreadable-text': error(
    'The bytes of the file are no text in UTF-8.',
    'Save the file as UTF-8.',
  ),
}
