import { codeMarks, findRawMarks } from '../../primitives/text/raw-marks.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import { configTextsRules } from '../../report/config-texts-rules.ts'
import { plainMarks } from '../../report/report-raw-marks.ts'
import type { SiteCheck } from '../check.ts'
import { listConfigTexts } from './list-config-texts.ts'

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
