import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

const all = Array.from({ length: 500 }, (_, index) => index)
/** Each branch lacks 100 pages of the other one and has another text on the rest. */
const branches = { main: all.slice(100), other: all.slice(0, -100) }
type Branch = keyof typeof branches

const pagePath = (index: number): string => `docs/${index % 10}/page-${index}.md`

async function commitBranch(siteDir: string, branch: Branch): Promise<void> {
  const git = (...args: readonly string[]): void => {
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@a.example']
    execFileSync('git', [...identity, ...args], { cwd: siteDir, stdio: 'ignore' })
  }
  await rm(join(siteDir, 'docs'), { recursive: true, force: true })
  for (const index of branches[branch]) {
    const path = join(siteDir, pagePath(index))
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, `# Page ${index}\n\nText of ${branch}.\n`)
  }
  git('add', '.')
  git('commit', '-m', branch)
}

/** The pages of `all` that the server doesn't show as the branch has them. */
async function staleOf(url: string, branch: Branch): Promise<readonly string[]> {
  const found = await Promise.all(
    all.map(async (index) => {
      const response = await fetch(`${url}${index % 10}/page-${index}/`)
      const text = await response.text()
      const isThere = branches[branch].includes(index)
      const isRight = isThere ? text.includes(`Text of ${branch}.`) : response.status === 404
      return isRight ? [] : [pagePath(index)]
    }),
  )
  return found.flat()
}

it('P13: `serve` follows a switch of 500 files to another branch and back', async () => {
  const siteDir = await temporaryFolder()
  const git = (...args: readonly string[]): Buffer =>
    execFileSync('git', [...args], { cwd: siteDir, stdio: 'pipe' })
  git('init', '-b', 'main')
  await writeFile(join(siteDir, '.gitignore'), '.docs-ssg\n')
  await commitBranch(siteDir, 'main')
  git('checkout', '-q', '-b', 'other')
  await commitBranch(siteDir, 'other')
  git('checkout', '-q', 'main')

  const stop = new AbortController()
  const events = new EventTarget()
  const output: string[] = []
  const running = runCli(['serve', siteDir, '--port', '0'], {
    onStart: (pid) => stop.signal.addEventListener('abort', () => process.kill(pid, 'SIGTERM')),
    onOutput: (text) => {
      output.push(text)
      if (output.join('').includes('Built all pages')) events.dispatchEvent(new Event('built'))
    },
  })
  await once(events, 'built')
  const [url = ''] = /http:\/\/\S+/.exec(output.join('')) ?? []
  for (const branch of ['other', 'main', 'other'] as const) {
    git('checkout', '-q', branch)
    await expect.poll(() => staleOf(url, branch), { interval: 500 }).toEqual([])
  }
  stop.abort()
  const { exitCode, stderr } = await running
  expect(stderr).toBe('docs-ssg: interrupted\n')
  expect(exitCode).toBe(143)
  // A few rebuilds for each switch, not one for each file.
  expect(output.join('').match(/^Updated/gm)?.length).toBeLessThan(60)
}, 240_000)
