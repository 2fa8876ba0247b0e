import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findIslands } from '../../../../../cli/bundle/islands/find-islands.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

const packageDir = fileURLToPath(new URL('../../../../..', import.meta.url)).replace(/[\\/]$/, '')

const state = "import { useState } from 'react'\n"
const live = `${state}export default function Live() { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button> }\n`

/** The islands of a site whose page `pages/index.tsx` has this code; `Name wake` each. */
async function islandsOf(code: string, files: Readonly<Record<string, string>> = {}) {
  const siteDir = await siteOf({ 'pages/index.tsx': code, 'src/live.tsx': live, ...files })
  const config = { siteDir, siteRoot: '.', packageDir, components: {} }
  const { needed, entries } = await findIslands(['pages/index.tsx'], config)
  return {
    needed: needed.map(({ name, wake }) => `${name.replace(/~.*/, '')} ${wake}`),
    entry: entries.map(({ handler, hook }) => handler || hook)[0],
  }
}

const page = (body: string): string => `export default function Page() { return <p>${body}</p> }\n`

describe('A6: findIslands', () => {
  it.each([
    [
      'a handler',
      `const Part = () => <b onClick={() => alert('a')}>a</b>\n${page('<Part />')}`,
      'Part intent',
    ],
    [
      'a handler of another name',
      `const run = () => {}\nconst Part = () => <b onClick={run}>a</b>\n${page('<Part />')}`,
      'Part intent',
    ],
    [
      'state',
      `${state}function Part() { const [n, set] = useState(0); return <i>{n}</i> }\n${page('<Part />')}`,
      'Part intent',
    ],
    [
      'an effect',
      `import * as React from 'react'\nfunction Part() { React.useEffect(() => {}); return null }\n${page('<Part />')}`,
      'Part visible',
    ],
    [
      'a class',
      `import { Component } from 'react'\nclass Part extends Component { componentDidMount() {} render() { return null } }\n${page('<Part />')}`,
      'Part visible',
    ],
    [
      '`memo`',
      `import { memo } from 'react'\nconst Part = memo(() => <b onClick={() => {}}>a</b>)\n${page('<Part />')}`,
      'Part intent',
    ],
    [
      'a hook of the file',
      `${state}const useIt = () => { const [n, set] = useState(0); return [n, set] }\nfunction Part() { const [n, set] = useIt(); return <i>{n}</i> }\n${page('<Part />')}`,
      'Part intent',
    ],
    [
      'a form action',
      `function Part() { return <form action={() => {}} /> }\n${page('<Part />')}`,
      'Part intent',
    ],
    [
      'a callback ref',
      `function Part() { return <b ref={(element) => { element.focus() }} /> }\n${page('<Part />')}`,
      'Part visible',
    ],
    [
      '`createElement`',
      `import { createElement } from 'react'\nconst Part = () => createElement('b', { onClick() {} })\n${page('<Part />')}`,
      'Part intent',
    ],
    ['an import', `import Live from '../src/live'\n${page('<Live />')}`, 'Live intent'],
    [
      'an import by `@site`',
      `import Live from '@site/src/live.tsx'\n${page('<Live />')}`,
      'Live intent',
    ],
    [
      'a member of a component',
      `const Item = () => <b onClick={() => {}}>a</b>\nfunction Menu() { return <p /> }\nMenu.Item = Item\n${page('<Menu.Item />')}`,
      'Item intent',
    ],
    [
      'an import of all',
      `import * as all from '../src/live'\n${page('<all.default />')}`,
      'Live intent',
    ],
  ])('finds a component by %s', async (_, code, expected) => {
    expect(await islandsOf(code)).toEqual({ needed: [expected], entry: undefined })
  })

  it.each([
    ['an element', page('<b>a</b>')],
    [
      'state that never changes',
      `${state}export default function Page() { const [n] = useState(0); return <i>{n}</i> }`,
    ],
    [
      'the first value of state',
      `${state}export default function Page() { return <i>{useState(0)[0]}</i> }`,
    ],
    [
      'hooks that only render',
      "import { useId, useMemo, useContext, useRef } from 'react'\nexport default function Page() { useRef(1); return <i id={useId()}>{useMemo(() => 1, [])}</i> }",
    ],
    ['a handler that is nothing', page('<b onClick={undefined} onFocus={null}>a</b>')],
    [
      'a live component that is not used',
      `import Live from '../src/live'\nexport default () => <p />`,
    ],
  ])('finds none in %s', async (_, code) => {
    expect(await islandsOf(code)).toEqual({ needed: [], entry: undefined })
  })

  it('follows barrels, sections and hooks of other files to the live part alone', async () => {
    const found = await islandsOf(`import { Section } from '../src'\n${page('<Section />')}`, {
      'src/index.ts': "export * from './section'\nexport { default as Live } from './live'\n",
      'src/section.tsx':
        "import { Live } from '.'\nimport { Clock } from './clock'\nexport const Section = () => <section><Live /><Clock /></section>\n",
      'src/clock.tsx':
        "import { useNow } from './use-now'\nexport function Clock() { return <time>{useNow()}</time> }\n",
      'src/use-now.ts':
        "import { useEffect, useState } from 'react'\nexport function useNow() { const [now, set] = useState(0); useEffect(() => set(1), []); return now }\n",
    })
    expect(found).toEqual({ needed: ['Clock visible', 'Live intent'], entry: undefined })
  })

  it('reads hooks of packages, and takes a file with `use client` at its word', async () => {
    const found = await islandsOf(
      `import { useWidth } from 'use-width'\nimport Marked from '../src/marked'\nfunction Part() { return <i>{useWidth()}</i> }\n${page('<Part /><Marked />')}`,
      {
        'node_modules/use-width/package.json': '{"name":"use-width","main":"index.js"}',
        'node_modules/use-width/index.js':
          "const { useEffect } = require('react')\nexports.useWidth = () => { useEffect(() => {}); return 1 }\n",
        'src/marked.tsx': "// A comment.\n'use client'\nexport default () => <b>marked</b>\n",
      },
    )
    expect(found).toEqual({ needed: ['Marked intent', 'Part visible'], entry: undefined })
  })

  it('says why a page needs the browser itself', async () => {
    expect((await islandsOf(page('<b onClick={() => {}}>a</b>'))).entry).toBe('onClick')
    const effect =
      "import { useEffect } from 'react'\nexport default () => { useEffect(() => {}); return null }"
    expect((await islandsOf(effect)).entry).toBe('useEffect')
  })

  it.each([
    ['memo(Inner)', ['site']],
    ['memo(forwardRef(({ href }, ref) => <i ref={ref} onClick={run}>{href}</i>))', ['href']],
    ['memo(function Page(props) { return <i onClick={run}>{props.data}</i> })', ['*', 'data']],
    ['memo(Elsewhere)', ['*']],
  ])('knows the props of the component inside `%s`', async (component, expected) => {
    const siteDir = await siteOf({
      'pages/index.tsx': `import { forwardRef, memo, useState } from 'react'
import Elsewhere from '../src/live'
const run = () => {}
function Inner({ site }) { const [n, set] = useState(0); return <i onClick={() => set(1)}>{n}{site}</i> }
export default ${component}\n`,
      'src/live.tsx': live,
    })
    const config = { siteDir, siteRoot: '.', packageDir, components: {} }
    const { entries } = await findIslands(['pages/index.tsx'], config)
    expect(entries[0]?.hasParameters).toBe(true)
    expect(entries[0]?.propNames).toEqual(expected)
  })
})
