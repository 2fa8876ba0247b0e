import { defineRules } from '../../model/rule.ts'

/** The rules about what API pages say and packages declare. */
export const apiRules = defineRules({
  'api-not-installed': {
    severity: 'error',
    description:
      'An entry point of `checks.apiCoverage` is not installed or has no type declarations, so its names cannot be compared with the pages.',
    help: 'Install the package as a development dependency of the site.',
  },
  'api-option-default': {
    severity: 'error',
    description:
      'A table of options and the declaration have different defaults, so one of them is wrong.',
    help: 'Find out which default is right and fix the table or the declaration.',
  },
  'api-option-missing': {
    severity: 'error',
    description:
      'A table of options leaves out an option that the installed package declares, so readers do not learn about it.',
    help: 'Add a row for the option.',
  },
  'api-option-unknown': {
    severity: 'error',
    description:
      'A table of options lists an option that the installed package does not declare, so passing it has no effect.',
    help: 'Correct the name or remove the row.',
  },
  'api-stale-ignore': {
    severity: 'error',
    description:
      '`checks.apiCoverage.ignore` lists a name that no entry point exports, so the exception has no effect.',
    help: 'Remove the name from `checks.apiCoverage.ignore`.',
  },
  'api-undocumented': {
    severity: 'error',
    description:
      'An exported name has no heading and no table row on any API page, so readers cannot look it up.',
    help: 'Document the name, or add it to `checks.apiCoverage.ignore` with a reason.',
  },
})
