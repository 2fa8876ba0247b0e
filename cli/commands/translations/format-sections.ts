import { describeDifference } from '../../translations/describe-difference.ts'
import { splitSections } from '../../translations/split-sections.ts'
import type { GitTexts } from './git-texts.ts'
import type { PageSections } from './section-report.ts'

/** A line for each section, with the lines of the original that have changed if `git` is given. */
export async function formatPages(
  pages: readonly PageSections[],
  git: GitTexts | undefined,
): Promise<readonly string[]> {
  const blocks = await Promise.all(pages.map(async (page) => formatPage(page, git)))
  return blocks.flat()
}

async function formatPage(
  { pair, stale, missing, extra }: PageSections,
  git: GitTexts | undefined,
): Promise<readonly string[]> {
  const { path } = pair.translation
  const original = pair.original.path
  const changed = stale.map(async ({ original: section, lockedKey, lockedHash, line }) => {
    const old = git && (await findText(original, { key: lockedKey, hash: lockedHash }, git))
    const difference = old === undefined ? [] : describeDifference(old, section.text)
    return [
      `  stale     ${path}:${line} (\`${section.key || 'introduction'}\` in ${original}:${section.line})`,
      ...difference.map((text) => `            ${text}`),
    ]
  })
  return [
    ...(await Promise.all(changed)).flat(),
    ...missing.map(({ key, line }) => `  missing   ${path} (\`${key}\` in ${original}:${line})`),
    ...extra.map(
      ({ key, line }) => `  extra     ${path}:${line} (\`${key}\` is not in ${original})`,
    ),
  ]
}

/** The text that a section was translated from; undefined if git doesn't have it. */
async function findText(
  path: string,
  { key, hash }: { readonly key: string; readonly hash: string },
  git: GitTexts,
): Promise<string | undefined> {
  for (const commit of await git.commits(path)) {
    const text = await git.show(commit, path)
    const found = splitSections(text ?? '').find((one) => one.key === key && one.hash === hash)
    if (found) return found.text
  }
  return undefined
}
