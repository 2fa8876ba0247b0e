import { defineRules } from '../model/rule.ts'

/** The rules about parts of a site and about frozen versions. */
export const partRules = defineRules({
  'part-unreadable': {
    severity: 'error',
    description: 'A folder is not a part of a site, or its files are damaged.',
    help: 'Build the part again with `docs-ssg build --only`, and transfer both of its files.',
  },
  'part-mismatch': {
    severity: 'error',
    description:
      'A part was built with a different config, different packages or a different version of docs-ssg from the rest of the site.',
    help: 'Build all parts from the same commit, with the same lock file and the same flags.',
  },
  'part-outdated': {
    severity: 'error',
    description: 'A page has changed since its part was built.',
    help: 'Build all parts from the same commit.',
  },
  'part-missing': {
    severity: 'error',
    description: 'No part contains the pages of a version and language.',
    help: 'Build it with `docs-ssg build --only`, and pass its folder to `docs-ssg join`.',
  },
  'part-twice': {
    severity: 'error',
    description: 'Two parts contain the pages of the same version and language.',
    help: 'Pass each part to `docs-ssg join` once, and make sure that the patterns of `--only` don’t overlap.',
  },
})
