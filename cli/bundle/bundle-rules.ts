import { defineRules } from '../model/rule.ts'

/** The rules about the site's own code. */
export const bundleRules = defineRules({
  bundle: {
    severity: 'error',
    description: 'The scripts or style sheets of the site can’t be bundled.',
    help: 'Fix the line that the message names.',
  },
  'bundle-warning': {
    severity: 'warning',
    description:
      'esbuild warns about a script or a style sheet of the site, which may not work as written.',
    help: 'Fix the line that the message names.',
  },
  'docusaurus-import': {
    severity: 'error',
    description: 'Code of the site imports a Docusaurus module that docs-ssg does not have.',
    help: 'Use what the message suggests instead.',
  },
  'not-hydrated': {
    severity: 'warning',
    description:
      'A React page or a slot uses props that only exist in the build, so nothing happens in the browser.',
    help: 'Move that part into a separate component, in the same file or another; the browser runs it.',
  },
  'page-export': {
    severity: 'warning',
    description: 'An export of a React page, or a key of its `meta`, has no effect.',
    help: 'Write what the message says instead, or remove it.',
  },
  'page-failed': {
    severity: 'error',
    description: 'A React page or component throws an error, so the page can’t be rendered.',
    help: 'Fix the line that the message names.',
  },
  'page-syntax': {
    severity: 'error',
    description: 'A React page, slot or component can’t be compiled.',
    help: 'Fix the line that the message names.',
  },
  'image-in-code': {
    severity: 'error',
    description: 'Code of the site imports an image that is not published.',
    help: 'Move it to a static folder.',
  },
  'second-react': {
    severity: 'error',
    description: 'Code of the site imports a different copy of React from the one that renders it.',
    help: 'Import `react` and `react-dom` by these names.',
  },
  'slot-failed': {
    severity: 'error',
    description: 'A component that replaces a part of the layout can’t be used.',
    help: 'Fix the file of the slot.',
  },
  'theme-color': {
    severity: 'error',
    description:
      'A color of `theme` can’t be computed, or can’t be distinguished from the background in one of the color modes.',
    help: 'Choose a color that the message allows.',
  },
  'theme-font': {
    severity: 'error',
    description: 'A font of `theme.font` can’t be found or read.',
    help: 'Install the package, or fix the path of the folder.',
  },
  'unknown-message-key': {
    severity: 'warning',
    description:
      'A translation in a file with translations of components has a key that docs-ssg doesn’t know, so the key has no effect.',
    help: 'Fix the spelling or remove it.',
  },
  'unreadable-messages': {
    severity: 'error',
    description: 'A file with translations of components, or a translation in it, can’t be read.',
    help: 'Fix the JSON at the place that the message names.',
  },
  'untranslated-component': {
    severity: 'info',
    description:
      'A component passes a text to `Translate` that has no translation in one of the languages, so it is shown untranslated.',
    help: 'Add it to the file that `locales[].messages` names.',
  },
})
