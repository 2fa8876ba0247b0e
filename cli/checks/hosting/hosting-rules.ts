import { defineRules } from '../../model/rule.ts'

/** The rule about the address that a host gives the site. */
export const hostingRules = defineRules({
  'pages-address': {
    severity: 'warning',
    description:
      'GitHub Pages or GitLab Pages serves the site at another address than `url` and `baseUrl` name, so style sheets, scripts and links don’t work there.',
    help: 'Write the `url` and `baseUrl` that the message names.',
  },
})
