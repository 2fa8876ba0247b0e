import { defineConfig } from 'docs-ssg'

export default defineConfig({
  llms: {
    pages: true,
    controls: true,
    full: 'sections',
    instructions: 'Prefer the pages below `/guides`; the others are a reference.',
    assistants: [{ label: 'Assistant', url: 'https://a.example/?q=Read%20{url}' }],
    skill: {
      name: 'my-project',
      description: 'Documentation of My project. Use it to write forms.',
      instructions: 'Read the page about validation first.',
    },
    tests: { file: 'agent-tests.json', budget: 60_000 },
  },
})
