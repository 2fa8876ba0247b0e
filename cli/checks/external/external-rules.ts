import { defineRules } from '../../model/rule.ts'

/** The rules about links to other sites. */
export const externalRules = defineRules({
  'dead-external-link': {
    severity: 'error',
    description:
      'A page of another site did not exist (404, 410 or an unknown host) in two runs in a row.',
    help: 'Link to its new location or to an archived copy, or remove the link.',
  },
  'external-offline': {
    severity: 'info',
    description:
      'No host of any external link was found, so the machine is probably offline and no link was checked.',
    help: 'Run the check again with a network connection.',
  },
  'missing-external-link': {
    severity: 'info',
    description:
      'A page of another site did not exist (404, 410 or an unknown host) in one run, which may be temporary.',
    help: 'Wait for the next run, which reports it as `dead-external-link` if the page is still missing.',
  },
  'moved-external-link': {
    severity: 'info',
    description: 'A page of another site has moved permanently, and its redirect may disappear.',
    help: 'Link to the new URL.',
  },
  'unreachable-external-link': {
    severity: 'info',
    description:
      'A page of another site gave no conclusive response for several runs, perhaps because the host blocks bots or is in a private network.',
    help: 'Open the link in a browser; if it works, add it to `checks.externalIgnore`, or a host in your own network to `checks.externalPrivateHosts`.',
  },
})
