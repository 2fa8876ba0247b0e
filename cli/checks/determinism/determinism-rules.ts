import { defineRules } from '../../model/rule.ts'

/** The rules about determinism. */
export const determinismRules = defineRules({
  'not-deterministic': {
    severity: 'error',
    description: 'Two builds of the same text differ, so no one can tell what a change changed.',
    help: 'Take out what depends on time, chance, folder or machine.',
  },
})
