// What the sites of the pages in `docs/content/tasks/` contain besides the files that a page shows,
// and what is in the built sites.
import { deflateSync } from 'node:zlib'

interface Around {
  /** Folder of the site; that of the files by default. */
  readonly site?: string
  readonly files?: Readonly<Record<string, string | Uint8Array>>
  /** Flags of the build. */
  readonly args?: readonly string[]
  /** Rules of the warnings that the build prints. */
  readonly warnings?: readonly string[]
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h9v9z"/></svg>\n'

/** A file that begins as a PNG image of this size does, which is all that a build reads. */
function png(width: number, height: number): Uint8Array {
  const header = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([header, Buffer.from('IHDR'), size, deflateSync(Buffer.alloc(9))])
}

export const around: Readonly<Record<string, Around>> = {
  favicon: { files: { 'static/img/icon.svg': svg, 'static/img/icon-180.png': png(180, 180) } },
  images: {
    files: {
      'docs/guide/counter.light.png': png(40, 20),
      'docs/guide/counter.dark.png': png(40, 20),
    },
  },
  'link-previews': {
    files: { 'static/img/preview.png': png(1200, 630), 'static/img/install.png': png(1200, 630) },
  },
  logo: { files: { 'static/logo.svg': svg, 'static/logo-dark.svg': svg } },
  mermaid: { warnings: ['mermaid-off'] },
  monorepos: { site: 'website' },
  offline: { args: ['--offline'] },
}

type Texts = readonly string[] | 'missing'

/** Texts of the files of each built site; those after `!` are not in it. */
export const expected: Readonly<Record<string, Readonly<Record<string, Texts>>>> = {
  analytics: { 'index.html': ['https://plausible.io/js/script.js'] },
  announcement: {
    'index.html': ['data-announcement-id="v2"', '<a href="/changes">what changed</a>'],
  },
  'base-path': {
    'install/index.html': ['href="/counter/"', 'https://example.github.io/counter/install'],
  },
  colors: { 'index.html': ['--ifm-color-primary: #0b7a75', '--ifm-color-primary: #4fd1c5'] },
  'custom-404': { '404.html': ['<h1>There is nothing here</h1>', '<a href="/">home page</a>'] },
  'custom-layout': {
    'beta/timers/index.html': ['This feature may change in any release.'],
    'index.html': ['!This feature may change'],
  },
  'custom-css': { 'index.html': ['--navbar-height: 4rem'], 'prices/index.html': ['wide-table'] },
  'dark-mode': { 'index.html': ['data-theme="dark"', '!data-color-mode'] },
  data: { 'plans/index.html': ['<li>Small: 5 € a month</li>', '<li>Large: 20 € a month</li>'] },
  docker: { 'nginx-headers.conf': ['add_header'] },
  drafts: { 'export/index.html': 'missing', 'index.html': ['!Export'] },
  'edit-link': {
    'guide/install/index.html': [
      'https://github.com/example/counter/edit/main/docs/guide/install.md',
    ],
    'generated/index.html': ['!edit/main'],
  },
  embeds: {
    'watch/index.html': [
      'data-youtube="9zySeP5vH9c"',
      '<iframe class="frame" src="https://demo.example/counter" title="A counter to try"',
    ],
  },
  environments: { 'index.html': ['This is a preview.', '<meta name="robots" content="noindex">'] },
  favicon: {
    'index.html': [
      '<link rel="icon" href="/img/icon.svg">',
      '<link rel="apple-touch-icon" href="/img/icon-180.png">',
    ],
  },
  fonts: { 'index.html': ['rel="preload" href="/assets/source-serif-4-latin-400-normal-'] },
  footer: { 'index.html': ['footer--light', 'Example Inc. <a href="/imprint">Imprint</a>'] },
  'hide-page': {
    'old-browsers/index.html': ['Counters stop at 32,767.'],
    'install/index.html': ['!old-browsers'],
    'search-current.en.json': ['Old browsers'],
  },
  images: {
    'guide/start/index.html': ['<figcaption>After three clicks</figcaption>', 'data-tool="zoom"'],
  },
  'include-code': { 'store/index.html': ['store.ts', 'store = {', '!#region', '!initial = 0'] },
  'keyboard-shortcuts': { 'index.html': ['<script src="/shortcuts.js" defer>'] },
  'last-updated': { 'index.html': ['March 4, 2026</time> by Ada Lovelace'] },
  'link-previews': {
    'install/index.html': ['https://docs.example.org/img/install.png', 'Two ways to install'],
    'index.html': ['https://docs.example.org/img/preview.png'],
  },
  logo: { 'index.html': ['src="/logo.svg" alt="" width="28"', 'src="/logo-dark.svg"'] },
  math: {
    'growth/index.html': ['http://www.w3.org/1998/Math/MathML', 'A plan costs $5 or $20 a month.'],
    'index.html': ['!katex'],
  },
  mermaid: { 'flow/index.html': ['Click --&gt; Action'] },
  monorepos: { 'index.html': ['href="/cli"'], 'cli/index.html': ['Command line'] },
  'navbar-menu': {
    'guide/install/index.html': ['aria-current="true" href="/guide/install">Guide', 'Community'],
  },
  offline: { 'install/index.html': ['href="../index.html"', '!<script type="module"'] },
  'own-rules': { 'start/index.html': ['Start a counter'] },
  'plugin-hooks': {
    'errors/E1/index.html': ['The counter is full.'],
    'index.html': ['Error codes'],
  },
  'print-pdf': { 'install/index.html': ['break-before:page', 'attr(href)'] },
  previews: { 'index.html': ['https://docs.example.org', '!noindex'] },
  'private-site': { 'index.html': ['<meta name="robots" content="noindex">'] },
  'private-packages': { 'sum/index.html': ['@acme/sum'] },
  proxies: { 'index.html': ['https://intranet.example/counter/'] },
  'react-pages': { 'team/index.html': ['<li>Ada</li><li>Grace</li>', '!islands'] },
  redirects: {
    'setup/index.html': ['/guide/install#requirements'],
    'manual/install/index.html': ['/guide/install'],
    'getting-started/index.html': ['/guide/install'],
    _redirects: ['/manual/* /guide/:splat 301', '/forum https://forum.example 301'],
  },
  'rule-severity': {
    'protocol/index.html': ['count from 1'],
    'links/index.html': ['!docs-ssg-ignore'],
  },
  scripts: {
    'index.html': [
      '<script src="/greeting.js" defer>',
      '<script src="https://chat.example/widget.js" async data-site="counter">',
      '<meta name="author" content="Example Inc.">',
      "connect-src 'self' https://api.chat.example",
    ],
  },
  'search-engines': {
    'index.html': ['<meta name="robots" content="noindex">'],
    'internal/index.html': ['<meta name="robots" content="noindex">'],
  },
  'sidebar-order': {
    'guide/install/index.html': ['aria-current="page">Install</a><li><a href="/guide/configure'],
  },
  'social-icons': { 'index.html': ['class="site-icon"', 'https://github.com/example/counter'] },
  'table-of-contents': {
    'options/index.html': ['href="#sizes"', '!href="#background">Background'],
    'table/index.html': ['href="#first-quarter"', '!data-toc'],
  },
  'trailing-slash': { 'sitemap.xml': ['https://docs.example.org/install/'] },
  variables: {
    'install/index.html': ['Install version 2.3.0', 'You need Node 20.19', 'counter@2.3.0'],
  },
  upgrade: { 'index.html': ['Welcome'] },
}
