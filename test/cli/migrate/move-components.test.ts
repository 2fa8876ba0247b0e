import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

const files = {
  'docusaurus.config.js': `export default {
    title: 'Pier', url: 'https://pier.example', baseUrl: '/',
    presets: [['classic', { blog: false }]],
  }`,
  'docs/tides.mdx': `---
title: Tides
---
import { useState } from 'react';
import Clock from '../src/clock';
import Plain from '@site/src/plain';
import { unit } from '../src/unit';

A <Gauge color="#1877f2">high</Gauge> tide, <Mark>**soon**</Mark>.

export const Gauge = ({ children, color }) => (
  <span style={{ color }} onClick={() => {
    alert(\`It's \${children}\`);
  }}>
    {children} {unit}

  </span>
);

export function Mark({ children }) {
  return <mark>{children}</mark>;
}

export const source = 'the harbour office';

<Clock start={7} /> <Plain />

Says {source}.
`,
  'docs/undertow.mdx': `# Undertow\n\nexport const Mark = (props) => <b {...props} />;\n\n<Mark>low</Mark>\n\n\`\`\`mdx-code-block\nexport const Buoy = () => <u>buoy</u>;\n\n<Buoy />\n\`\`\`\n`,
  'src/unit.js': `export const unit = 'm'`,
  'src/clock.jsx': `import { useState } from 'react'
    export default function Clock({ start }) {
      const [hour, setHour] = useState(start)
      return <button onClick={() => setHour(hour + 1)}>{hour} o'clock</button>
    }`,
  'src/plain.jsx': `export default function Plain() { return <i>plain</i> }`,
}

describe('components defined in pages of a Docusaurus site', () => {
  let folder = ''
  let out = ''
  const read = (path: string): Promise<string> => readFile(join(folder, path), 'utf8')

  beforeAll(async () => {
    folder = await temporaryFolder()
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const run = await runCli(['migrate', folder])
    expect(run.stderr).not.toMatch(/ error /)
    expect(run.exitCode).toBe(0)
    out = run.stdout
  })

  it('D: are moved into a separate file with their imports, and the page is unchanged', async () => {
    expect(await read('docs/tides.mdx')).toBe(files['docs/tides.mdx'])
    const module = await read('page-components/docs/tides.jsx')
    expect(module.startsWith(`'use client'\n// Written by \`docs-ssg migrate\``)).toBe(true)
    expect(module).toContain(`import { unit } from '@site/src/unit';`)
    expect(module).not.toMatch(/clock|useState/)
    expect(module).toContain('export const Gauge = ({ children, color }) => (')
    const config = await read('site.config.ts')
    expect(config).toContain("Gauge: 'page-components/docs/tides.jsx'")
    expect(out).toContain(`Wrote \`${join(folder, 'page-components/docs/tides.jsx')}\`.`)
  })

  it('D: are islands in the page and receive their children as in React', async () => {
    const page = await read('.docs-ssg/migrated/docs/tides/index.html')
    expect(page).toMatch(
      /<p>A <span data-island="Gauge"[^>]*data-props="[^"]*&quot;children&quot;:&quot;high&quot;[^>]*><span[^>]*>high<!-- --> <!-- -->m<\/span><\/span> tide/,
    )
    expect(page).toMatch(
      /<span data-island="Mark"[^>]*><mark><span data-island-content=""><strong>soon<\/strong><\/span><\/mark><\/span>\.<\/p>/,
    )
    expect(page).toContain('Says the harbour office.')
    const fenced = await read('.docs-ssg/migrated/docs/undertow/index.html')
    expect(fenced).toContain('<u>buoy</u>')
    expect(fenced).not.toContain('mdx-code-block')
  })

  it('D: an imported component with state becomes an island, and one without state needs no script', async () => {
    expect(await read('page-components/Clock.jsx')).toBe(
      `'use client'\n// Written by \`docs-ssg migrate\` from \`src/clock.jsx\`\nexport { default } from '@site/src/clock'\n`,
    )
    const page = await read('.docs-ssg/migrated/docs/tides/index.html')
    expect(page).toMatch(
      /data-island="Clock[^>]*><button>7<!-- --> o&#x27;clock|data-island="Clock[^>]*><button>7/,
    )
    expect(page).toContain('<i>plain</i>')
    expect(page).not.toContain('data-island="Plain"')
  })

  it('D: two pages with different components of the same name are reported', () => {
    expect(out).toMatch(
      /docs\/undertow\.mdx: The page exports the component `Mark`, but another page exports one with the same name, which is used for both\./,
    )
  })

  it('D: the files can be written again', async () => {
    const again = await runCli(['migrate', folder])
    expect(again.exitCode).toBe(0)
  })
})
