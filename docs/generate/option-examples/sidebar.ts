import { defineConfig } from 'docs-ssg'

export default defineConfig({
  sidebar: {
    hideable: true,
    autoCollapseCategories: true,
    collapsible: true,
    collapsed: false,
  },
})
