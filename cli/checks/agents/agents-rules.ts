import { defineRules } from '../../model/rule.ts'

/** The rules about what programs read. */
export const agentsRules = defineRules({
  'long-markdown': {
    severity: 'warning',
    description: 'The Markdown of a page is so long that programs cut it off.',
    help: 'Split the page, or move long tables and lists into files that the page links to.',
  },
  'own-llms-list': {
    severity: 'warning',
    description: 'An `llms.txt` of the site lacks a title or links to missing pages.',
    help: 'Correct the file, or remove it: docs-ssg writes one.',
  },
  'lost-words': {
    severity: 'warning',
    description: 'The Markdown of a page lacks words that readers see.',
    help: 'Write the text as Markdown instead of drawing it with a component or raw HTML.',
  },
})
