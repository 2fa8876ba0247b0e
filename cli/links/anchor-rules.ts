import { defineRules } from '../model/rule.ts'

/** The rules about the ids that links can point to. */
export const anchorRules = defineRules({
  'duplicate-id': {
    severity: 'warning',
    description:
      'Several elements of a page have the same id, so links to it reach only the first one.',
    help: 'Give each element its own id.',
  },
  'reserved-id': {
    severity: 'error',
    description: 'An element has an id that belongs to the layout, so scripts find the wrong one.',
    help: 'Give the element another id.',
  },
})
