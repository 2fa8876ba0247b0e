import { defineRules } from '../../model/rule.ts'

/** The rules about code samples. */
export const samplesRules = defineRules({
  'sample-expected-error': {
    severity: 'error',
    description:
      'The fence declares a compiler error with `expectError`, but the sample does not cause that error.',
    help: 'Remove `expectError`, or change the sample so that it shows the error.',
  },
  'sample-no-compiler': {
    severity: 'error',
    description: 'The site has no `typescript` package that works, so no sample can be checked.',
    help: 'Install it in the site: `npm install --save-dev typescript`.',
  },
  'sample-no-reason': {
    severity: 'error',
    description: '`noCheck` has no reason, so it is unclear when the sample can be checked again.',
    help: 'Write the reason: `noCheck="why"`.',
  },
  'sample-output': {
    severity: 'error',
    description: 'A sample prints something other than what the page shows.',
    help: 'Fix the sample, or copy its real output to the page.',
  },
  'sample-run-failed': {
    severity: 'error',
    description:
      'A sample fails when it runs, so it fails for readers who copy it, or it needs what samples may not use.',
    help: 'Fix the sample, or remove `run` from its fence.',
  },
  'sample-type-error': {
    severity: 'error',
    description: 'A sample does not compile, so it does not work for readers who copy it.',
    help: 'Fix the sample, or declare the error with `expectError` or `noCheck="reason"`.',
  },
  'sample-unused-import': {
    severity: 'warning',
    description:
      'A sample that runs imports a module of Node and never uses it. TypeScript leaves such an import out.',
    help: 'Use what it imports, or remove the import.',
  },
})
