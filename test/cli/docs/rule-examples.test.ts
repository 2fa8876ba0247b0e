import { existsSync, readFileSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allRules } from '../../../cli/checks/all-rules.ts'
import { allExamples } from '../../../docs/generate/rule-examples/all-examples.ts'
import type { Files, RuleExample } from '../../../docs/generate/rule-examples/example.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const root = join(import.meta.dirname, '../../..')
const entries = Object.entries(allExamples)
const sites = entries.flatMap(([rule, one]) => (one.kind === 'site' ? [{ rule, one }] : []))

/** Examples of pages alone are checked together, each in a folder of its own. */
const isPage = ({ one }: { readonly one: RuleExample }): boolean =>
  Object.keys({ ...one.around, ...one.failing, ...one.repaired }).every(
    (path) => path.startsWith('docs/') && !path.endsWith('_category_.json') && /\.mdx?$/.test(path),
  ) || 'docs/page.md' in one.failing

const inPages = sites.filter(
  (entry) =>
    ('docs/page.md' in entry.one.failing || 'docs/page.mdx' in entry.one.failing) && isPage(entry),
)
const alone = sites.filter(({ rule }) => inPages.every((entry) => entry.rule !== rule))

interface Finding {
  readonly rule: string
  readonly file: string | null
}

/** What `check` finds in files, with the packages that some checks need. */
async function check(files: Files): Promise<readonly Finding[]> {
  const siteDir = await siteOf(files)
  const modules = join(siteDir, 'node_modules')
  await mkdir(modules, { recursive: true })
  for (const name of ['typescript', '@typescript', 'html-validate'])
    await symlink(join(root, 'node_modules', name), join(modules, name), 'junction')
  const { stdout, stderr } = await runCli(['check', siteDir, '--format', 'json'])
  if (stdout === '') {
    const heads = stderr.matchAll(/^(?:(\S+):\d+:\d+ {2})?(?:error|warning|info) {2}([a-z-]+)$/gm)
    return [...heads].map(([, file = null, rule = '']) => ({ rule, file }))
  }
  return JSON.parse(stdout).diagnostics
}

/** All page examples as one site; the pages of a rule are in the folder with its name. */
function pagesOf(side: 'failing' | 'repaired'): Files {
  const moved = inPages.flatMap(({ rule, one }) =>
    Object.entries({ ...one.around, ...one[side] }).map(
      ([path, text]) => [path.replace(/^docs\//, `docs/${rule}/`), text] as const,
    ),
  )
  return {
    'site.config.ts': `export default { title: 'Examples', markdown: { frameHosts: ['codesandbox.io'] } }\n`,
    'docs/index.md': '# Home\n',
    ...Object.fromEntries(moved),
  }
}

describe('the examples of the rules in the manual', () => {
  it('are as many as there are rules', () => {
    expect(entries.map(([rule]) => rule).toSorted()).toEqual(Object.keys(allRules).toSorted())
    expect(inPages.length).toBeGreaterThan(40)
    expect(alone.length).toBeGreaterThan(40)
  })

  it('on pages: each failing one triggers its rule, each repaired one nothing', async () => {
    const failing = await check(pagesOf('failing'))
    const rulesIn = (rule: string): readonly string[] => [
      ...new Set(
        failing.filter(({ file }) => file?.startsWith(`docs/${rule}/`)).map((one) => one.rule),
      ),
    ]
    const missing = inPages.filter(({ rule }) => !rulesIn(rule).includes(rule))
    expect(missing.map(({ rule }) => [rule, rulesIn(rule)])).toEqual([])
    // Some examples are about images and frames of other hosts.
    const found = (await check(pagesOf('repaired'))).filter(
      ({ rule, file }) =>
        rule !== 'third-party-asset' || file?.startsWith(`docs/${rule}/`) === true,
    )
    expect(found).toEqual([])
  })

  it.each(alone)(
    '$rule: the failing site triggers it, and the repaired site nothing',
    async ({ rule, one }) => {
      const failing = await check({ ...one.around, ...one.failing })
      expect(failing.map((found) => found.rule)).toContain(rule)
      expect(await check({ ...one.around, ...one.repaired })).toEqual([])
    },
  )

  it('that need a machine or a network are triggered by the test that they name', () => {
    const situations = entries.filter(([, one]) => one.kind === 'situation')
    expect(situations.length).toBeLessThan(65)
    for (const [rule, one] of situations) {
      const path = join(root, one.kind === 'situation' ? one.test : '')
      expect(existsSync(path), rule).toBe(true)
      expect(readFileSync(path, 'utf8'), `${rule} in ${path}`).toContain(rule)
    }
  })
})
