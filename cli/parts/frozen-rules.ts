import { defineRules } from '../model/rule.ts'

/** The rules about frozen versions. */
export const frozenRules = defineRules({
  'frozen-missing': {
    severity: 'error',
    description: 'The compiled articles of a frozen version are missing or damaged.',
    help: 'Freeze the version with `docs-ssg version <name> --freeze`, and commit the folder `frozen`.',
  },
  'frozen-changed': {
    severity: 'error',
    description:
      'A source of a frozen version has changed. Frozen articles are not compiled again, so readers would not see the change.',
    help: 'Undo the change, or freeze the version again with `docs-ssg version <name> --freeze`.',
  },
})
