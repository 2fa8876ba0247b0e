import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOfTask, readTask, taskNames } from '../../helpers/task-pages.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { around, expected } from '../../helpers/task-sites.ts'

const modules = join(import.meta.dirname, '../../../node_modules')

describe('the tasks of the manual', () => {
  it('each have at most 400 words, a config and what readers see', () => {
    expect(taskNames).toHaveLength(47)
    // Two clicks from the home page: the navbar links to the list.
    const list = readTask('index')
    for (const name of taskNames) {
      const text = readTask(name)
      expect([name, text.split(/\s+/).length < 400], name).toEqual([name, true])
      expect(text, name).toContain('\n## What readers see\n')
      expect(list, name).toContain(`](./${name}.md)`)
      // A sentence comes first, which says what the code below it does.
      expect(text, name).toMatch(/^---\n[^]+?\n---\n\n[A-Z][^\n]+[.:]\n/)
      expect(Object.keys(filesOfTask(name)).join(), name).toContain('site.config.ts')
    }
    expect(Object.keys(expected).toSorted()).toEqual(taskNames.toSorted())
  })

  it.each(taskNames)('%s: the files of the page make the site that it describes', async (name) => {
    const { site = '', files = {}, args = [], warnings = [] } = around[name] ?? {}
    const home = site === '' ? { 'docs/index.md': '# Home\n\nWelcome.\n' } : {}
    const folder = await siteOf({ ...home, ...filesOfTask(name), ...files })
    const siteDir = join(folder, site)
    await symlink(modules, join(siteDir, 'node_modules'), 'junction')
    const { exitCode, stdout, stderr } = await runCli(['build', siteDir, ...args])
    expect([exitCode, stdout + stderr]).toEqual([0, expect.stringContaining('Built ')])
    const rules = [...(stdout + stderr).matchAll(/ {2}warning {2}([\w-]+)/g)].map(
      ([, rule]) => rule,
    )
    expect(rules).toEqual(warnings)
    for (const [path, texts] of Object.entries(expected[name] ?? {})) {
      const file = join(siteDir, 'build', path)
      if (texts === 'missing') {
        expect(existsSync(file), path).toBe(false)
        continue
      }
      const built = await readFile(file, 'utf8')
      for (const text of texts)
        if (text.startsWith('!')) expect(built, path).not.toContain(text.slice(1))
        else expect(built, path).toContain(text)
    }
  })
})
