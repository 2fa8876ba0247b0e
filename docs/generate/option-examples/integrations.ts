import { defineConfig } from 'docs-ssg'

export default defineConfig({
  integrations: [
    {
      name: 'prices',
      hooks: {
        extendConfig: () => ({ customFields: { currency: 'EUR' } }),
        extendMarkdown: () => ({ remarkPlugins: [] }),
        addPages: () => {},
        check: () => {},
        finish: () => {},
      },
    },
  ],
})
