import { defineConfig } from 'docs-ssg'
import { manualUrl } from '../cli/model/manual-url.ts'
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
  components: { TokenGallery: 'parts/token-gallery.tsx', Tools: 'parts/tools.tsx' },
  customCss: ['styles/gallery.css', 'styles/comparison.css', 'styles/home.css'],
  markdown: { languages: ['nginx'], rehypePlugins: [markCells] },
  colorMode: { respectPrefersColorScheme: true },
  navbar: {
    items: [
      { label: 'Get started', to: '/start/install' },
      { label: 'Guides', to: '/guides/writing' },
      { label: 'Reference', to: '/reference/commands' },
    ],
  },
  checks: {
    samples: true,
    html: true,
    contrast: true,
    budgets: { css: 12_000, javascript: 12_000, search: 250_000 },
  },
})
