import type { SeededSite } from './seeded-sites.ts'

const start = { 'docs/index.md': '# Home\n' }
const config = (text: string) => ({ 'site.config.ts': text })
const sound = config('export default {}\n')

/** Faults that keep a site from being built: of the config, and of the site's own code. */
export const brokenSites: Readonly<Record<string, SeededSite>> = {
  'the options': {
    common: start,
    faulty: config(`export default {
  «config-type»title: 5,
  «config-unknown-key»titel: 'T',
}
`),
    clean: config(`export default {\n  title: 'T',\n  baseUrl: '/base/',\n}\n`),
  },
  'the syntax of the config': {
    common: start,
    faulty: config('export default { title: «config-syntax»]\n'),
    clean: sound,
  },
  'the code of the config': {
    common: start,
    faulty: config(`throw «config-failed»new Error('no')\n`),
    clean: sound,
  },
  'the values of options': {
    common: start,
    faulty: config(`export default {\n  docs: { «config-value»path: 'gone' },\n}\n`),
    clean: config(`export default {\n  docs: { path: 'docs' },\n}\n`),
  },
  'style sheets': {
    common: { ...start, ...config(`export default { customCss: ['a.css'] }\n`) },
    faulty: { 'a.css': `@import «bundle»'./gone.css';\n` },
    clean: { 'a.css': 'p { margin: 0 }\n' },
  },
  'properties of style sheets': {
    common: { ...start, ...config(`export default { customCss: ['a.css'] }\n`) },
    faulty: { 'a.css': 'p { «bundle-warning»colr: red }\n' },
    clean: { 'a.css': 'p { color: red }\n' },
  },
  'the syntax of React pages': {
    common: { ...start, ...sound },
    faulty: { 'pages/x.jsx': 'export default () => <p></«page-syntax»div>\n' },
    clean: { 'pages/x.jsx': 'export default () => <p>x</p>\n' },
  },
  'the code of React pages': {
    common: { ...start, ...sound },
    faulty: { 'pages/x.jsx': '«page-failed»export default 5\n' },
    clean: { 'pages/x.jsx': 'export default () => <p>x</p>\n' },
  },
  'a copy of React under another name': {
    common: {
      ...start,
      ...sound,
      'vendor/react/package.json': '{"name":"react","version":"18.3.1"}',
      'vendor/react/cjs/react.production.min.js': 'exports.useState = (value) => [value]\n',
    },
    faulty: {
      'pages/x.jsx':
        "«second-react»import { useState } from '../vendor/react/cjs/react.production.min.js'\nexport default () => <p>{useState('x')}</p>\n",
    },
    clean: {
      'pages/x.jsx':
        "import { useState } from 'react'\nexport default () => <p>{useState('x')[0]}</p>\n",
    },
  },
  slots: {
    common: { ...start, ...config(`export default { theme: { slots: { logo: 'logo.jsx' } } }\n`) },
    faulty: { 'logo.jsx': '«slot-failed»export default 5\n' },
    clean: { 'logo.jsx': 'export default () => <b>x</b>\n' },
  },
}
