import { defineConfig } from 'docs-ssg'

export default defineConfig({
  search: {
    provider: 'meilisearch',
    host: 'https://search.example.org',
    apiKey: 'search-only-key',
    indexUid: 'my-project',
  },
})
