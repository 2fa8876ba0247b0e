import { defineRules } from '../model/rule.ts'

/** The rules about site.config.ts. */
export const configRules = defineRules({
  'config-failed': {
    severity: 'error',
    description: 'The config throws an error when it runs, or it exports nothing.',
    help: 'Fix the line that the message names.',
  },
  'config-missing': {
    severity: 'error',
    description: 'The config file, or an option that it must contain, does not exist.',
    help: 'Check the path on the command line, or add the option.',
  },
  'config-syntax': {
    severity: 'error',
    description: 'The config has a syntax error or imports a file that does not exist.',
    help: 'Fix the line that the message names.',
  },
  'config-type': {
    severity: 'error',
    description: 'The value of an option has the wrong type.',
    help: 'Use a value of the type that the message names.',
  },
  'config-unknown-key': {
    severity: 'error',
    description: 'The config contains an option that does not exist, so it would have no effect.',
    help: 'Fix the spelling or remove the option.',
  },
  'config-value': {
    severity: 'error',
    description: 'The value of an option has the right type but cannot be used.',
    help: 'Use a value that the message allows.',
  },
})
