import { defineRules } from '../../model/rule.ts'

/** The rules about inbound. */
export const inboundRules = defineRules({
  'inbound-link': {
    severity: 'error',
    description:
      'A file that is shipped elsewhere names an address of this site that does not answer.',
    help: 'Mend that file, or add a redirect or an alias here.',
  },
})
