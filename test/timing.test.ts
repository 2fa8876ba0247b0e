import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// A busy machine does everything late. A test that waits for a number of milliseconds, or compares one, is right or wrong
// by luck. What is measured belongs in `bench/`, and a test waits for a condition: `expect.poll`, `waitFor`, an event,
// `page.clock`, the fake timers of vitest.

/** What waits, reads a clock, or has its own patience instead of that of `patience.ts` and `vitest-options.ts`. */
const patterns = {
  'fixed wait':
    /\b(?:setTimeout|setInterval|waitForTimeout|scheduler\.wait|Atomics\.wait)\b|\bsleep\(/g,
  clock: /\b(?:performance\.now|Date\.now|hrtime|cpuUsage|uptime)\b|\bnew Date\(\)/g,
  impatience:
    /\btimeout: \d[\d_]*\b|setDefaultTimeout\(\d|^ *(?:\}, )?(?:\d{1,2}|1[0-7]\d)_000(?=\)$|,\n *\)$)/gm,
} as const
type Kind = keyof typeof patterns

/** `browser/a.test.ts fixed wait`, once for each of its places. */
function findTimed(path: string, source: string): readonly string[] {
  return Object.entries(patterns).flatMap(([kind, pattern]) =>
    [...source.matchAll(pattern)].map(() => `${path} ${kind}`),
  )
}

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .filter((path) => !/^(?:bench|fixtures)\/|^timing\.test/.test(path))
  .toSorted()
const found = sources.flatMap((path) =>
  findTimed(path, readFileSync(join(import.meta.dirname, path), 'utf8')),
)

