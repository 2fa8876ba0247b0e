import { defineRules } from '../model/rule.ts'

/** The rules about links and ids. */
export const linkRules = defineRules({
  'active-file': {
    severity: 'error',
    description:
      'The link points to a file beside the docs that a browser could run on the site, so the file is not published.',
    help: 'Move the file to a static folder if you trust it.',
  },
  'active-svg': {
    severity: 'warning',
    description:
      'A part of an SVG image beside the docs could run a script or load other files, or is unknown, so the image is published without it.',
    help: 'Remove the part from the image, or move the image to a static folder if you trust it.',
  },
  'broken-anchor': {
    severity: 'error',
    description:
      'The link names an id that its page does not have, so readers arrive at the top of the page.',
    help: 'Use an id of that page.',
  },
  'broken-asset': {
    severity: 'error',
    description: 'The page uses an image or another file that does not exist.',
    help: 'Use the path of an existing file.',
  },
  'broken-link': {
    severity: 'error',
    description:
      'The link points to a page or file that is not part of this site, so readers reach an error page.',
    help: 'Link to an existing page or file.',
  },
  'not-in-build': {
    severity: 'warning',
    description:
      "A URL on the site's own domain is not a page or file of the build, so the build cannot tell whether it exists.",
    help: 'Ignore this if something else publishes the URL; otherwise link to a page or file of the site.',
  },
  'other-version': {
    severity: 'warning',
    description:
      'The link begins with a slash and names no version, so readers leave their version, although it has that page.',
    help: 'Link to the file, which stays in the version, or write `pathname://` before the path.',
  },
})
