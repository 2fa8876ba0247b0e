import { defineConfig } from 'docs-ssg'

export default defineConfig({
  checks: {
    rules: { 'orphan-page': 'error' },
    samples: true,
    apiCoverage: {
      entries: ['my-project', 'my-project/react'],
      pages: ['api/**'],
      ignore: { internalHelper: 'Exported for another package of ours only.' },
    },
    lock: 'docs.lock.json',
    translations: 'translations.lock.json',
    inbound: ['../README.md'],
    externalIgnore: ['https://example.com/**'],
    externalPrivateHosts: ['*.corp.example'],
    externalCache: 'external-links.json',
    sites: { framework: 'https://framework.example/anchors.json' },
    html: true,
    contrast: true,
    hosts: ['netlify'],
    budgets: {
      html: 20_000,
      css: 12_000,
      javascript: 12_000,
      search: 240_000,
      image: 300_000,
      nodes: 3000,
    },
  },
})
