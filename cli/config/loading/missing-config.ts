// The findings about configs that aren't where they are looked for, or aren't read.
import { entriesIn } from '../../gate/real-path.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { configNames, isUnreadConfig } from '../../schema/values/config-names.ts'
import { configRules } from '../config-rules.ts'

/** Report a path of the command line at which nothing is found. */
export function reportMissing(path: string, why: string): Diagnostic {
  return configRules['config-missing'].report({
    message: `\`${path}\` ${why}`,
    help: 'Check the path on the command line.',
    data: { actual: path },
  })
}

/** Report a file of a site without a config that was meant to be one; undefined without such a file. */
export function reportUnread(siteDir: string): Diagnostic | undefined {
  const name = listNames(siteDir).find(isUnreadConfig)
  if (name === undefined) return undefined
  return configRules['config-missing'].report({
    message: `\`${name}\` is not read as a config, so its options would have no effect.`,
    help: 'Rename it to `site.config.ts` or `site.config.mjs`, and export the options with `export default`.',
    data: { actual: name, expected: ['site.config.ts', 'site.config.mjs'] },
    place: toPlace(name, { line: 1, column: 1 }),
  })
}

/** Report a second config beside the one that is read; undefined without one. */
export function reportSecond(siteDir: string, read: string): Diagnostic | undefined {
  const name = listNames(siteDir).find((one) => one !== read && configNames.includes(one))
  if (name === undefined) return undefined
  return configRules['config-missing'].report({
    message: `\`${name}\` is not read, because \`${read}\` comes first, so its options would have no effect.`,
    help: 'Keep one of the two files, or name the one to read with `--config`.',
    data: { actual: name },
    place: toPlace(name, { line: 1, column: 1 }),
  })
}

/** Names of files, sorted; none for a folder that can't be read, which later steps report. */
const listNames = (folder: string): readonly string[] =>
  entriesIn(folder)
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .toSorted()
