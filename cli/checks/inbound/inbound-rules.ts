import { defineRules } from '../../model/rule.ts'

/** The rules about links from shipped files to this site. */
export const inboundRules = defineRules({
  'inbound-link': {
    severity: 'error',
    description:
      'A file that is published elsewhere contains a URL of this site that does not exist, so its readers reach an error page.',
    help: 'Add a redirect or an alias to this site, and fix the URL in the file for its next release.',
  },
  'inbound-missing': {
    severity: 'error',
    description:
      'An entry of `checks.inbound` names no file that the check can read, so no URL in it is checked.',
    help: 'Fix the path, or create the file before the check, for example by building the package.',
  },
})
