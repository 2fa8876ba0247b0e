import { defineRules } from '../model/rule.ts'

/** The rules about names in content that are not paths of the site. */
export const gateRules = defineRules({
  'outside-site': {
    severity: 'error',
    description:
      'A path or a symbolic link points outside the site folder, so the file could publish secrets of the machine.',
    help: 'Copy the file into the site, or add its folder to `allowedPaths`.',
  },
  'sample-name': {
    severity: 'error',
    description:
      'The name of a file of a sample leaves the folder of the sample, or not every system can have such a file, so the sample is not compiled.',
    help: 'Write a relative path of plain names with the extension of a script, style sheet or data file, such as `app/store.ts`.',
  },
})
