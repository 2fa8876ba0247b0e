import { defineRules } from '../../model/rule.ts'

/** The rules about the addresses that hosts give the site and its sources. */
export const hostingRules = defineRules({
  'cached-path': {
    severity: 'warning',
    description:
      'A page or a static file is in `assets/`, whose files browsers keep for a year, so readers don’t get its later versions.',
    help: 'Move it to another folder.',
  },
  'edit-url': {
    severity: 'warning',
    description:
      'An `editUrl` points to a folder of the repository that doesn’t contain the files, so edit links go to pages that don’t exist.',
    help: 'Write the `editUrl` that the message suggests.',
  },
  'pages-address': {
    severity: 'warning',
    description:
      'GitHub Pages or GitLab Pages serves the site at a different URL from the one in `url` and `baseUrl`, so links don’t work there.',
    help: 'Write the `url` and `baseUrl` that the message suggests.',
  },
})
