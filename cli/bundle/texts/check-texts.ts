import { join } from 'node:path'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { tryReadText } from '../../gate/regular-file.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { findTexts } from './find-texts.ts'
import type { Messages } from './load-messages.ts'
import { bundleRules } from '../bundle-rules.ts'

/**
 * Report texts of components that are missing in a language other than the first, each once, at its
 * first place.
 */
export async function checkTexts(
  inputs: readonly string[],
  config: ResolvedConfig,
  messages: Messages,
): Promise<readonly Diagnostic[]> {
  const others = config.locales.slice(1).map(({ code }) => code)
  if (others.length === 0) return []
  const own = inputs.filter((path) => !/^\.\.|(?:^|\/)node_modules\//.test(path)).toSorted()
  const found = await Promise.all(
    own.map(async (path) => {
      const source = tryReadText(join(config.siteDir, path)) ?? ''
      return findTexts(source).map((text) => ({ ...text, path }))
    }),
  )
  const known = new Set<string>()
  return found.flat().flatMap(({ id, path, ...at }) => {
    const missing = others.filter((locale) => !Object.hasOwn(messages[locale] ?? {}, id))
    if (known.has(id) || missing.length === 0) return []
    known.add(id)
    const languages = missing.map((locale) => `\`${locale}\``).join(', ')
    return [
      bundleRules['untranslated-component'].report({
        message: `\`${id}\` has no translation in ${languages}, so pages show the text that is written here.`,
        help: 'Add it to the file in `locales[].messages`.',
        place: toPlace(path, at),
        data: { actual: id },
      }),
    ]
  })
}
