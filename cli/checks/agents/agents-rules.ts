import { defineRules } from '../../model/rule.ts'

/** The rules about what programs read. */
export const agentsRules = defineRules({
  'long-markdown': {
    severity: 'warning',
    description:
      'The Markdown of a page is so long that programs cut it, so they don’t see the end of the page.',
    help: 'Split the page, or move long tables and lists into files that the page links to.',
  },
  'own-llms-list': {
    severity: 'warning',
    description:
      'The site has its own `llms.txt`, in which programs don’t find all that they need: a title, links, and pages behind them.',
    help: 'Correct the file, or remove it: docs-ssg writes one.',
  },
  'lost-words': {
    severity: 'warning',
    description:
      'The Markdown of a page lacks words that readers of the page see, so programs learn less from the site than people.',
    help: 'Write the text as Markdown instead of drawing it with a component or raw HTML.',
  },
})
