import { defineRules } from '../../model/rule.ts'

/** The rules about what programs read. */
export const agentsRules = defineRules({
  'lost-words': {
    severity: 'warning',
    description:
      'The Markdown of a page lacks words that readers of the page see, so programs learn less from the site than people.',
    help: 'Write the text as Markdown instead of drawing it with a component or raw HTML.',
  },
})
