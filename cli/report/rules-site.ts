// The rules about config, navigation, React pages and output. Enters: nothing. Leaves: a table.
import type { RuleTable } from '../model/rule.ts'

const error = (why: string, todo: string) => ({ severity: 'error', why, todo }) as const
const log = (why: string, todo: string) => ({ severity: 'log', why, todo }) as const
const warning = (why: string, todo: string) => ({ severity: 'warning', why, todo }) as const

/** What concerns no single page. */
export const siteRules: RuleTable = {
  'bad-category-file': error('The category file cannot be used.', 'Mend what the message names.'),
  bundle: error(
    'The scripts or styles of the site cannot be bundled.',
    'Mend the line that is named.',
  ),
  'config-failed': error('The config throws when it is run.', 'Mend the line that is named.'),
  'config-missing': error(
    'The config file that was named does not exist.',
    'Name an existing file.',
  ),
  'config-syntax': error('The config cannot be read.', 'Mend the line that is named.'),
  'config-type': error(
    'An option holds something of the wrong kind.',
    'Write what the message says it takes.',
  ),
  'config-unknown-key': error('There is no such option.', 'Mend its spelling, or take it out.'),
  'config-value': error('An option holds a value that cannot be used.', 'Write another one.'),
  'docusaurus-import': error(
    'Code of the site imports a module of Docusaurus that has no counterpart.',
    'Do what the message says instead.',
  ),
  'missing-docs-folder': error(
    'The folder with the pages does not exist.',
    'Create it, or set `docs.path`.',
  ),
  'output-busy': error('Another build writes to the same folder.', 'Wait for it to end.'),
  'output-folder': error(
    'The output folder is not one that may be replaced.',
    'Choose another folder.',
  ),
  'output-foreign': warning(
    'The output folder holds files that docs-ssg did not write; they are kept.',
    'Move them away, or put them into a static folder.',
  ),
  'output-path': error('A file would be written outside the output folder.', 'Rename its source.'),
  'output-twice': error('Two files would be written to one path.', 'Rename one of them.'),
  'output-write': error('The disk refused to take the site.', 'Make room, or see to the rights.'),
  'page-failed': error('A React page or component throws.', 'Mend the line that is named.'),
  'page-syntax': error('A React page cannot be compiled.', 'Mend the line that is named.'),
  'page-too-large': error('The file is too large to be a page.', 'Split it.'),
  'picture-in-code': error(
    'Code of the site imports a picture that has no address.',
    'Move it into a static folder.',
  ),
  'preview-empty': error('There is no built site to show.', 'Run `docs-ssg build` first.'),
  'slot-failed': error('A part of the layout cannot be replaced.', 'Mend the file of the slot.'),
  'unknown-doc-id': error('A sidebar names a page that does not exist.', 'Name an existing id.'),
  'unknown-folder': error('A sidebar names a folder without pages.', 'Name an existing folder.'),
  'unreadable-messages': error(
    'The file with the texts of components in a language cannot be read.',
    'Mend the JSON at the place that is named.',
  ),
  'untranslated-text': log(
    'A component hands a text to `Translate` that a language does not have, so it is shown as it is written.',
    'Add it to the file that `locales[].messages` names.',
  ),
  'unknown-sidebar': error('A page names a sidebar that does not exist.', 'Name an existing one.'),
}
