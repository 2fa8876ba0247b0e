import { defineRules } from '../model/rule.ts'

/** The rules about comments that suppress diagnostics. */
export const suppressionRules = defineRules({
  'suppression-without-reason': {
    severity: 'warning',
    description:
      'A comment suppresses a rule without a reason, so it is unclear when the comment can be removed.',
    help: 'Write the reason after a colon: `docs-ssg-ignore rule: why`.',
  },
})
