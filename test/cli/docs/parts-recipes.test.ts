import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cliPath, runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { hashTree } from '../../helpers/tree-hash.ts'

const guide = join(import.meta.dirname, '../../../docs/content/guides/large-sites.md')
const hasMake = spawnSync('make', ['--version']).error === undefined

/** The site that the recipes are about. */
const files = {
  'site.config.mjs': `export default {
  url: 'https://kit.example',
  versions: [
    { name: '2.0', label: '2.0', docsPath: 'docs' },
    { name: '1.9', label: '1.9', path: '1.9' },
    { name: '1.8', label: '1.8', path: '1.8' },
  ],
}
`,
  'docs/index.md': '# New\n\nSee [the old one](/1.8/#install).\n',
  'versioned_docs/version-1.9/index.md': '# Older\n',
  'versioned_docs/version-1.8/index.md': '# Oldest\n\n## Install\n',
  'package-lock.json': '{ "name": "docs", "lockfileVersion": 3, "packages": {} }\n',
}

/** The code block of the guide with this title. */
async function recipe(title: string): Promise<string> {
  const blocks = (await readFile(guide, 'utf8')).matchAll(/^```\w+ title="(.+)"\n([\s\S]+?)^```$/gm)
  const [, , body = ''] = [...blocks].find(([, name]) => name === title) ?? []
  expect(body).not.toBe('')
  return body
}

/** A working copy in which `docs-ssg` is installed. */
async function workingCopy(): Promise<string> {
  const cwd = await siteOf({ ...files, 'package.json': await recipe('package.json') })
  await mkdir(join(cwd, 'node_modules/.bin'), { recursive: true })
  await symlink(cliPath, join(cwd, 'node_modules/.bin/docs-ssg'))
  return cwd
}

/** Run a command line as the shell of a CI does. */
function run(command: string, cwd: string): void {
  const { PATH = '' } = process.env
  const env = {
    ...process.env,
    PATH: `${join(cwd, 'node_modules/.bin')}:${PATH}`,
    NODE_OPTIONS: '',
  }
  const { status, stderr } = spawnSync('sh', ['-ec', command], { cwd, env, encoding: 'utf8' })
  expect({ command, status, stderr: status === 0 ? '' : stderr }).toMatchObject({ status: 0 })
}

/** The site in a folder has the files of one build. */
async function expectWholeSite(cwd: string): Promise<void> {
  const whole = await siteOf(files)
  expect(await runCli(['build'], { cwd: whole })).toMatchObject({ exitCode: 0 })
  const built = hashTree(join(cwd, 'build'))
  expect(built.size).toBeGreaterThan(10)
  expect(built).toEqual(hashTree(join(whole, 'build')))
}

const workflowSchema = v.strictObject({
  name: v.string(),
  on: v.object({ push: v.object({ branches: v.array(v.string()) }) }),
  permissions: v.object({ contents: v.literal('read') }),
  jobs: v.record(
    v.picklist(['part', 'site']),
    v.strictObject({
      'runs-on': v.string(),
      needs: v.optional(v.literal('part')),
      strategy: v.optional(v.object({ matrix: v.object({ version: v.array(v.string()) }) })),
      steps: v.array(
        v.union([
          v.strictObject({ run: v.string() }),
          v.strictObject({ uses: v.string(), with: v.record(v.string(), v.unknown()) }),
        ]),
      ),
    }),
  ),
})

const turboSchema = v.strictObject({
  $schema: v.literal('https://turborepo.com/schema.json'),
  globalDependencies: v.array(v.string()),
  tasks: v.record(
    v.string(),
    v.strictObject({
      dependsOn: v.optional(v.array(v.string())),
      inputs: v.optional(v.array(v.string())),
      outputs: v.array(v.string()),
    }),
  ),
})

describe('the guide about large sites', () => {
  it.runIf(hasMake)('has a Makefile that builds parts and joins them', async () => {
    const cwd = await workingCopy()
    await writeFile(join(cwd, 'Makefile'), await recipe('Makefile'))
    run('make -j2', cwd)
    await expectWholeSite(cwd)
  })

  it('has a GitHub workflow whose jobs make the site', async () => {
    const workflow = v.parse(workflowSchema, parse(await recipe('.github/workflows/docs.yml')))
    const { part, site } = workflow.jobs
    const last = await workingCopy()
    for (const version of part?.strategy?.matrix.version ?? []) {
      const cwd = await workingCopy()
      for (const step of part?.steps ?? []) {
        const fill = (text: string): string => text.replaceAll('${{ matrix.version }}', version)
        if ('run' in step) {
          if (step.run !== 'npm ci') run(fill(step.run), cwd)
        } else if (step.uses.startsWith('actions/upload-artifact@')) {
          await mkdir(join(last, 'parts'), { recursive: true })
          const to = join(last, 'parts', fill(String(step.with['name'])))
          await rename(join(cwd, String(step.with['path'])), to)
        }
      }
    }
    const download = site?.steps.find(
      (step) => 'uses' in step && step.uses.startsWith('actions/download-artifact@'),
    )
    expect(download).toMatchObject({ with: { pattern: 'part-*', path: 'parts' } })
    expect(site?.needs).toBe('part')
    for (const step of site?.steps ?? [])
      if ('run' in step && step.run !== 'npm ci') run(step.run, last)
    await expectWholeSite(last)
  })

  it('has tasks of Turborepo whose scripts make the site', async () => {
    const turbo = v.parse(turboSchema, JSON.parse(await recipe('turbo.json')))
    const manifest: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
      await recipe('package.json'),
    )
    const names = Object.keys(turbo.tasks)
    expect(names).toEqual(Object.keys(manifest.scripts))
    const { dependsOn = [] } = turbo.tasks['site'] ?? {}
    expect(dependsOn).toEqual(names.filter((name) => name !== 'site'))
    for (const file of turbo.globalDependencies) expect(Object.keys(files)).toContain(file)

    const cwd = await workingCopy()
    for (const name of names) run(manifest.scripts[name] ?? '', cwd)
    for (const { outputs } of Object.values(turbo.tasks))
      for (const output of outputs)
        expect(hashTree(join(cwd, output.replace('/**', ''))).size).toBeGreaterThan(1)
    await expectWholeSite(cwd)
  })
})
