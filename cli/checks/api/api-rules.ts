import { defineRules } from '../../model/rule.ts'

/** The rules about api. */
export const apiRules = defineRules({
  'api-not-installed': {
    severity: 'error',
    description: 'The package whose names must be documented is not installed.',
    help: 'Install it as a development dependency of the site.',
  },
  'api-option-default': {
    severity: 'error',
    description: 'A table of options gives another default than the declaration does.',
    help: 'Find out which is right, and mend the table.',
  },
  'api-option-missing': {
    severity: 'error',
    description: 'A table of options leaves out one that the installed package declares.',
    help: 'Add a row for it.',
  },
  'api-option-unknown': {
    severity: 'error',
    description: 'A table of options names one that the installed package does not declare.',
    help: 'Correct the name, or take it out.',
  },
  'api-stale-ignore': {
    severity: 'error',
    description: 'A name is excused that no entry point exports any more.',
    help: 'Take it out of `checks.apiCoverage.ignore`.',
  },
  'api-undocumented': {
    severity: 'error',
    description: 'An exported name stands in no page about the API.',
    help: 'Document it, or excuse it with a reason.',
  },
})
