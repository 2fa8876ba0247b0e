import { defineRules } from '../model/rule.ts'

/** The rules about the ids that links can point to. */
export const anchorRules = defineRules({
  'duplicate-id': {
    severity: 'warning',
    description: 'Two elements of one page have one id, so links reach only the first.',
    help: 'Give one of them another id.',
  },
})
