import { defineRules } from '../model/rule.ts'

/** The rules about texts outside pages. */
export const configTextsRules = defineRules({
  'raw-config-text': {
    severity: 'warning',
    description:
      'A text of the config, of a `_category_` file, or of a file of authors or tags contains Markdown, HTML or a template, but such texts are plain.',
    help: 'Write the text without marks. `footer.copyright` and `announcementBar.content` may contain Markdown, but no emoji codes such as `:tada:`.',
  },
})
