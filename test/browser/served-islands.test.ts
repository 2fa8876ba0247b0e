import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { runCli } from '../helpers/run-cli.ts'
import { siteOf } from '../helpers/site-of.ts'
import { startServing } from '../helpers/start-serving.ts'
import { serveFolder } from './serve-folder.ts'
import { openPage } from './shell-page.ts'

const button = (name: string, element: string): string =>
  `(0, ${element})('button', { 'data-testid': '${name}', onClick: () => setCount(count + 1) }, '${name} ' + count)`

/** Each way in which code of a site gets React, by the name of its component. */
const components: Readonly<Record<string, string>> = {
  named: `import { createElement, useState } from 'react'
export default function Named() { const [count, setCount] = useState(0); return ${button('named', 'createElement')} }`,
  default: `import React from 'react'
export default function Default() { const [count, setCount] = React.useState(0); return ${button('default', 'React.createElement')} }`,
  namespace: `import * as React from 'react'
export default function Namespace() { const [count, setCount] = React.useState(0); return ${button('namespace', 'React.createElement')} }`,
  jsx: `import { useState } from 'react'
export default function Jsx() { const [count, setCount] = useState(0); return <button data-testid="jsx" onClick={() => setCount(count + 1)}>jsx {count}</button> }`,
  required: `import { useState } from 'react'
import { Button } from 'common-button'
export default function Required() { const [count, setCount] = useState(0); return <Button name="required" count={count} onPress={() => setCount(count + 1)} /> }`,
  portal: `import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
export default function Portal() {
  const [count, setCount] = useState(0)
  const press = () => flushSync(() => setCount(count + 1))
  return <><button data-testid="portal" onClick={press}>portal {count}</button>{count > 0 && createPortal(<i />, document.body)}</>
}`,
  root: `import { useState } from 'react'
import * as client from 'react-dom/client'
export default function Root() {
  const [count, setCount] = useState(0)
  return <button data-testid="root" onClick={() => setCount(count + (typeof client.createRoot === 'function' ? 1 : 9))}>root {count}</button>
}`,
}
const names = Object.keys(components)
const title = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const files: Readonly<Record<string, string>> = {
  'site.config.mjs': `export default { favicon: 'icon.svg', url: 'https://react.example', components: {
${names.map((name) => `  ${title(name)}: 'parts/${name}.jsx',`).join('\n')}
} }`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': `# React\n\n${names.map((name) => `<${title(name)} />\n`).join('\n')}`,
  'node_modules/common-button/package.json': '{ "name": "common-button", "main": "index.js" }',
  'node_modules/common-button/index.js': `const React = require('react')
exports.Button = ({ name, count, onPress }) =>
  React.createElement('button', { 'data-testid': name, onClick: onPress }, name + ' ' + count)`,
  ...Object.fromEntries(names.map((name) => [`parts/${name}.jsx`, components[name] ?? ''])),
}

/** A page that is open when the site is finished may load again, and forget its counts. */
const startServed = (siteDir: string): Promise<string> =>
  startServing(siteDir, ['serve'], /^Built all pages/m)

const startBuilt = async (siteDir: string): Promise<string> => {
  const { exitCode, stdout, stderr } = await runCli(['build', siteDir])
  expect(exitCode, stdout + stderr).toBe(0)
  const server = await serveFolder(join(siteDir, 'build'), { policy: 'own' })
  onTestFinished(server.close)
  return server.origin
}

describe('islands, which the server bundles without React', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await connectChromium()
  })
  afterAll(async () => browser.close())

  it.each([
    { how: 'served while it is edited', start: startServed },
    { how: 'built', start: startBuilt },
  ])('count on a site that is $how, whatever way they import React', async ({ start }) => {
    const { page, faults } = await openPage(browser, await start(await siteOf(files)))
    onTestFinished(async () => page.context().close())
    for (const name of names) {
      for (const count of [1, 2]) {
        await page.getByTestId(name).click()
        await expect.poll(() => page.getByTestId(name).textContent()).toBe(`${name} ${count}`)
      }
    }
    expect(faults).toEqual([])
  })
})
