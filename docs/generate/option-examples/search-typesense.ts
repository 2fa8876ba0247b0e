import { defineConfig } from 'docs-ssg'

export default defineConfig({
  search: {
    provider: 'typesense',
    hosts: ['https://search.example.org'],
    apiKey: 'search-only-key',
    collection: 'my-project',
  },
})
