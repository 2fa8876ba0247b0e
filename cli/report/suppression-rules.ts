import { defineRules } from '../model/rule.ts'

/** The rules about comments that suppress diagnostics. */
export const suppressionRules = defineRules({
  'suppression-without-reason': {
    formerly: 'opt-out-no-reason',
    severity: 'warning',
    description:
      'A rule is switched off without a reason, so nobody can tell when it may come back.',
    help: 'Write the reason after a colon.',
  },
})
