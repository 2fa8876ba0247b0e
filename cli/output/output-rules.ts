import { defineRules } from '../model/rule.ts'

/** The rules about the output folder. */
export const outputRules = defineRules({
  'output-busy': {
    severity: 'error',
    description: 'Another build writes to the same folder.',
    help: 'Wait for it to end.',
  },
  'output-folder': {
    severity: 'error',
    description: 'The output folder is not one that may be replaced.',
    help: 'Choose another folder.',
  },
  'output-foreign': {
    severity: 'warning',
    description: 'The output folder holds files that docs-ssg did not write; they are kept.',
    help: 'Move them away, or put them into a static folder.',
  },
  'output-path': {
    severity: 'error',
    description: 'A file would be written outside the output folder.',
    help: 'Rename its source.',
  },
  'output-twice': {
    severity: 'error',
    description: 'Two files would be written to one path.',
    help: 'Rename one of them.',
  },
  'output-write': {
    severity: 'error',
    description: 'The disk refused to take the site.',
    help: 'Make room, or see to the rights.',
  },
  'preview-empty': {
    severity: 'error',
    description: 'There is no built site to show.',
    help: 'Run `docs-ssg build` first.',
  },
  'redirect-left-out': {
    severity: 'info',
    description:
      'The disk cannot hold a redirect page beside a page whose name differs only in letter case or accents.',
    help: 'Let the host redirect, or build on another disk.',
  },
})
