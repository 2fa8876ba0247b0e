// Posts from a changelog. Enters: options. Leaves: an integration. The entry point
// `docs-ssg/changelog`, which only the config of a site loads.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Integration, PagesHookContext } from '../../model/integration.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import type { ChangelogOptions } from './changelog-options.ts'
import { readReleases, type Release } from './read-releases.ts'

export type { ChangelogOptions }

/** Add a post for each release of a changelog to a blog, which makes the list and the feeds. */
export function changelog(options: ChangelogOptions = {}): Integration {
  const { name = 'changelog' } = options
  return { name, hooks: { addPages: (context) => addReleases(context, options) } }
}

async function addReleases(context: PagesHookContext, options: ChangelogOptions): Promise<void> {
  const { siteDir, addPage, report, watch } = context
  const { file = 'CHANGELOG.md', blog = 'changelog', dates = {} } = options
  watch([file])
  let text: string
  try {
    text = await readFile(resolve(siteDir, file), 'utf8')
  } catch (cause) {
    return report({
      rule: 'no-changelog',
      message: `The changelog can’t be read: ${toErrorMessage(cause)}`,
      help: 'Set `file` to its path, relative to the folder of the site.',
    })
  }
  const releases = readReleases(text)
  if (releases.length === 0)
    report({
      rule: 'no-releases',
      message: 'The changelog has no heading with a version, so there are no releases to show.',
      help: 'Write headings such as `## 1.2.0 (2026-03-01)`.',
      file,
    })
  const dated = releases.flatMap((release) => {
    const date = release.date ?? dates[release.version]
    return date === undefined ? [] : [{ ...release, date }]
  })
  for (const { version, line } of releases.filter(({ date }) => date === undefined)) {
    if (dates[version] !== undefined) continue
    report({
      rule: 'no-date',
      message: `The release \`${version}\` has no date, so it has no page.`,
      help: `Write \`## ${version} (2026-03-01)\`, or \`dates: { '${version}': '2026-03-01' }\` in the options.`,
      file,
      line,
    })
  }
  for (const release of dated)
    addPage({ path: `${release.version}.md`, ...toPost(release, dated), collection: blog })
}

type DatedRelease = Release & { readonly date: string }

/** Releases of one day keep their order by the minute: lists show the newest first. */
function toPost(release: DatedRelease, all: readonly DatedRelease[]) {
  const sameDay = all.filter(({ date }) => date === release.date)
  const older = sameDay.length - 1 - sameDay.indexOf(release)
  const time = `T00:${String(Math.min(older, 59)).padStart(2, '0')}:00Z`
  const { version, suffix, date, content } = release
  return {
    content: `${content}\n`,
    frontMatter: {
      title: suffix === '' ? version : `${version} ${suffix}`,
      slug: version,
      date: older === 0 ? date : `${date}${time}`,
      format: 'md',
    },
  }
}
