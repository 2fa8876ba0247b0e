import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkSkill } from '../../../../cli/config/validation/check-skill.ts'
import { createSkillFiles, listSkillPaths } from '../../../../cli/manifests/skill.ts'
import { textOf } from '../../../../cli/primitives/text/text-of.ts'
import { parseYaml } from '../../../../cli/primitives/formats/parse-yaml.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

const skill = {
  name: 'kettle-client',
  description: 'Documentation of "Kettle": install\n# and call it.',
  instructions: 'Prefer `createClient`.\n',
}

const linked =
  'Read [a](/guide/c), [b](single/d#x), <a href="/guide/c">c</a>, [d](https://b.example/e) and [e](#f).'

function filesOf(options = {}, llms = {}): ReadonlyMap<string, string> {
  const config = configOf({
    title: 'Kettle',
    tagline: 'Boil water.',
    url: 'https://kettle.example',
    ...options,
    llms: { skill, ...llms },
  })
  const pages = pagesOf({
    'index.md': { title: 'Home' },
    'guide/a [b].md': { title: 'A [b]', description: 'About a.' },
    'guide/c.md': { title: 'C' },
    'single/d.md': { title: 'D' },
  })
  const files = createSkillFiles(memorySite({ config, pages }).site)
  expect(files.map(({ path }) => path)).toEqual(listSkillPaths(config))
  return new Map(files.map(({ path, contents }) => [path, textOf(contents)]))
}

describe('the skill of a site', () => {
  it('has the name and the description as front matter, instructions and the sections of the site', () => {
    const text = filesOf().get('skill.md') ?? ''
    const [, front = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? []
    expect(
      filesOf({ baseUrl: '/docs/' }, { skill: { ...skill, instructions: linked } }).get('skill.md'),
    ).toContain(
      'Read [a](https://kettle.example/docs/guide/c), [b](https://kettle.example/docs/single/d#x), <a href="https://kettle.example/docs/guide/c">c</a>, [d](https://b.example/e) and [e](#f).',
    )
    expect(parseYaml(front)).toEqual({
      kind: 'value',
      value: { name: skill.name, description: skill.description },
    })
    expect(body).toContain(
      '# Kettle\n\nBoil water.\n\nPrefer `createClient`.\n\n## How to find an answer\n',
    )
    expect(body).toContain('[llms.txt](https://kettle.example/llms.txt)')
    expect(body).toContain('without the `.md`')
    expect(body).toMatch(/## Sections\n\n- \[Home\]\(https:\/\/kettle\.example\/index\.md\)\n/)
    expect(body).toMatch(
      /- Guide: 2 pages, the first is \[A \\\[b\\\]\]\(https:\/\/kettle\.example\/guide\/\S+\.md\)\n/i,
    )
    expect(body).toMatch(
      /- Single: one page, \[D\]\(https:\/\/kettle\.example\/single\/d\.md\)\n$/i,
    )
  })

  it.each(['true', '1e5', '2026-01-01'])('keeps the name %s a text', (name) => {
    const text = filesOf({}, { skill: { ...skill, name } }).get('skill.md') ?? ''
    expect(parseYaml(text.split('---\n')[1] ?? '')).toMatchObject({ value: { name } })
  })

  it('is listed with its hash where agents look for skills', () => {
    const files = filesOf()
    const text = files.get('.well-known/agent-skills/kettle-client/SKILL.md') ?? ''
    expect(text).toBe(files.get('skill.md'))
    expect(JSON.parse(files.get('.well-known/agent-skills/index.json') ?? '')).toEqual({
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: [
        {
          name: 'kettle-client',
          type: 'skill-md',
          description: skill.description,
          url: '/.well-known/agent-skills/kettle-client/SKILL.md',
          digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
        },
      ],
    })
  })

  it('is only a file of the site if the site has a base path', () => {
    const files = filesOf({ baseUrl: '/docs/' })
    expect([...files.keys()]).toEqual(['skill.md'])
    expect(files.get('skill.md')).toContain('(https://kettle.example/docs/llms.txt)')
  })

  it('links to pages where they have no Markdown', () => {
    const text = filesOf({}, { pages: false }).get('skill.md') ?? ''
    expect(text).toContain('[D](https://kettle.example/single/d)')
    expect(text).not.toContain('`.md`')
  })

  it('is not written unless the config has one', () => {
    expect(listSkillPaths(configOf())).toEqual([])
    expect(listSkillPaths(configOf({ llms: false }))).toEqual([])
  })
})

describe('llms.skill', () => {
  it.each([
    ['name', 'Kettle', 'expected lowercase letters'],
    ['name', 'kettle client', 'expected lowercase letters'],
    ['name', 'kettle--client', 'separated by single hyphens'],
    ['name', '-kettle', 'expected lowercase letters'],
    ['name', '../kettle', 'expected lowercase letters'],
    ['name', '', 'expected lowercase letters'],
    ['name', 'k'.repeat(65), 'which has 65 characters; expected at most 64'],
    ['description', '', 'expected a sentence'],
    ['description', ' \n', 'expected a sentence'],
    ['description', 'd'.repeat(1025), 'which has 1,025 characters; expected at most 1,024'],
  ])('refuses the %s %j', (key, value, problem) => {
    const config = configOf({ llms: { skill: { ...skill, [key]: value } } })
    expect(checkSkill(config)).toEqual([
      { path: ['llms', 'skill', key], value, problem: expect.stringContaining(problem) },
    ])
  })

  it('accepts the longest name and description, and a site without a skill', () => {
    const long = { name: 'k'.repeat(64), description: 'd'.repeat(1024) }
    expect(checkSkill(configOf({ llms: { skill: long } }))).toEqual([])
    expect(checkSkill(configOf())).toEqual([])
  })
})
