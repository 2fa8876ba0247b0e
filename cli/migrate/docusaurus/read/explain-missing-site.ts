// A folder without the config of a Docusaurus site. Enters: the folder. Leaves: what it is instead, and what to do.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Why a folder can't be moved, as a sentence, and what to do. */
export interface MissingSite {
  readonly kind: 'no-site'
  readonly message: string
  readonly hint: string
}

/** `names`: under which a config would count. */
export function explainMissingSite(siteDir: string, names: readonly string[]): MissingSite {
  const hasConfig = (folder: string): boolean =>
    names.some((name) => existsSync(join(folder, name)))
  if (!existsSync(siteDir))
    return {
      kind: 'no-site',
      message: `there is no folder \`${siteDir}\``,
      hint: 'Name the folder that holds `docusaurus.config.js`.',
    }
  if (existsSync(join(siteDir, 'siteConfig.js')))
    return {
      kind: 'no-site',
      message:
        '`siteConfig.js` is the config of a Docusaurus 1 site; only Docusaurus 2 and 3 (`docusaurus.config.js`) can be read',
      hint: 'Write a `docusaurus.config.js` and a `sidebars.js` beside it, by hand or by `npx @docusaurus/migrate migrate`, and run this again: the two files are enough, nothing has to be installed, and the docs stay as they are. Version 1 read headers that are no YAML, such as `title: A: b`; put quotes around those.',
    }
  const isSite = (folder: string): boolean =>
    hasConfig(folder) || existsSync(join(folder, 'siteConfig.js'))
  const below = readdirSync(siteDir, { withFileTypes: true }).find(
    (entry) => entry.isDirectory() && isSite(join(siteDir, entry.name)),
  )?.name
  return {
    kind: 'no-site',
    message: `\`${siteDir}\` holds no \`docusaurus.config.js\` (nor one that ends in \`.ts\`, \`.mjs\`, \`.cjs\`)`,
    hint:
      below === undefined
        ? 'Name the folder that holds it.'
        : `Its folder \`${below}\` holds a site: run \`docs-ssg migrate ${below}\` there.`,
  }
}
