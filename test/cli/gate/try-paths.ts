import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { countAttempts } from '../../helpers/count-attempts.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { type HostileSite, configText, createSite, secret } from './hostile-paths-site.ts'
import type { PathPair } from './path-pairs.ts'
import { pathPlaces } from './path-places.ts'

interface Finding {
  readonly rule: string
  readonly severity: string
  readonly file: string | null
  readonly line: number
  readonly column: number
  readonly hint: string | null
}

/** Findings that have nothing to do with the path. */
const unrelated = [
  'changelog/no-date',
  'code-size',
  'foreign-syntax',
  'orphan-page',
  'unsized-image',
]

async function check({ siteDir }: HostileSite) {
  const run = await runCli(['check', siteDir, '--format', 'json', '--time-limit', '300'])
  const { diagnostics }: { diagnostics: readonly Finding[] } = JSON.parse(run.stdout)
  return { run, found: diagnostics.filter(({ rule }) => !unrelated.includes(rule)) }
}

/** Paths of the files below a folder that contain what only files outside the site contain. */
async function findLeaks(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const leaks = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      return (await readFile(file)).includes(secret) ? [file] : []
    }),
  )
  return leaks.flat()
}

/** These messages say what was expected, or that the file does not exist. */
const hasHint = (rule: string, hint: string | null): boolean =>
  hint !== null || /^(?:broken-(?:asset|link)|front-matter)$/.test(rule)

function mayBeSilent(place: string, form: string): boolean {
  const { inside = [], isUrl = false } = pathPlaces[place] ?? {}
  // A file with two names is a file of the site under one of them.
  return isUrl || inside.includes(form) || form === 'hard link'
}

/** Every file of the tree that is no output, with its text. */
async function readTree({ root }: HostileSite): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/\/site\/(?:build|\.docs-ssg)\//.test(file))
  const texts = files.map(async (file) => [file, await readFile(file, 'utf8')] as const)
  return Object.fromEntries(await Promise.all(texts))
}

const isUnwritable = ({ place, form }: PathPair): boolean =>
  pathPlaces[place]?.unwritable?.includes(form) ?? false

/**
 * Every pair is refused at its line, or stays inside. With every error off, no pair publishes,
 * caches or prints a file outside the site. A name that no file system holds still fails the build,
 * because its page would vanish; the others are built without it.
 */
export async function tryPairs(pairs: readonly PathPair[]): Promise<void> {
  for (const pair of pairs.filter(isUnwritable)) await tryInSite([pair], 1)
  await tryInSite(
    pairs.filter((pair) => !isUnwritable(pair)),
    0,
  )
}

async function tryInSite(pairs: readonly PathPair[], exitCode: 0 | 1): Promise<void> {
  const site = await createSite(pairs)
  const rules = await expectRefused(site)
  await expectNoLeaks(site, rules, exitCode)
}

/** Returns the rules with errors. */
async function expectRefused(site: HostileSite): Promise<readonly string[]> {
  await site.write('site/site.config.ts', configText([]))
  const before = await readTree(site)
  const { run, found } = await check(site)
  const reported = site.attempts.filter(({ page, lines: [first, last] }) =>
    found.some(
      ({ rule, file, line, column, hint }) =>
        file === page && first <= line && line <= last && column > 0 && hasHint(rule, hint),
    ),
  )
  const silent = site.attempts.filter((attempt) => !reported.includes(attempt))
  const unexpected = silent.filter(({ place, form }) => !mayBeSilent(place, form))
  countAttempts(site.attempts.length, unexpected.length)
  expect(unexpected.map(({ place, form }) => `${place}: ${form}`)).toEqual([])
  expect(found.filter(({ rule }) => rule === 'sample-no-compiler')).toEqual([])
  expect(`${run.stdout}${run.stderr}`).not.toContain(secret)
  expect(await findLeaks(join(site.siteDir, '.docs-ssg'))).toEqual([])
  expect(await readTree(site)).toEqual(before)
  return [...new Set(found.flatMap(({ rule, severity }) => (severity === 'error' ? [rule] : [])))]
}

async function expectNoLeaks(
  site: HostileSite,
  rules: readonly string[],
  expected: 0 | 1,
): Promise<void> {
  await site.write('site/site.config.ts', configText(rules))
  const before = await readTree(site)
  const { exitCode, stdout, stderr } = await runCli(['build', site.siteDir, '--time-limit', '300'])
  const leaks = [
    ...(await findLeaks(join(site.siteDir, 'build'))),
    ...(await findLeaks(join(site.siteDir, '.docs-ssg'))),
  ]
  countAttempts(site.attempts.length, leaks.length)
  expect({ exitCode, stderr }).toMatchObject({ exitCode: expected })
  expect(`${stdout}${stderr}`.match(/^error +\S+$/gm) ?? []).toEqual(
    expected === 0 ? [] : ['error  output-write'],
  )
  expect(leaks).toEqual([])
  expect(`${stdout}${stderr}`).not.toContain(secret)
  expect(await readTree(site)).toEqual(before)
}
