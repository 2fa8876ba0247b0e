import { defineRules } from '../model/rule.ts'

/** The rules about integrations. */
export const integrationRules = defineRules({
  'integration-failed': {
    severity: 'error',
    description: 'A hook of an integration failed, so what it should add to the site is missing.',
    help: 'Fix the cause that the message names, or remove the integration.',
  },
  'integration-value': {
    severity: 'error',
    description: 'A hook of an integration returned or added something that can’t be used.',
    help: 'Return or add a value of the type that the message names.',
  },
})
