import { defineConfig } from 'docs-ssg'

export default defineConfig({
  search: {
    provider: 'algolia',
    appId: 'A1B2C3D4E5',
    apiKey: '0123456789abcdef0123456789abcdef',
    indexName: 'my-project',
    host: 'search.example.org',
    contextualSearch: true,
  },
})
