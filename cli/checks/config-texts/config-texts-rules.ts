import { defineRules } from '../../model/rule.ts'

/** The rules about texts of the config. */
export const configTextsRules = defineRules({
  'raw-config-text': {
    severity: 'warning',
    description:
      'A label, title or notice of the config contains Markdown, HTML or a template, which readers see as plain text.',
    help: 'Write the text without marks. `footer.copyright` and `announcementBar.content` may have Markdown, but no codes of emoji.',
  },
})
