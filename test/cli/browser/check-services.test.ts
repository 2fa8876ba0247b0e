import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

/** A component that requests a host as soon as it is hydrated. */
const weather = `'use client'
import { useEffect, useState } from 'react'
export default function Weather() {
  const [text, setText] = useState('unknown')
  useEffect(() => {
    fetch('https://api.weather.example/now').then((answer) => answer.text()).then(setText).catch(() => setText('failed'))
  }, [])
  return <output>Weather: {text}</output>
}
`

/** Google Analytics, a style sheet of a host of fonts, and a demo that uses \`fetch\`. */
async function findingsOf(options: string): Promise<Record<string, string>[]> {
  const siteDir = await siteOf({
    'site.config.ts': `export default {
  url: 'https://a.example',
  components: { Weather: 'parts/weather.tsx' },
  // Files of other hosts are wanted here.
  checks: { rules: { 'third-party-asset': 'ignore' } },
  ${options}
}`,
    'parts/weather.tsx': weather,
    'docs/index.md': '# Start\n\n<Weather />\n',
  })
  await mkdir(join(siteDir, 'node_modules'))
  for (const name of ['playwright-core', 'axe-core'])
    await symlink(join(process.cwd(), 'node_modules', name), join(siteDir, 'node_modules', name))
  const { stdout, stderr } = await runCli(['check', siteDir, '--browser', '--format', 'json'])
  expect(stdout, stderr).not.toBe('')
  return JSON.parse(stdout).diagnostics
}

const services = `analytics: { provider: 'gtag', id: 'G-1' },
  fonts: ['https://fonts.googleapis.com/css2?family=Inter'],`

it('finds nothing on a site with Google Analytics, a host of fonts and a demo whose host is allowed', async () => {
  const found = await findingsOf(
    `${services} contentSecurityPolicy: { connect: ['https://api.weather.example'] },`,
  )
  expect(found).toEqual([])
})

it('names the option that allows the host of a demo', async () => {
  const found = await findingsOf(services)
  expect(found.map(({ rule }) => rule)).toEqual(['browser-policy'])
  expect(found[0]?.['hint']).toContain(
    "`contentSecurityPolicy: { connect: ['https://api.weather.example'] }`",
  )
})

it('names the options that allow what a page adds by itself', async () => {
  const found =
    await findingsOf(`contentSecurityPolicy: { connect: ['https://api.weather.example'] },
  head: [
    { tag: 'script', content: "document.head.append(Object.assign(document.createElement('script'), { src: 'https://www.googletagmanager.com/gtag/js' }))" },
    { tag: 'script', content: "document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://fonts.googleapis.com/css2' }))" },
  ],`)
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['browser-policy']))
  const hints = found.map((one) => one['hint']).join('\n')
  expect(hints).toContain(
    "`contentSecurityPolicy: { script: ['https://www.googletagmanager.com'] }`",
  )
  expect(hints).toContain("`contentSecurityPolicy: { style: ['https://fonts.googleapis.com'] }`")
  expect(hints).toContain('The options `analytics`, `fonts`, `head` and `scripts` allow theirs')
})
