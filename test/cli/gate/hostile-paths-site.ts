import { link, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../../helpers/site-of.ts'
import { type PathAttempt, writePairs } from './hostile-files.ts'
import type { PathPair } from './path-pairs.ts'

/** What only files outside the site and hidden ones contain. */
export const secret = 'TopSecretText'

const nodeModules = fileURLToPath(new URL('../../../node_modules', import.meta.url))

const texts: Readonly<Record<string, string>> = {
  '.ts': `/** ${secret} */\nexport const secret = '${secret}' as const\nexport interface Secret { /** ${secret} */ ${secret}: 1 }\n// #region secret\n// ${secret}\n// #endregion\n`,
  '.tsx': `export default () => <p>${secret}</p>\n`,
  '.json': `{ "secret": "${secret}", "${secret}": 1 }\n`,
  '.md': `${secret}\n`,
  '.png': `\u0089PNG ${secret}\n`,
  '.pdf': `%PDF ${secret}\n`,
}

/** Symbolic links in the docs of the site, by their names without an extension. */
const links: Readonly<Record<string, (ext: string) => string>> = {
  link: (ext) => `../../outside/secret${ext}`,
  chain: (ext) => `link${ext}`,
  alias: (ext) => `.hidden${ext}`,
  dangling: (ext) => `nothing${ext}`,
  loop: (ext) => `loop${ext}`,
  process: () => '/proc/self/environ',
  device: () => '/dev/zero',
}

export interface HostileSite {
  /** Absolute, as all paths here; contains `site/` and `outside/`. */
  readonly root: string
  readonly siteDir: string
  readonly attempts: readonly PathAttempt[]
  readonly write: (path: string, text: string) => Promise<void>
}

/** A site in a folder with files that don't belong to it, and a page for each place. */
export async function createSite(pairs: readonly PathPair[]): Promise<HostileSite> {
  const root = await temporaryFolder()
  const siteDir = join(root, 'site')
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  await write('site/docs/index.md', '# Home\n')
  await write('site/docs/own/page.md', '# Own\n')
  await symlink(nodeModules, join(siteDir, 'node_modules'))
  for (const [ext, text] of Object.entries(texts)) {
    for (const name of ['secret', 'e\u0301', '\u00e9']) await write(`outside/${name}${ext}`, text)
    await write(`site/docs/.hidden${ext}`, text)
    for (const [name, toTarget] of Object.entries(links))
      await symlink(toTarget(ext), join(siteDir, `docs/${name}${ext}`))
    // Every name of such a file is as good as the other, so what it contains is the site's own.
    await write(`outside/shared${ext}`, text.replaceAll(secret, 'SharedText'))
    await link(join(root, `outside/shared${ext}`), join(siteDir, `docs/hard${ext}`))
  }
  await write('outside/jsx-runtime.d.ts', texts['.ts'] ?? '')
  await symlink('../../outside', join(siteDir, 'docs/linked'))
  // Junctions of Windows are links to folders with an absolute target.
  await symlink(join(root, 'outside'), join(siteDir, 'docs/junction'))
  const files = writePairs(pairs, root)
  for (const [path, text] of Object.entries(files.texts)) await write(`site/${path}`, text)
  return { root, siteDir, write, attempts: files.attempts }
}

/** The config; findings of `rules` are ignored. */
export const configText = (rules: readonly string[]): string => {
  const off = Object.fromEntries(rules.map((rule) => [rule, 'ignore']))
  return `import { changelog } from 'docs-ssg/changelog'
import { openApi } from 'docs-ssg/open-api'
export default {
  url: 'https://x.example',
  blog: { name: 'changelog', path: 'changelog', routeBasePath: 'changelog' },
  integrations: [changelog(), openApi({ document: 'api.yml' })],
  checks: { samples: true, rules: ${JSON.stringify(off)} },
  markdown: { docblockSources: ['docs'] },
}
`
}
