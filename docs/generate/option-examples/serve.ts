import { defineConfig } from 'docs-ssg'

export default defineConfig({
  serve: { maxCompiled: 10_000 },
})
