import { defineRules } from '../../model/rule.ts'

/** The rules about sections of translated pages. */
export const translationsRules = defineRules({
  'extra-translation': {
    severity: 'warning',
    description:
      'A translation contains a section whose original no longer exists, so it may describe something that is gone.',
    help: 'Remove the section from the translation, then run `docs-ssg translations --update-lock`.',
  },
  'missing-translation': {
    severity: 'warning',
    description:
      'The original of a translated page has a section that was added after the translation, so readers of the translation miss it.',
    help: 'Translate the section, then run `docs-ssg translations --update-lock`.',
  },
  'stale-translation': {
    severity: 'warning',
    description:
      'A section of an original has changed since it was translated, so readers of the translation get older information.',
    help: 'Translate the change, which `docs-ssg translations --diff` shows, then run `docs-ssg translations --update-lock`.',
  },
  'unreadable-translations': {
    severity: 'error',
    description:
      'The lock file of translations cannot be read, so the check cannot tell which sections are older than their original.',
    help: 'Restore the file from git, or delete it and run `docs-ssg translations --update-lock`.',
  },
})
