import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { buildSync } from 'esbuild'
import { expect, it } from 'vitest'
import type { SiteConfig } from '../../../../../cli/schema/schema.ts'
import { createHeadScript } from '../../../../../cli/render/head/head-script.ts'
import { configOf } from '../../../../helpers/memory-site.ts'

const { outputFiles } = buildSync({
  entryPoints: [join(import.meta.dirname, '../../../../../runtime/head/head-*.ts')],
  outdir: '/head',
  bundle: true,
  minify: true,
  write: false,
})
const read = (name: string): string =>
  outputFiles.find(({ path }) => path.endsWith(`${name}.js`))?.text ?? ''

class HTMLScriptElement {
  constructor(readonly type: string) {}
}

interface Reader {
  readonly query?: string
  readonly stored?: Readonly<Record<string, string>>
  readonly prefersDark?: boolean
  /** Reading the storage throws. */
  readonly isBlocked?: boolean
  /** What fails to load later. */
  readonly failed?: unknown
}

/** Attributes of the root element when a reader opens a page. */
function open(options: SiteConfig, reader: Reader = {}): Readonly<Record<string, string>> {
  const { query = '', stored = {}, prefersDark = false, isBlocked = false, failed } = reader
  const { script } = createHeadScript(configOf(options), { read, hasInlineStyles: true })
  expect(script).not.toMatch(/<\/script|<!--/i)
  const dataset = {}
  const listeners: ((event: object) => void)[] = []
  const localStorage = { getItem: (key: string) => stored[key] ?? null }
  const window = isBlocked ? {} : { localStorage }
  const page = createContext({
    window,
    document: { documentElement: { dataset } },
    location: { search: query },
    matchMedia: () => ({ matches: prefersDark }),
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
    HTMLScriptElement,
    URLSearchParams,
  })
  const before = Object.keys(page)
  runInContext(script, page)
  for (const listener of listeners) listener({ target: failed })
  expect(Object.keys(page)).toEqual(before)
  return { ...dataset }
}

const announcement = { id: `</script><!--"'\u2028`, content: 'News', isCloseable: true }
const dismissed = {
  'docusaurus.announcement.dismiss': 'true',
  'docusaurus.announcement.id': announcement.id,
}
const light = { query: '', theme: 'light', themeChoice: 'system' }

it.each<[string, SiteConfig, Reader, Readonly<Record<string, string>>]>([
  ['nothing', {}, {}, light],
  ['a dark system', {}, { prefersDark: true }, { ...light, theme: 'dark' }],
  ['a choice', {}, { stored: { theme: 'dark' } }, { ...light, theme: 'dark', themeChoice: 'dark' }],
  ['another value', {}, { stored: { theme: 'darker' } }, light],
  ['blocked storage', { sidebar: { hideable: true } }, { isBlocked: true }, light],
  [
    'a choice in the URL, which comes first',
    {},
    { query: '?docusaurus-theme=light&a', stored: { theme: 'dark' } },
    { query: '?docusaurus-theme=light&a', theme: 'light', themeChoice: 'light' },
  ],
  [
    'a choice on a site without a switch',
    { colorMode: { disableSwitch: true } },
    { stored: { theme: 'dark' } },
    light,
  ],
  [
    'a mode of the site that is not that of the system',
    { colorMode: { defaultMode: 'dark', respectPrefersColorScheme: false } },
    {},
    { ...light, theme: 'dark' },
  ],
  [
    'a dismissed announcement',
    { announcementBar: announcement },
    { stored: dismissed },
    { ...light, announcementDismissed: '' },
  ],
  [
    'another dismissed announcement',
    { announcementBar: { ...announcement, id: 'b' } },
    { stored: dismissed },
    light,
  ],
  [
    'a hidden sidebar',
    { sidebar: { hideable: true } },
    { stored: { 'docs-ssg.sidebar': 'hidden' } },
    { ...light, sidebarHidden: '' },
  ],
  ['a sidebar that stays', {}, { stored: { 'docs-ssg.sidebar': 'hidden' } }, light],
  [
    'a script that does not load',
    {},
    { failed: new HTMLScriptElement('module') },
    { ...light, failed: '' },
  ],
  ['a script of the site that does not load', {}, { failed: new HTMLScriptElement('') }, light],
  ['an image that does not load', {}, { failed: {} }, light],
])('the script in the head applies %s and leaves no variable', (_, options, reader, expected) => {
  expect(open(options, reader)).toEqual(expected)
})
