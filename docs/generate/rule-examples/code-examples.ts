import { configFile, type Example, home, options, site } from './example.ts'

const german = {
  ...configFile(
    'locales: [',
    "  { code: 'en', label: 'English' },",
    "  { code: 'de', label: 'Deutsch', path: 'de', docsPath: 'de', messages: 'i18n/de.json' },",
    '],',
    "components: { Cart: 'parts/Cart.jsx' },",
  ),
  'docs/index.md': '# Cart\n\n<Cart />\n',
  'de/index.md': '# Warenkorb\n\n<Cart />\n',
  'parts/Cart.jsx':
    'import Translate from \'@docusaurus/Translate\'\n\nexport default () => <p><Translate id="cart.empty">Your cart is empty.</Translate></p>\n',
}

/** Examples of the rules of the code of a site. */
export const codeExamples: Readonly<Record<string, Example>> = {
  bundle: site(
    { 'custom.css': "@import './colors.css';\n" },
    { 'custom.css': 'p {\n  color: #333;\n}\n' },
    { ...home, ...configFile("customCss: ['custom.css'],") },
  ),
  'bundle-warning': site(
    { 'custom.css': 'p {\n  colr: #333;\n}\n' },
    { 'custom.css': 'p {\n  color: #333;\n}\n' },
    { ...home, ...configFile("customCss: ['custom.css'],") },
  ),
  'docusaurus-import': site(
    { 'pages/about.jsx': "import Hero from '@theme/Hero'\n\nexport default () => <Hero />\n" },
    { 'pages/about.jsx': 'export default () => <h1>About</h1>\n' },
    home,
  ),
  'image-in-code': site(
    {
      'pages/about.jsx':
        'import logo from \'../images/logo.png\'\n\nexport default () => <img src={logo} alt="Logo" width="8" height="8" />\n',
    },
    {
      'pages/about.jsx':
        'import logo from \'../static/logo.png\'\n\nexport default () => <img src={logo} alt="Logo" width="8" height="8" />\n',
    },
    { ...home, 'images/logo.png': 'an image', 'static/logo.png': 'an image' },
  ),
  'not-hydrated': site(
    {
      'pages/about.jsx':
        "import { useState } from 'react'\n\nexport default function About({ href }) {\n  const [count, setCount] = useState(0)\n  return (\n    <>\n      <a href={href('/')}>Home</a>\n      <button onClick={() => setCount(count + 1)}>{count}</button>\n    </>\n  )\n}\n",
    },
    {
      'pages/about.jsx':
        "import { useState } from 'react'\n\nfunction Counter() {\n  const [count, setCount] = useState(0)\n  return <button onClick={() => setCount(count + 1)}>{count}</button>\n}\n\nexport default function About({ href }) {\n  return (\n    <>\n      <a href={href('/')}>Home</a>\n      <Counter />\n    </>\n  )\n}\n",
    },
    home,
  ),
  'page-export': site(
    { 'pages/about.jsx': "export const title = 'About'\n\nexport default () => <h1>About</h1>\n" },
    {
      'pages/about.jsx':
        "export const meta = { title: 'About' }\n\nexport default () => <h1>About</h1>\n",
    },
    home,
  ),
  'page-failed': site(
    { 'pages/about.jsx': 'export default { title: 5 }\n' },
    { 'pages/about.jsx': 'export default () => <h1>About</h1>\n' },
    home,
  ),
  'page-syntax': site(
    { 'pages/about.jsx': 'export default () => <h1>About</h2>\n' },
    { 'pages/about.jsx': 'export default () => <h1>About</h1>\n' },
    home,
  ),
  'second-react': site(
    {
      'pages/about.jsx':
        "import { useId } from '../vendor/react/cjs/react.production.min.js'\n\nexport default () => <p id={useId()}>About</p>\n",
    },
    {
      'pages/about.jsx':
        "import { useId } from 'react'\n\nexport default () => <p id={useId()}>About</p>\n",
    },
    {
      ...home,
      'vendor/react/package.json': '{"name":"react","version":"18.3.1"}\n',
      'vendor/react/cjs/react.production.min.js': "exports.useId = () => 'x'\n",
    },
  ),
  'slot-failed': site(
    { 'parts/Logo.jsx': 'export const Logo = () => <b>My project</b>\n' },
    { 'parts/Logo.jsx': 'export default function Logo() {\n  return <b>My project</b>\n}\n' },
    { ...home, ...configFile("theme: { slots: { logo: 'parts/Logo.jsx' } },") },
  ),
  'theme-color': options(["theme: { accent: '#fefefe' },"], ["theme: { accent: '#0b7a75' },"]),
  'theme-font': site(
    configFile("theme: { font: './fonts' },"),
    configFile("theme: { accent: '#0b7a75' },"),
    { ...home, 'fonts/README.md': '' },
  ),
  'unknown-message-key': site(
    {
      'i18n/de.json':
        '{ "cart.empty": { "message": "Der Warenkorb ist leer.", "descripton": "Shown at first" } }\n',
    },
    {
      'i18n/de.json':
        '{ "cart.empty": { "message": "Der Warenkorb ist leer.", "description": "Shown at first" } }\n',
    },
    german,
  ),
  'unreadable-messages': site(
    { 'i18n/de.json': '{ "cart.empty": }\n' },
    { 'i18n/de.json': '{ "cart.empty": { "message": "Der Warenkorb ist leer." } }\n' },
    german,
  ),
  'untranslated-component': site(
    { 'i18n/de.json': '{}\n' },
    { 'i18n/de.json': '{ "cart.empty": { "message": "Der Warenkorb ist leer." } }\n' },
    german,
  ),
}
