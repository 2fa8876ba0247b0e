import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allRules, ruleOf } from '../../../cli/checks/all-rules.ts'
import { ruleUrl } from '../../../cli/report/rule-reference.ts'
import { createProgram } from '../../../cli/command-line/create-program.ts'
import { frontMatterSchema } from '../../../cli/content/front-matter/front-matter-schema.ts'
import { formatConfigReference } from '../../../cli/config/reference/format-reference.ts'
import { contentComponents } from '../../../runtime/components/content/components.ts'
import { configAreas } from '../../../docs/generate/config-areas.ts'
import { createReferencePages, readFigures } from '../../../docs/generate/pages.ts'
import { filesWithFigures, withFigures } from '../../../docs/generate/figure-blocks.ts'
import { tokenGroups } from '../../../docs/generate/token-texts.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const pages = createReferencePages(read)

it.each(Object.keys(pages))('the committed page %s is what the code says', (path) => {
  expect(read(`docs/content/${path}`), 'run `npm run docs:reference`').toBe(pages[path])
})

describe('the figures of the last benchmark', () => {
  const figures = readFigures(read)

  it.each(filesWithFigures)('are in %s', (path) => {
    expect(withFigures(path, read(path), figures), 'run `npm run docs:reference`').toBe(read(path))
  })

  it('are in the manual with date, machine and command', () => {
    const text = pages['explanation/figures.md']
    for (const part of [figures.date, figures.machine, figures.command])
      expect(text).toContain(part)
  })
})

describe('the reference of the manual', () => {
  const page = (name: string): string => pages[`reference/${name}.md`] ?? ''
  const idsOf = (name: string): readonly string[] =>
    [...page(name).matchAll(/^#{2,3} .*\{#(.+)\}$/gm)].map(([, id = '']) => id)

  const optionIds = configAreas.flatMap(({ file }) => idsOf(`config/${file}`))

  it('has a page with a failing and a fixed example for every rule, at the URL of messages', () => {
    const rules = Object.keys(allRules)
    expect(rules.length).toBeGreaterThan(100)
    for (const rule of rules) {
      const text = page(`rules/${rule}`)
      expect(text, rule).toMatch(/\n## Failing example\n[^]+\n## Repaired\n/)
      expect(page('rules/index')).toContain(`| [\`${rule}\`](./${rule}.md) |`)
      expect(ruleUrl(rule, ruleOf, 'https://a.test')).toBe(`https://a.test/reference/rules/${rule}`)
    }
    const written = readdirSync(join(root, 'docs/content/reference/rules')).filter((name) =>
      name.endsWith('.md'),
    )
    expect(written.toSorted()).toEqual([...rules, 'index'].map((name) => `${name}.md`).toSorted())
  })

  it('has a section with a sentence for every option', () => {
    const rows = formatConfigReference().split('\n')
    const names = rows.flatMap((row) => /^\| `(\w+)` \|/.exec(row)?.[1] ?? [])
    expect(names.length).toBeGreaterThan(200)
    const text = configAreas.map(({ file }) => page(`config/${file}`)).join('\n')
    for (const name of names) expect(text, name).toMatch(new RegExp(`[.\`]${name}\``))
    expect(text).not.toMatch(/^\*.*\*(?: · .*)?\n\n+#/m)
    expect(optionIds).toEqual(expect.arrayContaining(['title', 'docs.path', 'navbar.items.label']))
    expect(optionIds).toEqual([...new Set(optionIds)])
  })

  it('lists every option once, where old links lead, with a link to its section', () => {
    const links = [...page('config/index').matchAll(/<a id="(.+?)" href="\.\/(.+?)\.md#(.+?)">/g)]
    expect(links.map(([, id]) => id)).toEqual(optionIds)
    for (const [, id = '', file = '', fragment] of links) {
      expect(idsOf(`config/${file}`)).toContain(id)
      expect(fragment).toBe(id)
    }
  })

  it('has a section with a sentence for every key of front matter', () => {
    const keys = Object.keys(frontMatterSchema.entries)
    expect(keys.length).toBeGreaterThan(30)
    expect(idsOf('front-matter')).toEqual(expect.arrayContaining(keys))
    expect(page('front-matter')).not.toMatch(/^\*.*\*(?: · .*)?\n\n+(?:#|$(?![\s\S]))/m)
  })

  it('has every command and every flag that `--help` prints', () => {
    const program = createProgram({
      version: '0.0.0',
      workingDir: '/',
      onRequest: async () => undefined,
      loadCheckNames: async () => [],
      output: {},
    })
    const commands = program.createHelp().visibleCommands(program)
    const names = commands.map((command) => command.name()).filter((name) => name !== 'help')
    expect(idsOf('commands')).toEqual([...names, 'exit-codes'])
    for (const command of commands)
      for (const { flags } of command.options.filter(({ hidden }) => !hidden))
        expect(page('commands')).toContain(`\`${flags.replaceAll('|', '\\|')}\``)
  })

  it('describes every key of the JSON files, and names every variable of the style sheet', () => {
    expect(page('files').match(/^\| `[\w.[\]]+` \| .+ \| .+ \|$/gm)?.length).toBeGreaterThan(80)
    expect(page('files')).not.toMatch(/\|\s+\|$/m)
    const css = read('runtime/styles/tokens.css') + read('runtime/styles/colors.css')
    const names = new Set([...css.matchAll(/^ +(--[\w-]+):/gm)].map(([, name = '']) => name))
    expect(names.size).toBeGreaterThan(60)
    const described = tokenGroups.flatMap(({ tokens }) => Object.keys(tokens))
    expect(described.toSorted()).toEqual([...names].toSorted())
    for (const name of names) expect(page('variables')).toContain(`| \`${name}\` | `)
  })

  it('has a section for every built-in component', () => {
    const headings = read('docs/content/reference/components.md').match(/^## .*$/gm) ?? []
    const names = Object.keys(contentComponents)
    expect(names.length).toBeGreaterThan(15)
    const isDescribed = (name: string): boolean =>
      headings.some((heading) => new RegExp(`\\b${name}\\b`).test(heading))
    expect(names.filter((name) => !isDescribed(name))).toEqual([])
  })

  it('describes every slot and every short name of the content policy in the guides', () => {
    const namesBelow = (path: string): readonly string[] =>
      optionIds.flatMap((id) => new RegExp(`^${path}\\.(\\w+)$`).exec(id)?.[1] ?? [])
    const guide = (name: string): string => read(`docs/content/guides/${name}.md`)
    const [slots, policy] = [namesBelow('theme\\.slots'), namesBelow('contentSecurityPolicy')]
    expect([slots.length > 12, policy.length > 5]).toEqual([true, true])
    expect(slots.filter((name) => !new RegExp(`\`${name}\\b`).test(guide('theming')))).toEqual([])
    expect(
      policy.filter((name) => !new RegExp(`\`${name}\\b`).test(guide('content-policy'))),
    ).toEqual([])
  })
})
