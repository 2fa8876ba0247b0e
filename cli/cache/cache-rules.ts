import { defineRules } from '../model/rule.ts'

/** The rule about the shared cache. */
export const cacheRules = defineRules({
  'remote-cache': {
    severity: 'info',
    description:
      'The shared cache can’t be reached, or one of its entries is damaged. The build continues without it, with the same result.',
    help: 'Check the URL, the token and the network.',
  },
})
