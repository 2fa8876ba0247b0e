import { defineRules } from '../../model/rule.ts'

/** The rules about writing. */
export const writingRules = defineRules({
  'heading-jump': {
    severity: 'warning',
    description: 'A heading skips a level, and who reads by headings looks for the missing one.',
    help: 'Use the next level.',
  },
  'insecure-link': {
    severity: 'warning',
    description: 'The link is not encrypted.',
    help: 'Use `https:`.',
  },
  'localhost-link': {
    severity: 'warning',
    description: 'The link leads to the reader’s own machine.',
    help: 'Link to a public address, or write it as code.',
  },
  'own-domain-link': {
    severity: 'warning',
    description: 'A link to this very site is written with its domain, so it leaves a preview.',
    help: 'Link by file or path.',
  },
  'vague-link': {
    severity: 'warning',
    description: 'The text of the link tells nothing to who hears links one by one.',
    help: 'Let it name what it leads to.',
  },
})
