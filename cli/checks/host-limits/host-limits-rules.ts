import { defineRules } from '../../model/rule.ts'

/** The rules about what hosts accept. */
export const hostLimitsRules = defineRules({
  'host-files': {
    severity: 'error',
    description:
      'The site has more or larger files than a host of `checks.hosts` accepts, so it can’t be published there.',
    help: 'Publish fewer or smaller files, split the site, or choose another host.',
  },
  'host-rules': {
    severity: 'warning',
    description:
      'A host of `checks.hosts` ignores some redirects or headers of the site, because it accepts fewer, shorter or none of them.',
    help: 'Combine rules with `*`, or configure them on the host. For redirects, a function of the host can use the module that `hostFiles: ["redirects-module"]` writes.',
  },
})
