import { defineConfig } from 'docs-ssg'

export default defineConfig({
  colorMode: {
    defaultMode: 'dark',
    disableSwitch: false,
    respectPrefersColorScheme: true,
  },
})
