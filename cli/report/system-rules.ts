import { defineRules } from '../model/rule.ts'

/** Rules about the machine rather than the site. */
export const systemRules = defineRules({
  'system-error': {
    severity: 'error',
    description: 'The operating system refused an operation, so the command could not go on.',
    help: 'Check permissions, free disk space and the limits of the process.',
  },
})
