/** The versions and languages of the site. */
export const versions = ['2.0', '1.9', '1.8'] as const
export const languages = ['en', 'de', 'ja'] as const

const config = `export default {
  title: 'Kit', tagline: 'A kit', url: 'https://kit.example', baseUrl: '/docs/', favicon: 'icon.svg',
  docs: { showLastUpdateTime: false },
  versions: [
    { name: '2.0', label: '2.0', docsPath: 'docs' },
    { name: '1.9', label: '1.9', path: '1.9', banner: 'unmaintained' },
    { name: '1.8', label: '1.8', path: '1.8', banner: 'unmaintained', noIndex: true },
  ],
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', fallback: true },
    { code: 'ja', label: '日本語', path: 'ja' },
  ],
  blog: { postsPerPage: 2 },
  search: { provider: 'embedded' },
  redirects: [{ from: '/start', to: '/' }, { from: '/old/*', to: '/guide/:splat' }],
  hostFiles: ['vercel', 'nginx'],
  inventories: ['anchors', 'sphinx'],
  llms: { full: true },
  socialCards: true,
  components: { Note: 'parts/note.jsx', Counter: 'parts/counter.jsx' },
  markdown: { math: true },
}
`

/** The folder of a version in a language. */
function folderOf(version: string, language: string): string {
  const isLatest = version === versions[0]
  if (language === 'en') return isLatest ? 'docs' : `versioned_docs/version-${version}`
  return isLatest ? `i18n/${language}` : `i18n/${language}/version-${version}`
}

/** Pages that need each other: links with fragments, cards of other pages, a style, a formula, includes. */
function pagesOf(version: string, language: string): Readonly<Record<string, string>> {
  const folder = folderOf(version, language)
  const about = `${version} ${language}`
  return {
    [`${folder}/index.md`]: `---\nslug: /\ndescription: Home of ${about}.\n---\n\n# Kit *${about}*\n\nSee [the guide](./guide/setup.md#install) and [the other *page*](./guide/more.mdx).\n`,
    [`${folder}/guide/_category_.json`]: `{ "label": "Guide ${about}", "link": { "type": "generated-index" } }\n`,
    [`${folder}/guide/setup.md`]: `---\ntags: [setup]\nredirect_from: [/first-steps]\n---\n\n# Set up \`kit\` ${about}\n\nText of ${about}.\n\n## Install {#install}\n\n\`\`\`js\nconst kit = '${about}'\n\`\`\`\n\n![Dot](./dot.svg)\n`,
    [`${folder}/guide/dot.svg`]:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><rect width="8" height="8" fill="#777"/></svg>\n',
    ...(language !== 'de' && {
      [`${folder}/guide/more.mdx`]: `---\ntitle: More\n---\n\nA formula of ${about}: $a^2$.\n\n<Note>Mind **this** in ${about}.</Note>\n\n<Counter start={3} />\n\n| a | b |\n| --- | ---: |\n| 1 | 2 |\n\n[Up](../index.md)\n`,
    }),
    [`${folder}/all.mdx`]: `# All of ${about}\n\n<div style={{ color: 'red', width: '${version.length}${language.length}px' }}>Red</div>\n`,
  }
}

/** A site with three versions in three languages, and everything that is made from all of its pages. */
export const partsSite: Readonly<Record<string, string>> = {
  'site.config.ts': config,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
  'pages/about.jsx': 'export default function About() {\n  return <p>About Kit.</p>\n}\n',
  'parts/note.jsx':
    'export default function Note({ children }) {\n  return <aside>{children}</aside>\n}\n',
  'parts/counter.jsx':
    "'use client'\nimport { useState } from 'react'\nexport default function Counter({ start }) {\n  const [count, setCount] = useState(start)\n  return <button onClick={() => setCount(count + 1)}>{count}</button>\n}\n",
  'blog/2026-01-02-hello.md':
    '---\ntitle: Hello\ntags: [news]\n---\n\nWelcome.\n\n<!-- truncate -->\n\nSee [the guide](/guide/setup#install).\n',
  'blog/2026-02-02-second.md': '# Second\n\nMore.\n',
  'blog/2026-03-02-third.md': '# Third\n\nMost.\n',
  ...Object.assign(
    {},
    ...versions.flatMap((version) => languages.map((language) => pagesOf(version, language))),
  ),
}
