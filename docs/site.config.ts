import { defineConfig } from 'docs-ssg'
import { repositoryUrl, version } from './addresses.ts'
import { manualUrl } from '../cli/model/paths/manual-url.ts'
import { markCells } from './parts/mark-cells.ts'
import { sidebars } from './sidebars.ts'

export default defineConfig({
  title: 'docs-ssg',
  tagline: 'A static-site generator for documentation that checks what it publishes.',
  url: process.env['DOCS_URL'] ?? manualUrl,
  baseUrl: process.env['DOCS_BASE_URL'] ?? '/',
  favicon: 'favicon.svg',
  docs: { path: 'content' },
  sidebars,
  theme: { font: { text: 'fonts/text', code: 'fonts/code' } },
  components: {
    TokenGallery: 'parts/token-gallery.tsx',
    Tools: 'parts/tools.tsx',
    Figures: 'parts/figures.tsx',
  },
  customCss: ['styles/gallery.css', 'styles/comparison.css', 'styles/home.css'],
  markdown: { languages: ['nginx'], rehypePlugins: [markCells] },
  colorMode: { respectPrefersColorScheme: true },
  repository: repositoryUrl,
  navbar: {
    logo: { src: 'favicon.svg', width: 24, height: 24 },
    items: [
      { label: 'Get started', to: '/start/install' },
      { label: 'Guides', to: '/guides/writing' },
      { label: 'Tasks', to: '/tasks' },
      { label: 'Reference', to: '/reference/commands' },
      { label: 'Source', href: repositoryUrl, position: 'right' },
    ],
  },
  footer: {
    links: [
      {
        title: 'Start',
        items: [
          { label: 'Install', to: '/start/install' },
          { label: 'Write your first page', to: '/start/first-page' },
          { label: 'Publish your first site', to: '/start/first-deploy' },
        ],
      },
      {
        title: 'Guides',
        items: [
          { label: 'Writing', to: '/guides/writing' },
          { label: 'Checks in CI', to: '/guides/ci' },
          { label: 'Theming', to: '/guides/theming' },
          { label: 'Migration', to: '/guides/migration' },
        ],
      },
      {
        title: 'Reference',
        items: [
          { label: 'Commands', to: '/reference/commands' },
          { label: 'Config', to: '/reference/config' },
          { label: 'Front matter', to: '/reference/front-matter' },
          { label: 'Rules', to: '/reference/rules' },
        ],
      },
      {
        title: 'Project',
        items: [
          { label: 'Source', href: repositoryUrl },
          { label: 'Comparison', to: '/explanation/comparison' },
          { label: 'Figures', to: '/explanation/figures' },
          { label: 'Security', to: '/explanation/security' },
        ],
      },
    ],
    copyright: `docs-ssg ${version}, published under the MIT License.`,
  },
  llms: {
    tests: { file: 'agent-tests.json' },
    skill: {
      name: 'docs-ssg',
      description:
        'Documentation of docs-ssg, a static-site generator for documentation that checks links, anchors and code samples. Use it to write, configure, check, migrate or publish a docs-ssg site.',
    },
  },
  search: {
    provider: 'embedded',
    tests: { file: 'search-tests.json', minMrr: 0.989, minSuccessAt5: 1 },
  },
  checks: {
    samples: true,
    html: true,
    contrast: true,
    budgets: { html: 18_000, css: 12_000, javascript: 12_000, search: 250_000, nodes: 3000 },
  },
})
