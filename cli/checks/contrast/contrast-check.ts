import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { markContentPath } from '../../model/paths/content-path.ts'
import { readRegularText } from '../../gate/regular-file.ts'
import type { SiteCheck } from '../check.ts'
import { contrastRules } from './contrast-rules.ts'
import { textOf } from '../../primitives/text/text-of.ts'

/** All text of the theme and of code can be read, in both color modes. */
export const contrastCheck: SiteCheck = {
  name: 'contrast',
  title: 'Contrast',
  rules: contrastRules,
  phase: 'check',
  isEnabled: ({ checks }) => checks.contrast,
  run: async ({ site, rendered }) => {
    const { checkContrast } = await import('./check-contrast.ts')
    const { siteDir, customCss } = site.config
    const stylesheet = rendered.files.find(({ path }) => rendered.stylesheetUrl.endsWith(path))
    const sources = customCss.map((path) => ({
      path: markContentPath(path.replace(/^\.\//, '')),
      text: existsSync(join(siteDir, path)) ? readRegularText(join(siteDir, path)) : '',
    }))
    const contents = stylesheet?.contents ?? ''
    const css = textOf(contents)
    return checkContrast({ css, sources })
  },
}
