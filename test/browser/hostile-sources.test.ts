import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { english } from '../../runtime/i18n/translations.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { countAttempts } from '../helpers/count-attempts.ts'
import { runCli } from '../helpers/run-cli.ts'
import {
  headPage,
  hostileChangelog,
  hostileDocument,
  hostileSource,
  interfaceTexts,
  translated,
} from './hostile-sources.ts'
import { openHostile, touchEverything } from './open-hostile.ts'
import { payloads } from './payloads.ts'
import { type Served, serveFolder } from './serve-folder.ts'
import { temporaryFolder } from '../helpers/site-of.ts'

const nodeModules = fileURLToPath(new URL('../../node_modules', import.meta.url))
/** What finds nothing to link to is reported; whatever is left must be harmless. */
const quiet =
  'broken-link broken-anchor broken-asset dangerous-url html-removed open-api/dangerous-url open-api/header-name typescript-reference/dangerous-url'.split(
    ' ',
  )

const config = `import { defineConfig } from 'docs-ssg'
import { changelog } from 'docs-ssg/changelog'
import { openApi } from 'docs-ssg/open-api'
import { typescriptReference } from 'docs-ssg/typescript-reference'
export default defineConfig({
  title: 'Quarry',
  url: 'https://docs.example.org',
  components: { Said: 'parts/said.jsx' },
  docs: { showLastUpdateTime: false },
  locales: [{ code: 'en', label: 'English', path: '/', messages: 'messages.json', uiTranslations: ${JSON.stringify(interfaceTexts(Object.keys(english)))} }],
  onDuplicateIds: 'ignore',
  blog: { name: 'changelog', path: 'changelog', routeBasePath: 'changelog' },
  integrations: [
    changelog(),
    openApi({ document: 'document.json', path: 'rest' }),
    typescriptReference({ entry: 'src/index.ts', path: 'code' }),
  ],
  checks: { rules: ${JSON.stringify(Object.fromEntries(quiet.map((rule) => [rule, 'log'])))} },
})
`

let browser: Browser
let server: Served
let siteDir: string
let outDir: string

async function writeSite(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}

beforeAll(async () => {
  const { page, messages } = translated()
  siteDir = await temporaryFolder()
  await writeSite(siteDir, {
    'docs/index.md': '# Home\n',
    'docs/head.md': headPage(),
    'docs/translated.mdx': page,
    'messages.json': messages,
    'document.json': hostileDocument(),
    'CHANGELOG.md': hostileChangelog(),
    'src/index.ts': hostileSource(),
    'parts/said.jsx':
      "import { translate } from '@docusaurus/Translate'\nexport default ({ id }) => <b title={translate({ id, message: 'a' })}>{translate({ id, message: 'a' })}</b>\n",
    'site.config.ts': config,
  })
  await symlink(nodeModules, join(siteDir, 'node_modules'))
  const run = await runCli(['build', siteDir, '--time-limit', '600'])
  if (run.exitCode !== 0) throw new Error(run.stdout + run.stderr)
  outDir = join(siteDir, 'build')
  ;[browser, server] = await Promise.all([
    connectChromium(),
    serveFolder(outDir, { policy: false }),
  ])
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(siteDir, { recursive: true, force: true })
})

/** The pages of a folder of the site. */
async function pagesBelow(folder: string): Promise<readonly string[]> {
  const files = await readdir(join(outDir, folder), { recursive: true })
  const pages = files.filter((file) => /(?:^|[\\/])index\.html$/.test(file))
  return pages.map((file) => `/${folder}/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`)
}

async function executedOn(paths: readonly string[]): Promise<readonly string[]> {
  const { page, executed } = await openHostile(browser)
  for (const path of paths) {
    await page.goto(server.origin + path)
    await page.locator('html[data-alive]').waitFor({ state: 'attached' })
    await page.evaluate(touchEverything)
  }
  await page.context().close()
  return executed
}

describe('60 payloads', () => {
  it('P18: execute nothing as JSON-LD, as metadata or in links of the head', async () => {
    const executed = await executedOn(['/head'])
    countAttempts(payloads.length * 9, executed.length)
    expect(executed).toEqual([])
  })

  it('P18: execute nothing as translations and interface texts', async () => {
    const executed = await executedOn(['/translated', '/search?q=quarry', '/404.html'])
    countAttempts(payloads.length * 2 + Object.keys(english).length, executed.length)
    expect(executed).toEqual([])
  })

  it('P18: execute nothing in doc comments and types of an API reference', async () => {
    const paths = await pagesBelow('code')
    expect(paths.length).toBeGreaterThan(12)
    const executed = await executedOn(paths)
    countAttempts(payloads.length * 13, executed.length)
    expect(executed).toEqual([])
  })

  it('P18: execute nothing in texts and URLs of an OpenAPI document', async () => {
    const paths = await pagesBelow('rest')
    expect(paths.length).toBeGreaterThan(6)
    const executed = await executedOn(paths)
    countAttempts(payloads.length * 30, executed.length)
    expect(executed).toEqual([])
  })

  it('P18: execute nothing in the releases of a changelog', async () => {
    const paths = await pagesBelow('changelog')
    expect(paths.length).toBeGreaterThan(6)
    const texts = await Promise.all(
      paths.map((path) => readFile(join(outDir, path, 'index.html'), 'utf8')),
    )
    expect(texts.filter((text) => text.includes('release')).length).toBeGreaterThan(6)
    const executed = await executedOn(paths)
    countAttempts(payloads.length * 12, executed.length)
    expect(executed).toEqual([])
  })
})
