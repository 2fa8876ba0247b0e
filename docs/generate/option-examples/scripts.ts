import { defineConfig } from 'docs-ssg'

export default defineConfig({
  scripts: [
    {
      src: 'js/status.js',
      position: 'body',
      async: false,
      defer: true,
      type: 'module',
      attributes: { 'data-channel': 'stable' },
    },
  ],
})
