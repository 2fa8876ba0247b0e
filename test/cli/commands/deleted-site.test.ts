import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

const files = {
  'site.config.mjs':
    "export default { components: { Counter: 'parts/counter.jsx' }, customCss: ['site.css'] }\n",
  'site.css': 'p { margin: 0 }\n',
  'parts/counter.jsx':
    "import { useState } from 'react'\nexport default function Counter() { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button> }\n",
  'docs/index.md': '# Home\n\n<Counter />\n',
}

async function writeAll(siteDir: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(siteDir, path)), { recursive: true })
    await writeFile(join(siteDir, path), text)
  }
}

it.each([
  { from: 'another folder', isInside: false },
  { from: 'the folder itself', isInside: true },
])(
  'serve, started in $from, says that the folder of the site was deleted, and waits for it',
  async ({ isInside }) => {
    const siteDir = join(await temporaryFolder(), 'site')
    await writeAll(siteDir, files)
    let printed = ''
    let state = 'starting'
    const go = async (pid: number): Promise<void> => {
      if (state === 'starting' && printed.includes('Built all pages')) {
        state = 'deleted'
        await rm(siteDir, { recursive: true })
      } else if (state === 'deleted' && printed.includes('no longer exists')) {
        state = 'restored'
        await writeAll(siteDir, { ...files, 'docs/index.md': '# Back\n\n<Counter />\n' })
      } else if (
        state === 'restored' &&
        /^Updated (?!.*deleted)/m.test(printed.split('Ctrl+C')[1] ?? '')
      ) {
        const [url = ''] = /http:\S+/.exec(printed) ?? []
        const html = await (await fetch(url)).text()
        if (html.includes('Back</h1>') || state !== 'restored') state = 'shown'
        if (state === 'shown') process.kill(pid, 'SIGINT')
      }
    }
    const onOutput = (text: string, pid: number): void => {
      printed += text
      void go(pid)
    }
    const args = ['serve', ...(isInside ? [] : [siteDir]), '--port', '0']
    let served = 0
    await runCli(args, {
      ...(isInside && { cwd: siteDir }),
      onOutput,
      onStart: (pid) => (served = pid),
      onError: (text) => onOutput(text, served),
    })
    expect(state).toBe('shown')
    expect(printed).toContain(`The site's folder \`${siteDir}\` no longer exists`)
    expect(printed).not.toMatch(/could not build|ENOENT/)
  },
)
