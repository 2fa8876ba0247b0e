import { defineRules } from '../../model/rule.ts'

/** The rules about contrast. */
export const contrastRules = defineRules({
  'low-contrast': {
    severity: 'error',
    description: 'Text in this colour is hard to read for many people.',
    help: 'Make the colour darker or lighter until the ratio is reached.',
  },
})
