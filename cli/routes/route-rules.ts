import { defineRules } from '../model/rule.ts'

/** The rules about URLs, sidebars, categories and redirects. */
export const routeRules = defineRules({
  'bad-category-file': {
    severity: 'error',
    description: 'The category file cannot be used.',
    help: 'Mend what the message names.',
  },
  'dead-redirect': {
    severity: 'error',
    description: 'An old address leads to a page or id that does not exist.',
    help: 'Let it lead to an existing one.',
  },
  'duplicate-address': {
    severity: 'error',
    description: 'Two pages claim one address.',
    help: 'Move or rename one of them.',
  },
  'file-over-page': {
    severity: 'error',
    description: 'A static file lies where a page is written.',
    help: 'Move or rename one of them.',
  },
  'redirect-chain': {
    severity: 'error',
    description: 'A redirect leads to a redirect, so readers wait twice.',
    help: 'Let it lead to where the other one ends.',
  },
  'redirect-loop': {
    severity: 'error',
    description: 'The redirects lead in a circle.',
    help: 'Let one of them lead to a page.',
  },
  'redirect-over-page': {
    severity: 'error',
    description: 'A redirect has the address of a page, so one hides the other.',
    help: 'Take the redirect out, or move the page.',
  },
  'case-collision': {
    formerly: 'twin-address',
    severity: 'error',
    description:
      'Two addresses differ only in letter case or accents, which some disks cannot tell apart.',
    help: 'Rename one of them.',
  },
  'unknown-doc-id': {
    severity: 'error',
    description: 'A sidebar names a page that does not exist.',
    help: 'Name an existing id.',
  },
  'unknown-folder': {
    severity: 'error',
    description: 'A sidebar names a folder without pages.',
    help: 'Name an existing folder.',
  },
  'unknown-sidebar': {
    severity: 'error',
    description: 'A page names a sidebar that does not exist.',
    help: 'Name an existing one.',
  },
  'unusable-address': {
    severity: 'error',
    description: 'The name of the file makes an address that some hosts cannot serve.',
    help: 'Rename the file, or give the page a `slug`.',
  },
})
