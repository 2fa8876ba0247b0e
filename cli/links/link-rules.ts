import { defineRules } from '../model/rule.ts'

/** The rules about links and ids. */
export const linkRules = defineRules({
  'broken-anchor': {
    severity: 'error',
    description: 'The page has no element with the id, so the reader lands at its top.',
    help: 'Name an id of that page.',
  },
  'broken-asset': {
    severity: 'error',
    description: 'The picture or file does not exist.',
    help: 'Name an existing file.',
  },
  'broken-link': {
    severity: 'error',
    description: 'The link leads to no page or file of this site.',
    help: 'Name an existing page.',
  },
  'not-in-build': {
    severity: 'warning',
    description:
      "An address on the site's own domain is no page or file of the build, so nobody here knows whether it is there.",
    help: 'Leave it if something else puts it there; or else name what the site has.',
  },
})
