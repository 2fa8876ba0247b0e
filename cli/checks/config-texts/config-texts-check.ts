import { foreignMarks } from '../../primitives/text/foreign-marks.ts'
import { codeMarks, findRawMarks, plainTextMarks } from '../../primitives/text/raw-marks.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import type { SiteCheck } from '../check.ts'
import { configTextsRules } from './config-texts-rules.ts'
import { listConfigTexts } from './list-config-texts.ts'

const plainMarks = [...plainTextMarks, ...foreignMarks]

/** Labels, titles and notices of the config show no marks of Markdown, HTML or templates. */
export const configTextsCheck: SiteCheck = {
  name: 'config-texts',
  title: 'Texts in the config',
  rules: configTextsRules,
  phase: 'always',
  run: ({ site: { config } }) =>
    listConfigTexts(config).flatMap(({ key, text, isMarkdown }) =>
      findRawMarks(text, isMarkdown ? codeMarks : plainMarks).map(({ written, what, help }) => {
        const place = placeOfOption(config, key)
        return configTextsRules['raw-config-text'].report({
          message: `\`${written.replaceAll('`', "'")}\` in \`${key}\` looks like ${what}, but readers see it as plain text.`,
          help,
          data: { actual: written },
          ...(place && { place }),
        })
      }),
    ),
}
