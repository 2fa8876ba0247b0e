import { defineRules } from '../../model/rule.ts'

/** The rules about links to sites that publish their URLs and ids. */
export const sitesRules = defineRules({
  'broken-site-anchor': {
    severity: 'error',
    description:
      'A link points to an id that a page of another site, which `checks.sites` lists, does not have.',
    help: 'Link to an id of that page.',
  },
  'broken-site-link': {
    severity: 'error',
    description:
      'A link points to a page that another site, which `checks.sites` lists, does not have.',
    help: 'Link to the new location of the page, or remove the link.',
  },
  'unreachable-site': {
    severity: 'warning',
    description:
      'The `anchors.json` of another site could not be requested, so links to that site are checked against an older copy or not at all.',
    help: 'Open the URL in a browser, and run the check again when it works.',
  },
  'unreadable-site': {
    severity: 'error',
    description:
      'A file that `checks.sites` names is missing or is not an `anchors.json` of this version, so links to that site are not checked.',
    help: 'Name the `anchors.json` of a site that docs-ssg built.',
  },
})
