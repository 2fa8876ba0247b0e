import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { siteOf } from '../helpers/site-of.ts'
import { startServing } from '../helpers/start-serving.ts'
import { openPage } from './shell-page.ts'

const counter = (name: string, mark: string): string => `import { useState } from 'react'
${mark === '' ? '' : "import { suffix } from './suffix'\n"}
export default function ${name}({ label }) {
  const [count, setCount] = useState(0)
  return <button data-testid={label} onClick={() => setCount(count + 1)}>{label} {count}${mark}</button>
}
`

const files = {
  'site.config.ts':
    "export default { favicon: 'icon.svg', url: 'https://exchange.example', docs: { showLastUpdateTime: false }, theme: { slots: { docFooter: 'src/Footer.tsx' } } }",
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/suffix.ts': "export const suffix = '!'\n",
  'src/Edited.tsx': counter('Edited', '{suffix}'),
  'src/Other.tsx': counter('Other', ''),
  'src/Footer.tsx':
    'import Other from \'./Other\'\nexport default function Footer() { return <Other label="footer" /> }\n',
  'docs/index.md': `# Exchange

import Edited from '@site/src/Edited'
import Other from '@site/src/Other'

<Edited label="used" />

<Edited label="untouched" />

<Other label="other" />

<details><summary>More</summary>Text</details>

${'A line.\n\n'.repeat(80)}
`,
}

describe('G2: a component that is edited while its page is open', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await connectChromium()
  })
  afterAll(async () => browser.close())

  const open = async (): Promise<{ siteDir: string; page: Page; faults: readonly string[] }> => {
    const siteDir = await siteOf(files)
    const { page, faults } = await openPage(browser, await startServing(siteDir))
    onTestFinished(async () => page.context().close())
    for (const label of ['used', 'other', 'footer']) {
      await page.getByTestId(label).click()
      await expect.poll(() => page.getByTestId(label).textContent()).toContain(`${label} 1`)
    }
    await page.evaluate("window.sameLoad = true; document.querySelector('details').open = true")
    return { siteDir, page, faults }
  }
  const edit = async (siteDir: string, name: string, from: string, to: string): Promise<void> => {
    const path = join(siteDir, name)
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to))
  }
  const shown = async (page: Page): Promise<readonly (string | null)[]> =>
    Promise.all(
      ['used', 'untouched', 'other', 'footer'].map((label) =>
        page.getByTestId(label).textContent(),
      ),
    )

  it('is exchanged in place: other islands keep their state, and nothing is loaded again', async () => {
    const { siteDir, page, faults } = await open()
    expect(await shown(page)).toEqual(['used 1!', 'untouched 0!', 'other 1', 'footer 1'])
    await page.evaluate('scrollTo(0, 900)')
    await edit(siteDir, 'src/Edited.tsx', 'count + 1', 'count + 5')
    await edit(siteDir, 'src/Edited.tsx', '>{label}', '>new {label}')
    await expect
      .poll(() => shown(page))
      .toEqual(['new used 0!', 'new untouched 0!', 'other 1', 'footer 1'])
    for (const [label, count] of [
      ['used', 5],
      ['untouched', 5],
    ] as const) {
      await page.getByTestId(label).dispatchEvent('click')
      await expect.poll(() => page.getByTestId(label).textContent()).toContain(`${label} ${count}!`)
    }
    // What it imports belongs to it.
    await edit(siteDir, 'src/suffix.ts', "'!'", "'?'")
    await expect
      .poll(() => shown(page))
      .toEqual(['new used 0?', 'new untouched 0?', 'other 1', 'footer 1'])
    // An edit of the page afterwards leaves the islands alone.
    await edit(siteDir, 'docs/index.md', '# Exchange', '# Exchanged')
    await page.getByRole('heading', { name: 'Exchanged' }).waitFor()
    await edit(siteDir, 'docs/index.md', 'label="other"', 'label="renamed"')
    await expect.poll(() => page.getByTestId('renamed').textContent()).toBe('renamed 1')
    expect(
      await page.evaluate('[window.sameLoad, scrollY, document.querySelector("details").open]'),
    ).toEqual([true, 900, true])
    expect(faults).toEqual([])
  })

  it('is exchanged in all its places, slots included', async () => {
    const { siteDir, page, faults } = await open()
    await edit(siteDir, 'src/Other.tsx', '>{label}', '>new {label}')
    await expect
      .poll(() => shown(page))
      .toEqual(['used 1!', 'untouched 0!', 'new other 0', 'new footer 0'])
    expect(await page.evaluate('window.sameLoad')).toBe(true)
    expect(faults).toEqual([])
  })

  it('that throws an error shows it, and is whole again when it is repaired', async () => {
    const { siteDir, page } = await open()
    await edit(
      siteDir,
      'src/Other.tsx',
      'return',
      "if (typeof window !== 'undefined') throw new Error('torn')\n  return",
    )
    await page.getByText('torn').first().waitFor()
    await edit(
      siteDir,
      'src/Other.tsx',
      "if (typeof window !== 'undefined') throw new Error('torn')",
      '',
    )
    await expect.poll(() => page.getByText('torn').count()).toBe(0)
    await page.getByTestId('other').click()
    await expect.poll(() => page.getByTestId('other').textContent()).toBe('other 1')
  })

  it('reloads the page when it needs other scripts, and keeps the place', async () => {
    const { siteDir, page } = await open()
    await page.evaluate('scrollTo(0, 900)')
    await edit(siteDir, 'docs/index.md', '<details>', '<Late label="late" />\n\n<details>')
    await writeFile(join(siteDir, 'src/Late.tsx'), counter('Late', ''))
    await edit(
      siteDir,
      'docs/index.md',
      '# Exchange\n',
      "# Exchange\n\nimport Late from '@site/src/Late'\n",
    )
    await page.getByText('late 0').waitFor()
    expect(await page.evaluate('window.sameLoad')).toBeUndefined()
    expect(Math.abs(Number(await page.evaluate('scrollY')) - 900)).toBeLessThan(60)
  })
})
