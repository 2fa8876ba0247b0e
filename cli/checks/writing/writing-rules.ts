import { defineRules } from '../../model/rule.ts'

/** The rules about headings and links as authors write them. */
export const writingRules = defineRules({
  'empty-heading': {
    severity: 'warning',
    description:
      'A heading has no text, so its entry in the table of contents is empty, and screen readers read out nothing.',
    help: 'Write its text, or remove it.',
  },
  'heading-jump': {
    severity: 'warning',
    description: 'A heading skips a level, which confuses people who navigate by headings.',
    help: 'Use the level that follows the previous heading.',
  },
  'insecure-link': {
    severity: 'warning',
    description: 'The link uses `http:`, so others can read and change what the reader receives.',
    help: 'Use `https:`.',
  },
  'localhost-link': {
    severity: 'warning',
    description:
      "The link points to `localhost`, which is the reader's own machine, and its text doesn't show that.",
    help: 'Link to a public URL, or write the URL as code.',
  },
  'own-domain-link': {
    severity: 'warning',
    description:
      'A link to a page of this site contains the domain, so it leaves a preview or a local copy of the site.',
    help: 'Link to the file or to the path without the domain.',
  },
  'vague-link': {
    severity: 'warning',
    description:
      'The text of a link means nothing out of context, and screen readers list links without the text around them.',
    help: 'Name what the link points to.',
  },
})
