import { defineRules } from '../model/rule.ts'

/** The rules about site.config.ts. */
export const configRules = defineRules({
  'config-failed': {
    severity: 'error',
    description: 'The config throws when it is run.',
    help: 'Mend the line that is named.',
  },
  'config-missing': {
    severity: 'error',
    description: 'The config file that was named does not exist.',
    help: 'Name an existing file.',
  },
  'config-syntax': {
    severity: 'error',
    description: 'The config cannot be read.',
    help: 'Mend the line that is named.',
  },
  'config-type': {
    severity: 'error',
    description: 'An option holds something of the wrong kind.',
    help: 'Write what the message says it takes.',
  },
  'config-unknown-key': {
    severity: 'error',
    description: 'There is no such option.',
    help: 'Mend its spelling, or take it out.',
  },
  'config-value': {
    severity: 'error',
    description: 'An option holds a value that cannot be used.',
    help: 'Write another one.',
  },
})
