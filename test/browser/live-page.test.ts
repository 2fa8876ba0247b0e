import { expect, it } from 'vitest'
import { useBuiltSite } from './use-built-site.ts'

const files: Readonly<Record<string, string>> = {
  'site.config.ts': `export default { title: 'Kit', url: 'https://kit.example', favicon: 'icon.svg', docs: { showLastUpdateTime: false } }\n`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/guide.md': '# Guide\n',
  'errors.json': '{ "7": "The store is missing." }\n',
  'pages/errors.js': `import Layout from '@theme/Layout'
import { useLocation } from '@docusaurus/router'
import errors from '../errors.json'

function Errors() {
  const error = errors[new URLSearchParams(useLocation().search).get('code')]
  return (
    <Layout title="Error codes">
      <h1>Error codes</h1>
      {error && <p id="found">{error}</p>}
    </Layout>
  )
}

export default Errors\n`,
  // A home page as older Docusaurus sites have it: a class, props that are passed on, and a script that moves elements.
  'pages/index.js': `import React, { useEffect } from 'react'
import Head from '@docusaurus/Head'
import Layout from '@theme/Layout'
import { dealCards } from '../src/deal-cards'

class Table extends React.Component {
  render() {
    const { config } = this.props
    return (
      <div>
        <Head><title>{config.title + ' at ' + config.baseUrl}</title></Head>
        <h1>{config.title}</h1>
        {[0, 1, 2].map((card) => <span className="card" key={card}>Card</span>)}
      </div>
    )
  }
}

export default function Home(props) {
  useEffect(dealCards, [])
  return <Layout><Table {...props} /></Layout>
}\n`,
  'src/deal-cards.js': `export function dealCards() {
  for (const [index, card] of document.querySelectorAll('.card').entries()) card.dataset.dealt = index
}\n`,
  'pages/count.js': `import { memo, useState } from 'react'

function Count() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{count} times</button>
}

export default memo(Count)\n`,
  'pages/team.js': `import { useState } from 'react'

export const load = () => ({ names: ['Ada', 'Grace'] })

export default function Team({ data }) {
  const [shown, setShown] = useState(1)
  return (
    <main>
      <h1>Team</h1>
      <ul>{data.names.slice(0, shown).map((name) => <li key={name}>{name}</li>)}</ul>
      <button onClick={() => setShown(2)}>More</button>
    </main>
  )
}\n`,
}

const site = useBuiltSite(files, { isSilent: true })

it('D: a page of a moved site that reads the query of its URL shows what it finds there', async () => {
  const { page, faults } = await site.open('errors?code=7')
  await page.locator('#found').waitFor()
  expect(await page.locator('#found').innerText()).toBe('The store is missing.')
  expect(await page.title()).toBe('Error codes | Kit')
  expect(faults).toEqual([])
  const plain = await site.open('errors')
  await expect.poll(() => plain.page.locator('h1').innerText()).toBe('Error codes')
  expect(await plain.page.locator('#found').count()).toBe(0)
})

it('D: a page that passes its props on runs its effects, with the same values as in the build', async () => {
  const { page, faults, warnings } = await site.open()
  const cards = page.locator('.card')
  await expect
    .poll(() => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-dealt'))))
    .toEqual(['0', '1', '2'])
  expect(await page.locator('h1').innerText()).toBe('Kit')
  expect(await page.title()).toContain('Kit at /')
  expect([...faults, ...warnings]).toEqual([])
})

it('A6: a page with data from `load` is interactive, receives that data only, and keeps its elements', async () => {
  const { page, faults, warnings } = await site.open('team')
  expect(await page.locator('main li').allTextContents()).toEqual(['Ada'])
  expect(await page.locator('[data-island]').getAttribute('data-props')).toBe(
    '{"data":{"names":["Ada","Grace"]}}',
  )
  await page.getByRole('button', { name: 'More' }).click()
  await expect.poll(() => page.locator('main li').allTextContents()).toEqual(['Ada', 'Grace'])
  // A document has one `main`.
  expect(await page.locator('main').count()).toBe(1)
  expect([...faults, ...warnings]).toEqual([])
})

it('A6: a page that `memo` returned is interactive', async () => {
  const { page, faults, warnings } = await site.open('count')
  await page.getByRole('button', { name: '0 times' }).click()
  await page.getByRole('button', { name: '1 times' }).waitFor()
  expect([...faults, ...warnings]).toEqual([])
})