/** What may stay, and why a busy machine cannot make it wrong. */
const allowed: Readonly<Record<string, { readonly times: number; readonly why: string }>> = {
  'browser/hostile-content.test.ts fixed wait': { times: 1, why: 'between two looks of a poll' },
  'browser/hostile-files.test.ts fixed wait': { times: 1, why: 'a turn of the event loop' },
  'browser/installations.test.ts impatience': { times: 1, why: 'one look of a poll' },
  'browser/navigation-races.test.ts fixed wait': { times: 2, why: 'random moments of races' },
  'browser/shell-page.ts impatience': {
    times: 1,
    why: 'the idle time that a browser gives at the latest; it holds back scripts of the page too',
  },
  'cli/checks/samples/run-samples.test.ts fixed wait': { times: 6, why: 'programs of samples' },
  'cli/checks/samples/run-shared.test.ts fixed wait': { times: 4, why: 'programs of samples' },
  'cli/commands/killed-build.test.ts clock': { times: 2, why: 'spreads kills over a build' },
  'cli/commands/killed-build.test.ts fixed wait': { times: 1, why: 'a kill at any moment' },
  'cli/commands/verify-build.test.ts clock': { times: 1, why: 'code of a site that it finds' },
  'cli/late-errors.test.ts clock': { times: 2, why: 'code of a site that is busy' },
  'cli/late-errors.test.ts fixed wait': { times: 3, why: 'code of sites that throws later' },
  'cli/output/killed-build.test.ts fixed wait': { times: 2, why: 'a kill at any moment' },
  'cli/supervisor/exit-codes.test.ts fixed wait': { times: 2, why: 'a reader that is slow' },
  'cli/supervisor/stops.test.ts fixed wait': { times: 4, why: 'code of sites that never ends' },
  'helpers/measure-cli.ts fixed wait': { times: 1, why: 'between two looks at a process' },
  'helpers/share-folder.ts fixed wait': { times: 2, why: 'between two looks of a poll' },
  'helpers/site-of.ts clock': { times: 1, why: 'makes files that are old' },
  'helpers/time-limit.ts clock': {
    times: 2,
    why: 'how long sound work takes here, as a limit for work that never ends',
  },
  'unit/cli/cache/remote-cache.test.ts impatience': {
    times: 3,
    why: 'options of the product, two of them with servers that never end',
  },
  'unit/cli/checks/external/network-fetch.test.ts impatience': {
    times: 3,
    why: 'an option of the product',
  },
  'unit/cli/mcp/http-files.test.ts impatience': { times: 1, why: 'an option of the product' },
  'unit/cli/commands/event-reader.ts clock': { times: 2, why: 'the patience of a poll' },
  'unit/cli/commands/event-reader.ts fixed wait': { times: 1, why: 'the patience of a poll' },
  'unit/cli/content/constructs/nextra.ts clock': { times: 1, why: 'text of a page' },
  'unit/cli/content/native/native-parser.long.test.ts clock': { times: 1, why: 'a random seed' },
  'unit/cli/content/native/random-components.long.test.ts clock': {
    times: 1,
    why: 'a random seed',
  },
  'unit/cli/content/native/random-layouts.long.test.ts clock': { times: 1, why: 'a random seed' },
  'unit/cli/content/plugins/remark-jsx.test.ts clock': {
    times: 2,
    why: 'P4: time of the processor, 20 seconds for what takes 20 milliseconds',
  },
  'unit/cli/content/dialect/module-constants.test.ts clock': { times: 1, why: 'code of a site' },
  'unit/cli/declarations/language-server.test.ts fixed wait': {
    times: 1,
    why: 'a program that ends later than its streams',
  },
  'unit/cli/output/write-output.test.ts clock': {
    times: 4,
    why: 'ages of files, and a fake clock',
  },
  'unit/cli/pipeline/compile-page.test.ts clock': {
    times: 4,
    why: 'P4, P5: time of the processor; 10 seconds for what ends at once, and how it grows',
  },
  'unit/cli/primitives/limit-time.test.ts fixed wait': {
    times: 1,
    why: 'a server that sends a byte now and then',
  },
  'unit/cli/primitives/limit-time.test.ts impatience': {
    times: 1,
    why: 'with a server that never ends',
  },
  'unit/cli/search/hostile-services.test.ts impatience': {
    times: 1,
    why: 'with a service that never responds',
  },
  'unit/cli/server/fixture.ts fixed wait': {
    times: 1,
    why: 'how long a server is silent; no test expects silence',
  },
  'unit/cli/server/slow-scan.test.ts clock': { times: 1, why: 'times of files' },
  'unit/cli/server/slow-scan.test.ts fixed wait': {
    times: 1,
    why: 'the name of a timer that the test replaces',
  },
  'unit/cli/server/watch-clock.test.ts clock': { times: 2, why: 'times of files' },
  'unit/cli/server/watch-files.test.ts clock': { times: 2, why: 'the input of the watcher' },
  'unit/cli/server/watch-files.test.ts fixed wait': {
    times: 4,
    why: 'a change at any moment, and silence, which a slow machine only prolongs',
  },
  'unit/cli/server/watch-limit.test.ts clock': { times: 2, why: 'the input of the watcher' },
  'unit/cli/supervisor/run-thread.test.ts fixed wait': { times: 1, why: 'a thread without an end' },
  'unit/cli/threads/watch-work.test.ts clock': {
    times: 3,
    why: 'a fake clock, and a least time: a busy machine only adds to it',
  },
}

it('no test waits for a time or asserts one, but for what is listed here with the reason', () => {
  expect(sources.length).toBeGreaterThan(500)
  const expected = Object.entries(allowed).flatMap(([name, { times }]) => Array(times).fill(name))
  expect(found.toSorted()).toEqual(expected.toSorted())
})

it.each([
  ['fixed wait', 'await page.waitForTimeout(300)'],
  ['fixed wait', 'await new Promise((done) => setTimeout(done, 5))'],
  ['fixed wait', "import { setTimeout as delay } from 'node:timers/promises'"],
  ['fixed wait', 'setInterval(look, 100)'],
  ['clock', 'expect(performance.now() - started).toBeLessThan(100)'],
  ['clock', 'const started = Date.now()'],
  ['impatience', 'await expect.poll(look, { timeout: 5000 }).toBe(1)'],
  ['impatience', 'await expect.poll(look, { timeout: 60_000 }).toBe(1)'],
  ['impatience', 'context.setDefaultTimeout(20_000)'],
  ['impatience', "it('a', async () => {\n}, 60_000)\n"],
  ['impatience', "it(\n  'a',\n  run,\n  120_000,\n)\n"],
] satisfies readonly [Kind, string][])('notices %s: %s', (kind, code) => {
  expect(findTimed('a.test.ts', code)).toEqual([`a.test.ts ${kind}`])
})

it('finds no fault with patience', () => {
  const code = 'await vi.waitFor(look, { timeout: patience })\n}, 240_000)\n'
  expect(findTimed('a.test.ts', code)).toEqual([])
})
