import { defineRules } from '../model/rule.ts'

/** The rules about the site's own code. */
export const bundleRules = defineRules({
  bundle: {
    severity: 'error',
    description: 'The scripts or styles of the site cannot be bundled.',
    help: 'Mend the line that is named.',
  },
  'bundle-warning': {
    severity: 'warning',
    description: 'esbuild warns about a script or style sheet of the site.',
    help: 'Fix the line that is named.',
    formerly: 'bundle',
  },
  'docusaurus-import': {
    severity: 'error',
    description: 'Code of the site imports a module of Docusaurus that has no counterpart.',
    help: 'Do what the message says instead.',
  },
  'page-failed': {
    severity: 'error',
    description: 'A React page or component throws.',
    help: 'Mend the line that is named.',
  },
  'page-syntax': {
    severity: 'error',
    description: 'A React page cannot be compiled.',
    help: 'Mend the line that is named.',
  },
  'image-in-code': {
    formerly: 'picture-in-code',
    severity: 'error',
    description: 'Code of the site imports a picture that has no address.',
    help: 'Move it into a static folder.',
  },
  'slot-failed': {
    severity: 'error',
    description: 'A part of the layout cannot be replaced.',
    help: 'Mend the file of the slot.',
  },
  'unreadable-messages': {
    severity: 'error',
    description: 'The file with the texts of components in a language cannot be read.',
    help: 'Mend the JSON at the place that is named.',
  },
  'untranslated-component': {
    formerly: 'untranslated-text',
    severity: 'info',
    description:
      'A component hands a text to `Translate` that a language does not have, so it is shown as it is written.',
    help: 'Add it to the file that `locales[].messages` names.',
  },
})
