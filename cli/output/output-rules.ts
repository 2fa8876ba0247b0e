import { defineRules } from '../model/rule.ts'

/** The rules about the output folder. */
export const outputRules = defineRules({
  'output-busy': {
    severity: 'error',
    description: 'Another build is writing to the same folder.',
    help: 'Wait until it ends.',
  },
  'output-folder': {
    severity: 'error',
    description: 'Replacing this folder would destroy something that docs-ssg did not create.',
    help: 'Choose another folder with `--out-dir`.',
  },
  'output-foreign': {
    severity: 'warning',
    description: 'The output folder contains files that docs-ssg did not create; they are kept.',
    help: 'Move them into a static folder, so that every build creates them.',
  },
  'output-overwrite': {
    severity: 'error',
    description: 'A build would overwrite a file that docs-ssg did not create.',
    help: 'Move the file into a static folder, or delete it.',
  },
  'output-path': {
    severity: 'error',
    description: 'A file would be written outside the output folder.',
    help: 'Rename its source or give the page another `slug`.',
  },
  'output-twice': {
    severity: 'error',
    description: 'Two files would be written to the same path.',
    help: 'Rename one of them or give the page another `slug`.',
  },
  'output-write': {
    severity: 'error',
    description: 'The operating system doesn’t allow docs-ssg to write the site.',
    help: 'Free disk space or check permissions.',
  },
  'preview-empty': {
    severity: 'error',
    description: 'There is no built site to preview.',
    help: 'Run `docs-ssg build` first.',
  },
  'redirect-left-out': {
    severity: 'info',
    description:
      'On this disk, a redirect page and another page whose path differs only in letter case or accents are the same file.',
    help: 'Use a host that supports `_redirects`, or build on a disk that distinguishes the two.',
  },
})
