import { defineConfig } from 'docs-ssg'

export default defineConfig({
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
})
