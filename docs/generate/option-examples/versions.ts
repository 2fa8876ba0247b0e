import { defineConfig } from 'docs-ssg'

export default defineConfig({
  versions: [
    {
      name: 'current',
      label: 'Next',
      path: 'next',
      banner: 'unreleased',
      noIndex: true,
    },
    {
      name: '1.0',
      label: '1.0',
      path: '/',
      docsPath: 'versioned_docs/version-1.0',
      editUrl: 'https://github.com/my-organization/my-project/edit/v1/docs/',
      frozen: true,
      sidebars: { docs: ['intro'] },
    },
  ],
})
