import { defineConfig } from 'docs-ssg'

export default defineConfig({
  redirects: [
    { from: '/old-guide', to: '/guides/first' },
    { from: ['/faq', '/questions'], to: '/guides/first#questions' },
  ],
})
