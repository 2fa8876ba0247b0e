import { defineRules } from '../../model/rule.ts'

/** The rule about files that pages load from other hosts. */
export const originRules = defineRules({
  'third-party-asset': {
    severity: 'info',
    description:
      'A page loads a file from another host. That host sees a request from every reader and controls what the file contains.',
    help: 'Copy the file to a static folder, or accept the host with a comment and a reason.',
  },
})
