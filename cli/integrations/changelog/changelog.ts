// Posts from a changelog. Given options, it returns an integration. The entry point
// `docs-ssg/changelog`, which only the config of a site loads.
import { dirname, resolve } from 'node:path'
import { readChosenFile } from '../../gate/read-chosen-file.ts'
import { describeRefusal } from '../../gate/report-refusal.ts'
import type { Integration, PagesHookContext } from '../../model/authored/integration.ts'
import {
  unwritableProblem,
  findUnwritable,
  withoutControlCharacters,
} from '../../primitives/text/unwritable-values.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import type { ChangelogOptions } from './changelog-options.ts'
import { placeReleases, type PlacedRelease } from './date-releases.ts'
import { findBadHeadings, readReleases, type Release } from './read-releases.ts'
import { findTagDate, readTagDates } from './tag-dates.ts'

export type { ChangelogOptions }

/** Add a post for each release of a changelog to a blog, which makes the list and the feeds. */
export function changelog(options: ChangelogOptions = {}): Integration {
  const { name = 'changelog' } = options
  return { name, hooks: { addPages: (context) => addReleases(context, options) } }
}

async function addReleases(context: PagesHookContext, options: ChangelogOptions): Promise<void> {
  const { addPage, report, watch } = context
  const { file = 'CHANGELOG.md', blog = 'changelog', dates = {} } = options
  watch([file])
  let written: string
  try {
    const found = readChosenFile(context, file)
    if ('refusal' in found) {
      const { rule, reason: message, help } = describeRefusal(file, found.refusal)
      return report({ rule, message, help })
    }
    written = found.text
  } catch (cause) {
    return report({
      rule: 'no-changelog',
      message: `The changelog can’t be read: ${toErrorMessage(cause)}`,
      help: 'Set `file` to its path, relative to the folder of the site.',
      file,
    })
  }
  const text = withoutControlCharacters(written)
  reportCharacters(written, { context, file })
  const releases = withoutRepeats(readReleases(text), { context, file })
  for (const { version, line, column } of findBadHeadings(text))
    report({
      rule: 'bad-version',
      message: `\`${version}\` is not a version, so the release has no page.`,
      help: 'Write a version such as `1.2.0` or `2.0.0-beta.1`, and a space before what follows it.',
      file,
      line,
      column,
    })
  if (releases.length === 0)
    report({
      rule: 'no-releases',
      message: 'The changelog has no heading with a version, so there are no releases to show.',
      help: 'Write headings such as `## 1.2.0 (2026-03-01)`.',
      file,
    })
  const named = releases.map((release) => ({
    ...release,
    date: release.date ?? dates[release.version],
  }))
  const dated = await addTagDates(named, { context, file, text })
  reportUndated(dated, { context, file })
  for (const release of placeReleases(dated))
    addPage({
      path: `${release.version}.md`,
      ...toPost(release),
      source: { file, line: release.line, contentLine: release.contentLine },
      collection: blog,
    })
}

interface Source {
  readonly context: PagesHookContext
  readonly file: string
}

function reportCharacters(text: string, { context, file }: Source): void {
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [found] = findUnwritable(line)
    if (found === undefined) continue
    const clean = [...withoutControlCharacters(line)]
    const at = [...line].findIndex((char, position) => char !== clean[position])
    context.report({
      rule: 'control-character',
      message: `The line ${unwritableProblem.because(found.name)}.`,
      help: 'Remove the character.',
      file,
      line: index + 1,
      column: at + 1,
    })
  }
}

/** Two releases can't have one page; versions may differ only in letter case. */
function withoutRepeats(
  releases: readonly Release[],
  { context, file }: Source,
): readonly Release[] {
  const lines = new Map<string, number>()
  return releases.filter(({ version, line }) => {
    const key = version.toLowerCase()
    const first = lines.get(key)
    if (first === undefined) return lines.set(key, line)
    context.report({
      rule: 'duplicate-release',
      message: `The release \`${version}\` has the same version as the one at ${file}:${first}, and two releases can’t share a page.`,
      help: 'Change the version of one of them, or merge the two sections.',
      file,
      line,
    })
    return false
  })
}

/** A new tag changes no file that the hook reads, so its pages aren't cached. */
async function addTagDates(
  releases: readonly Release[],
  { context, file, text }: Source & { readonly text: string },
): Promise<readonly Release[]> {
  if (releases.every(({ date }) => date !== undefined)) return releases
  context.disableCache()
  const tags = await readTagDates(dirname(resolve(context.siteDir, file)))
  const title = /^#\s+(\S+)\s*$/m.exec(text)?.[1] ?? ''
  return releases.map((release) => ({
    ...release,
    date: release.date ?? findTagDate(release.version, title, tags),
  }))
}

function reportUndated(releases: readonly Release[], { context, file }: Source): void {
  const undated = releases.filter(({ date }) => date === undefined)
  const [first, ...others] = undated
  if (first === undefined) return
  const { version, line } = first
  context.report({
    rule: 'no-date',
    severity: 'info',
    message:
      others.length === 0
        ? `The release \`${version}\` has no date and no git tag, so its page shows no date and feeds leave it out.`
        : `${undated.length} releases, from \`${version}\` on, have no date and no git tag, so their pages show no date and feeds leave them out.`,
    help: `Fetch the tags of the repository, or write \`## ${version} (2026-03-01)\`, or \`dates: { '${version}': '2026-03-01' }\` in the options.`,
    file,
    line,
  })
}

function toPost({ version, suffix, date, moment, content }: PlacedRelease) {
  return {
    content: `${content}\n`,
    frontMatter: {
      title: suffix === '' ? version : `${version} ${suffix}`,
      slug: version,
      date: moment,
      ...(date === undefined ? { hide_date: true } : {}),
      format: 'md',
    },
  }
}
