import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../../helpers/site-of.ts'
import { pathForms } from './path-forms.ts'
import { pathPlaces } from './path-places.ts'

/** What only files outside the site and hidden ones contain. */
export const secret = 'TopSecretText'

/** One form of a path at one place. */
export interface PathAttempt {
  readonly place: string
  readonly form: string
  /** Relative to the site's folder. */
  readonly page: string
  /** Its first and last line in the page, from 1. */
  readonly lines: readonly [first: number, last: number]
}

const nodeModules = fileURLToPath(new URL('../../../node_modules', import.meta.url))

const texts: Readonly<Record<string, string>> = {
  '.ts': `/** ${secret} */\nexport const secret = '${secret}' as const\nexport interface Secret { /** ${secret} */ ${secret}: 1 }\n// #region secret\n// ${secret}\n// #endregion\n`,
  '.tsx': `export default () => <p>${secret}</p>\n`,
  '.json': `{ "secret": "${secret}", "${secret}": 1 }\n`,
  '.md': `${secret}\n`,
  '.png': `\u0089PNG ${secret}\n`,
  '.pdf': `%PDF ${secret}\n`,
}

export interface HostileSite {
  /** Absolute, as all paths here; contains `site/` and `outside/`. */
  readonly root: string
  readonly siteDir: string
  readonly attempts: readonly PathAttempt[]
  readonly write: (path: string, text: string) => Promise<void>
}

/** A site in a folder with files that don't belong to it, and a page for each place. */
export async function createSite(): Promise<HostileSite> {
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
    await symlink(`../../outside/secret${ext}`, join(siteDir, `docs/link${ext}`))
    await symlink(`link${ext}`, join(siteDir, `docs/chain${ext}`))
  }
  await write('outside/jsx-runtime.d.ts', texts['.ts'] ?? '')
  await symlink('../../outside', join(siteDir, 'docs/linked'))
  const attempts = Object.entries(pathPlaces).flatMap(
    ([place, { ext, up, write: toText, isAlone }], at) => {
      const pages: { path: string; blocks: string[]; attempts: PathAttempt[] }[] = []
      for (const [index, [form, toPath]] of Object.entries(pathForms).entries()) {
        const path = `docs/place-${at}${isAlone ? `-${index}` : ''}.md`
        const text = toText(toPath({ root, up, ext }), index)
        const last = pages.at(-1)
        const isNew = last === undefined || isAlone === true
        const page = isNew ? { path, blocks: isAlone ? [] : [`# ${place}`], attempts: [] } : last
        if (isNew) pages.push(page)
        const first = page.blocks.join('\n\n').split('\n').length + (page.blocks.length > 0 ? 2 : 0)
        const lines = [first, first + text.split('\n').length - 1] as const
        page.attempts.push({ place, form, page: path, lines: [lines[0], lines[1]] })
        page.blocks.push(text)
      }
      return pages
    },
  )
  for (const { path, blocks } of attempts) await write(`site/${path}`, `${blocks.join('\n\n')}\n`)
  return { root, siteDir, write, attempts: attempts.flatMap((page) => page.attempts) }
}

/** The config; findings of `rules` are ignored. */
export const configText = (rules: readonly string[]): string => {
  const off = Object.fromEntries(rules.map((rule) => [rule, 'ignore']))
  return `export default { url: 'https://x.example', checks: { samples: true, rules: ${JSON.stringify(off)} }, markdown: { docblockSources: ['docs'] } }\n`
}
