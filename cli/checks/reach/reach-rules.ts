import { defineRules } from '../../model/rule.ts'

/** The rules about pages and files that readers cannot find. */
export const reachRules = defineRules({
  'orphan-page': {
    severity: 'warning',
    description: 'No page, sidebar or menu links to the page, so readers cannot find it.',
    help: 'Link to the page, add it to a sidebar, or set `unlisted: true` in its front matter.',
  },
  'unused-asset': {
    severity: 'warning',
    description: 'No page shows or links to the file, so it only makes the site larger.',
    help: 'Use the file or delete it.',
  },
})
