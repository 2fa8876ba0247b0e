// `npm run docs:terminal`: draws .github/terminal.svg from the output of `check` (terminal.ts).
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importBundled } from '../../cli/package/import-bundled.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { brokenSite, drawTerminal } = await importBundled('docs/generate/terminal.ts')
const folder = mkdtempSync(join(tmpdir(), 'docs-ssg-terminal-'))

try {
  for (const [path, text] of Object.entries(brokenSite)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  // The samples are compiled with the TypeScript of the site.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const { NO_COLOR: _, ...env } = process.env
  const { stdout } = spawnSync(process.execPath, [join(root, 'dist/docs-ssg.js'), 'check'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, FORCE_COLOR: '1' },
  })
  const target = process.argv[2] ?? join(root, '.github/terminal.svg')
  writeFileSync(target, drawTerminal('npx docs-ssg check', stdout))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
