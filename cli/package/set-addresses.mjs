// `node cli/package/set-addresses.mjs`: replaces the placeholder address of the manual before a
// release, where the workflow knows the repository: in messages and in package.json. In the README,
// which is read in the repository until then, it replaces links to the files of the manual.
// It accepts GITHUB_REPOSITORY (owner/name) and MANUAL_URL, unless the manual is on GitHub Pages.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Files that contain the address, from the top of the repository. */
const withAddress = [
  'package.json',
  'cli/model/paths/manual-url.ts',
  'cli/package/create-docs-ssg/package.json',
]

/** The addresses of a repository such as `owner/name`; `manual` is the URL of the manual if it has another one. */
export function addressesOf(repository, manual) {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository ?? ''))
    throw new Error(`\`${repository}\` is not a repository; expected \`owner/name\`.`)
  const [owner, name] = repository.split('/')
  const homepage = (manual || `https://${owner.toLowerCase()}.github.io/${name}`).replace(/\/$/, '')
  return {
    homepage,
    repository: { type: 'git', url: `git+https://github.com/${repository}.git` },
    bugs: `https://github.com/${repository}/issues`,
  }
}

/** The README with links to pages of the published manual instead of their files. */
export function withManualLinks(readme, homepage) {
  return readme.replace(
    /\]\(docs\/content\/([\w/-]+)\.md(#[\w.-]+)?\)/g,
    (_, page, anchor = '') => `](${homepage}/${page.replace(/(?:^|\/)index$/, '')}${anchor})`,
  )
}

/** Write the addresses into the files below `root`. */
export function setAddresses(root, { homepage, repository, bugs }) {
  const old = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).homepage
  for (const path of withAddress) {
    const file = join(root, path)
    const text = readFileSync(file, 'utf8').replaceAll(old, homepage)
    const isManifest = path.endsWith('package.json')
    const manifest = isManifest ? { ...JSON.parse(text), homepage, repository, bugs } : undefined
    writeFileSync(file, manifest ? `${JSON.stringify(manifest, undefined, 2)}\n` : text)
  }
  const readme = join(root, 'README.md')
  writeFileSync(readme, withManualLinks(readFileSync(readme, 'utf8'), homepage))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { GITHUB_REPOSITORY, MANUAL_URL } = process.env
  setAddresses(
    fileURLToPath(new URL('../..', import.meta.url)),
    addressesOf(GITHUB_REPOSITORY, MANUAL_URL),
  )
}
