import { expect, it } from 'vitest'
import { checkRedirects } from '../../../../cli/checks/redirects/check-redirects.ts'
import { toContentPath } from '../../../../cli/content/nodes/content-path.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'
import { memorySite, pagesOf } from '../../../helpers/memory-site.ts'

const pages = pagesOf({ 'a.md': {}, 'b.md': {} })

/** Findings for a file of redirects, and how often their targets were read. */
function check(lines: readonly string[]) {
  const source = toContentPath('/site', '/site/static/_redirects')
  const { site } = memorySite({ pages, redirectFiles: [{ source, text: lines.join('\n') }] })
  let reads = 0
  const redirects = site.redirects.map(({ to, ...redirect }) => ({
    ...redirect,
    get to() {
      reads += 1
      return to
    },
  }))
  const found = checkRedirects({ ...site, redirects })
  return { reads, rules: new Set(found.map(({ rule }) => rule)), found }
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

/** Redirects, of which each leads to others. */
const kinds: Readonly<Record<string, (count: number) => readonly string[]>> = {
  'redirect-chain': (count) =>
    numbers(count).map((at) => `/r${at} /${at === 0 ? 'a' : `r${at - 1}`}`),
  'redirect-loop': (count) => numbers(count).map((at) => `/r${at} /r${(at + 1) % count}`),
  'dead-redirect': (count) => numbers(count).map((at) => `/r${at} /gone${at}`),
}

it.each(Object.entries(kinds))(
  'thousands of redirects with %s are each followed once',
  (rule, make) => {
    countAttempts(1)
    const few = check(make(1000))
    const many = check(make(4000))
    expect(many.rules).toEqual(new Set([rule]))
    expect(many.reads).toBeLessThan(5 * few.reads)
  },
)

it('a loop of thousands of redirects is a message of some steps', () => {
  countAttempts(1)
  const { found } = check(kinds['redirect-loop']?.(1000) ?? [])
  for (const { message } of found) expect(message.length).toBeLessThan(400)
  expect(found[0]?.message).toContain('`/r0` → `/r1` →')
  expect(found[0]?.message).toContain('→ …')
})

it('only the first hundred redirects to missing pages get a suggestion', () => {
  countAttempts(1)
  const near = Array.from('cdefghijklmnopqrstuvwxyz').flatMap((a) => [
    `/a${a}`,
    `/${a}a`,
    `/b${a}`,
    `/${a}b`,
    `/a${a}b`,
  ])
  const { found } = check(near.map((to, at) => `/old${at} ${to}`))
  expect(found).toHaveLength(near.length)
  expect(found.filter(({ help }) => help?.startsWith('Did you mean'))).toHaveLength(100)
})
