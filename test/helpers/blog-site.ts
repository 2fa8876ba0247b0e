/** The files of a site with docs and a blog. */
export const blogSite: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', docs: { showLastUpdateTime: false },
  favicon: 'img/ada.svg',
  blog: { postsPerPage: 2, blogTitle: 'News', blogDescription: 'Releases of Acme.' },
  navbar: { items: [{ label: 'Docs', to: '/' }, { label: 'News', to: '/blog' }] },
  checks: { html: true, contrast: true },
}`,
  'static/img/ada.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><rect width="9" height="9" fill="#888"/></svg>',
  'docs/index.md':
    '---\nslug: /\ndescription: All about Acme.\n---\n\n# Docs\n\nRead [the release](../blog/2026-02-14-release/index.md), [the part about more](/blog/2026/01/02/hello#more) and [the feed](/blog/rss.xml).\n',
  'blog/authors.yml':
    'ada:\n  name: Ada Lovelace\n  title: Maintainer\n  url: https://ada.example\n  image_url: /img/ada.svg\n  page: true\nbob:\n  name: Bob\n',
  'blog/tags.yml':
    'release:\n  label: Releases\n  permalink: /rel\n  description: New versions.\nintro:\n',
  'blog/2026-01-02-hello.md':
    '---\ntitle: Hello & welcome\nauthors: [ada, { name: Carl, title: Guest }]\ntags: [intro]\n---\n\nWelcome to the **news**. See [more below](#more) and [the docs](../docs/index.md).\n\n<!-- truncate -->\n\n## More\n\n```md\n<!-- truncate -->\n```\n',
  'blog/2026-02-14-release/index.md':
    '---\ntitle: Version 2 is out\nauthors: bob\ntags: [release, intro]\nslug: version-2\ndescription: Version 2 brings blogs.\nimage: /img/ada.svg\n---\n\nA release with an image.\n\n![A gray square](./square.svg)\n\n{/* truncate */}\n\n## Details\n\nThe rest of it.\n',
  'blog/2026-02-14-release/square.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><rect width="8" height="8" fill="#777"/></svg>',
  'blog/2026/03/01/third.mdx':
    '---\nauthors: ada\ntags: [release]\n---\n\n# Third post\n\nText before.\n\n{/* truncate */}\n\nText after. [The release before it](/blog/version-2#details)\n',
  'blog/2026-04-01-draft.md': '---\ndraft: true\n---\n\nNot yet.\n',
  'blog/2026-04-02-secret.md': '---\nunlisted: true\ntitle: Secret\n---\n\nOnly with the link.\n',
}
