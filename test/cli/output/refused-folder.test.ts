import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

/** Output folders that a build must not replace, with a part of the message. */
const refused: readonly (readonly [outDir: string, message: string])[] = [
  ['notes', 'contains files that docs-ssg did not create'],
  ['docs', 'a source of the site that a build would replace'],
  ['.', 'a source of the site that a build would replace'],
  ['..', 'a source of the site that a build would replace'],
  ['package.json', 'is a file, not a folder'],
]

it.each(refused)(
  'F: `build --out-dir %s` is refused before any page is read',
  async (outDir, message) => {
    const siteDir = await siteOf({
      'site.config.ts': `export default { title: 'Site' }\n`,
      'docs/index.md': '# Home\n\n[Nowhere](./nowhere.md)\n',
      'notes/thesis.txt': 'Mine\n',
      'package.json': '{}\n',
    })
    const { exitCode, stderr } = await runCli([
      'build',
      siteDir,
      '--out-dir',
      join(siteDir, outDir),
    ])
    expect(exitCode).toBe(1)
    expect(stderr).toContain(message)
    // The broken link would be named if the page had been read.
    expect(stderr).not.toContain('nowhere')
  },
)
