import { appendFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hashTree } from '../../helpers/tree-hash.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const pageCount = 100
const topOf = (path: string): string => path.split('/')[0] ?? ''

/** Sites with code run in a second process in some versions of Node. */
const sites: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Markdown: {},
  'Markdown and code': {
    'site.config.ts':
      "const title = 'A'\nexport default { title, components: { Card: './parts/Card.tsx' } }\n",
    'parts/Card.tsx': 'export const Card = () => <b>card</b>\n',
    'docs/card.md': '# Card\n\n<Card />\n',
  },
}

it.each(Object.keys(sites))(
  'P8: a build killed at any of 20 moments leaves the old site, and the next build is right and leaves no litter: %s',
  async (kind) => {
    const files = sites[kind] ?? {}
    const pages = Object.fromEntries(
      Array.from({ length: pageCount }, (_, index) => [
        `docs/page-${index}.md`,
        `# Page ${index}\n\nText of page ${index}.\n\n\`\`\`ts\nexport const n${index}: number = ${index}\n\`\`\`\n`,
      ]),
    )
    const site = await siteOf({ ...pages, ...files })
    const out = join(site, 'build')
    const build = (args: readonly string[] = [], onStart?: (pid: number) => void) =>
      runCli(['build', site, ...args], { cwd: site, ...(onStart ? { onStart } : {}) })

    const started = performance.now()
    expect((await build(['--no-cache'])).exitCode).toBe(0)
    const duration = performance.now() - started
    let old = hashTree(out)

    for (let round = 0; round < 20; round++) {
      appendFileSync(join(site, `docs/page-${round}.md`), `\nEdit ${round}.\n`)
      // Kept pages are written in every other round.
      const killed = await build(round % 2 === 0 ? ['--no-cache'] : [], (pid) => {
        // The moment of the kill is what the test varies; whatever it hits, the site must be whole.
        setTimeout(
          () => {
            try {
              process.kill(pid, 'SIGKILL')
            } catch {
              // It was faster.
            }
          },
          (duration * (round + 0.5)) / 20,
        )
      })
      const left = killed.exitCode === null && existsSync(out) ? hashTree(out) : undefined
      const { exitCode, stderr } = await build()
      expect(exitCode, stderr).toBe(0)
      expect(readdirSync(site).toSorted()).toEqual(
        [
          ...new Set(['.docs-ssg', 'build', ...Object.keys({ ...pages, ...files }).map(topOf)]),
        ].toSorted(),
      )
      expect(
        readdirSync(join(site, '.docs-ssg')).filter((name) => /draft|\.tmp$/.test(name)),
      ).toEqual([])
      const next = hashTree(out)
      expect(next.size).toBe(old.size)
      expect(next).not.toEqual(old)
      // The old site, or the new one when the signal came behind the swap; never a part of either.
      if (left) expect([old, next]).toContainEqual(left)
      old = next
    }
  },
  240_000,
)
