import { defineRules } from '../../model/rule.ts'

/** The rule about links from shipped files to this site. */
export const inboundRules = defineRules({
  'inbound-link': {
    severity: 'error',
    description:
      'A file that is published elsewhere contains a URL of this site that does not exist, so its readers reach an error page.',
    help: 'Add a redirect or an alias to this site, and fix the URL in the file for its next release.',
  },
})
