import { defineConfig } from 'docs-ssg'

const repository = 'https://github.com/reduxjs/redux-toolkit'

export default defineConfig({
  title: 'Redux Toolkit',
  tagline: 'TODO',
  url: 'https://redux-toolkit.js.org',
  baseUrl: '/',
  docs: { path: 'content/docs' },
})
