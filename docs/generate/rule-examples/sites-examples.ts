import { configFile, type Example, home, options, site, situation } from './example.ts'

const anchors = `{
  "version": 1,
  "site": { "title": "API", "url": "https://api.example.org", "baseUrl": "/" },
  "pages": [
    {
      "path": "/client",
      "title": "Client",
      "version": "current",
      "locale": "en",
      "ids": ["options"]
    }
  ],
  "redirects": [],
  "files": []
}
`
const otherSite = {
  ...configFile("checks: { sites: { api: 'api/anchors.json' } },"),
  'api/anchors.json': anchors,
}

/** Examples of the rules about links to sites that publish their URLs, and about hosts. */
export const sitesExamples: Readonly<Record<string, Example>> = {
  'broken-site-anchor': site(
    { 'docs/index.md': '# Home\n\nSee [the options](https://api.example.org/client#option).\n' },
    { 'docs/index.md': '# Home\n\nSee [the options](https://api.example.org/client#options).\n' },
    otherSite,
  ),
  'broken-site-link': site(
    { 'docs/index.md': '# Home\n\nSee [the client](https://api.example.org/klient).\n' },
    { 'docs/index.md': '# Home\n\nSee [the client](https://api.example.org/client).\n' },
    otherSite,
  ),
  'unreachable-site': situation(
    'The config names a URL that doesn’t respond:\n\n```js noCheck="part of a config"\nchecks: { sites: { api: "https://api.example.org/anchor.json" } },\n```',
    'The URL is right, or the host works again:\n\n```js noCheck="part of a config"\nchecks: { sites: { api: "https://api.example.org/anchors.json" } },\n```',
    'test/unit/cli/checks/sites/check-site-links.test.ts',
  ),
  'unreadable-site': options(
    ["checks: { sites: { api: 'api/routes.json' } },"],
    ["checks: { sites: { api: 'api/anchors.json' } },"],
    { ...home, 'api/anchors.json': anchors },
  ),
  'host-files': situation(
    'The config names a host, and the static folder contains a video of 40 MB:\n\n```js noCheck="part of a config"\nchecks: { hosts: ["cloudflare-pages"] },\n```',
    'The video is published elsewhere:\n\n```md\n[Watch the tour](https://video.example.org/tour)\n```',
    'test/unit/cli/checks/host-limits/check-host-limits.test.ts',
  ),
  'host-rules': options(
    ["checks: { hosts: ['vercel'] },", "redirects: [{ from: '/v1/*', to: '/:splat' }],"],
    ["checks: { hosts: ['vercel'] },", "redirects: [{ from: '/v1/setup', to: '/' }],"],
  ),
}
