import { defineConfig } from 'docs-ssg'

export default defineConfig({
  search: {
    provider: 'embedded',
    placeholder: 'Search the manual',
    maxResults: 12,
    reportUrl: 'https://example.org/my-project/issues/new?title={query}',
    helpLinks: [{ label: 'First steps', to: '/guides/first' }],
    openSearch: true,
    synonyms: [['delete', 'remove']],
    codeBlocks: true,
    chineseVariants: true,
    shards: 'always',
    tests: { file: 'search-tests.json', minMrr: 0.9, minSuccessAt5: 0.97 },
  },
})
