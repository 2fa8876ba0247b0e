import { defineConfig } from 'docs-ssg'

export default defineConfig({
  cache: {
    remote: {
      url: 'https://cache.example.org/docs',
      readOnly: true,
      timeout: 5000,
      maxBytes: 20_000_000,
    },
  },
})
