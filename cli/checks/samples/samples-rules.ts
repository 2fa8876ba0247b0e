import { defineRules } from '../../model/rule.ts'

/** The rules about samples. */
export const samplesRules = defineRules({
  'sample-expected-error': {
    severity: 'error',
    description: 'A sample that must not compile does.',
    help: 'Take the mark out, or mend the sample.',
  },
  'sample-no-compiler': {
    severity: 'error',
    description: 'The samples cannot be checked without a compiler.',
    help: 'Install `typescript` in the site.',
  },
  'sample-no-reason': {
    severity: 'error',
    description: 'A sample is excused without a reason.',
    help: 'Write why: `noCheck="reason"`.',
  },
  'sample-output': {
    severity: 'error',
    description: 'A sample prints something else than the page says.',
    help: 'Mend the sample or what the page says.',
  },
  'sample-run-failed': {
    severity: 'error',
    description: 'A sample fails when it is run.',
    help: 'Mend the sample.',
  },
  'sample-type-error': {
    severity: 'error',
    description: 'A sample does not compile, so readers cannot use it.',
    help: 'Mend the sample, or excuse it with a reason.',
  },
})
