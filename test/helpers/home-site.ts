/** A site whose first page is a landing page. */
export const homeSite: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'Kit', url: 'https://kit.example', favicon: 'icon.svg',
  docs: { showLastUpdateTime: false },
}`,
  'static/icon.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="64" height="64"><rect width="8" height="8" fill="#2459c4"/></svg>',
  'docs/index.md': `---
layout: home
hero:
  name: Kit
  text: State for apps of any size
  tagline: A **small** library with \`createStore\`.
  actions:
    - theme: brand
      text: Get started
      link: ./start.md
    - theme: alt
      text: The source
      link: https://kit.example/source
  install: npm install kit
  code:
    - language: ts
      tab: Counter
      title: counter.ts
      code: |
        import { createStore } from 'kit'

        export const counter = createStore({ value: 0 })
        counter.update((state) => ({ value: state.value + 1 }))
    - language: ts
      tab: Names
      code: export const names = ['Ada']
features:
  - icon: M12 3l9 5-9 5-9-5 9-5Z
    title: Concise
    details: '\`createStore\` describes a feature in a single file.'
  - icon: <svg viewBox="0 0 24 24"><path d="M12 2 2 22h20z"/></svg>
    title: Safe
    details: Mistakes are reported.
    link: ./start.md#safety
  - icon: ⚡
    title: Fast
    details: Only what has changed is updated.
    link: ./start.md
    linkText: See the figures
  - icon: /icon.svg
    title: Open
---

## Why Kit

Kit has one idea, which [the introduction](./start.md) explains.
`,
  'docs/start.md': '# Start\n\nText.\n\n## Safety\n\nText.\n',
}
