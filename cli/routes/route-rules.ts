import { defineRules } from '../model/rule.ts'

/** The rules about URLs, sidebars, categories and redirects. */
export const routeRules = defineRules({
  'bad-category-file': {
    severity: 'error',
    description: 'The category file is not valid.',
    help: 'Fix the key that the message names.',
  },
  'duplicate-address': {
    severity: 'error',
    description: 'Two pages have the same URL.',
    help: 'Move or rename one of them.',
  },
  'file-over-page': {
    severity: 'error',
    description: 'A static file has the path of a page or of a file that the build makes.',
    help: 'Move or rename one of them.',
  },
  'markdown-left-out': {
    severity: 'info',
    description:
      'The Markdown of a page isn’t written, because another file has its path or the path is too long.',
    help: 'Rename the other file, or give the page another `slug`. To leave out the Markdown of a page on purpose, set `llms: false` in its front matter.',
  },
  'redirect-over-page': {
    severity: 'error',
    description: 'A redirect has the URL of a page, so one hides the other.',
    help: 'Remove the redirect or move the page.',
  },
  'case-collision': {
    severity: 'error',
    description:
      'The paths of two pages, redirects, files or folders differ only in letter case or Unicode form.',
    help: 'Rename one of them.',
  },
  'repeated-sidebar-item': {
    severity: 'warning',
    description: 'A list of a sidebar shows the same page or link twice.',
    help: 'Remove one of the two entries, or give it another `label` if readers need both.',
  },
  'unknown-doc-id': {
    severity: 'error',
    description: 'A sidebar names a page that does not exist.',
    help: 'Use the id of an existing page.',
  },
  'unknown-folder': {
    severity: 'error',
    description: 'A sidebar names a folder without pages.',
    help: 'Use the path of a folder with pages.',
  },
  'unknown-sidebar': {
    severity: 'error',
    description: 'A page names a sidebar that does not exist.',
    help: 'Use the name of an existing sidebar.',
  },
  'unused-category-file': {
    severity: 'info',
    description:
      'No generated sidebar contains the folder of a category file, so its label, position and link have no effect.',
    help: 'Move the keys to the sidebar in the config, or delete the file.',
  },
  'unusable-address': {
    severity: 'error',
    description:
      'The path of a page or a static file isn’t possible on hosts or on Windows, such as `con` or `a?b.png`, or hosts treat it specially, such as `/CNAME`.',
    help: 'Rename the file or give the page a `slug`. `redirects` in the config may still redirect from such a path.',
  },
})
