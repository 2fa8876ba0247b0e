import { defineRules } from '../../model/rule.ts'

/** The rule about colors that are hard to tell apart. */
export const contrastRules = defineRules({
  'low-contrast': {
    severity: 'error',
    description:
      'A text color has less contrast with its background than WCAG requires, so many people find the text hard to read.',
    help: 'Make the color darker or lighter until it has the required contrast.',
  },
})
