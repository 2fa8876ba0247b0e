import { defineRules } from '../../model/rule.ts'

/** The rules about texts of the config. */
export const configTextsRules = defineRules({
  'raw-config-text': {
    severity: 'warning',
    description:
      'A label, title or notice of the config contains marks of Markdown, HTML or a template, which have no effect there, so readers see them.',
    help: 'Write the text without marks. `footer.copyright` and `announcementBar.content` may have Markdown, but no codes of emoji.',
  },
})
