import { defineRules } from '../../model/rule.ts'

/** The rule about builds that differ. */
export const determinismRules = defineRules({
  'not-deterministic': {
    severity: 'error',
    description:
      'Two builds of the same sources differ, so a comparison of builds cannot show what a change does.',
    help: 'Remove whatever depends on the time, on random values, on the folder or on the machine.',
  },
})
