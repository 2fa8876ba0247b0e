import { defineRules } from '../model/rule.ts'

/** Rules about the machine rather than the site. */
export const systemRules = defineRules({
  'system-error': {
    severity: 'error',
    description: 'The operating system refused an operation, so the command could not continue.',
    help: 'Check permissions, free disk space and the limits of the process.',
  },
  'work-stopped': {
    severity: 'error',
    description:
      'Code of the site or the compilation of a page took too much time or memory, or ended the process.',
    help: 'Fix the code or simplify the page; `--time-limit` raises the time limit.',
  },
})
