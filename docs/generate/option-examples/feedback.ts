import { defineConfig } from 'docs-ssg'

export default defineConfig({
  feedback: { url: 'https://api.example.org/feedback' },
})
