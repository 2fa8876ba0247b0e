import { defineConfig } from 'docs-ssg'

export default defineConfig({
  head: [
    { tag: 'link', attributes: { rel: 'me', href: 'https://a.example/@me' } },
    { tag: 'style', content: ':root { --wide: 80rem }' },
  ],
})
