import { defineConfig } from 'docs-ssg'

export default defineConfig({
  announcementBar: {
    id: 'version-2',
    content: 'Version 2 is [out](/news/version-2).',
    isCloseable: true,
  },
})
