import { describe, expect, it } from 'vitest'
import { allChecks } from '../../../../cli/checks/all-checks.ts'
import { ruleGroups } from '../../../../cli/checks/all-rules.ts'
import { createNoCache } from '../../../../cli/cache/no-cache.ts'
import type { Check, CheckContext } from '../../../../cli/checks/check.ts'
import { createCheckContext } from '../../../../cli/checks/create-check-context.ts'
import { createCheckRun, selectChecks } from '../../../../cli/checks/run-checks.ts'
import { resolveLinks } from '../../../../cli/links/resolve-links.ts'
import { defineRules } from '../../../../cli/model/rule.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

const rules = defineRules({
  'some-rule': { severity: 'warning', description: 'It is wrong.', help: 'Fix it.' },
})
const report = (message: string) => rules['some-rule'].report({ message })

const base = { title: 'Some', rules, isEnabled: () => true } as const
const site: Check = { ...base, name: 'site', phase: 'always', run: () => [report('site')] }
const slow: Check = {
  ...base,
  name: 'slow',
  phase: 'check',
  start: async ({ routes }) => {
    const count = routes.size
    return async ({ addFigure }) => {
      addFigure({ check: 'slow', text: `Slow: ${count} pages.` })
      return [report('slow')]
    }
  },
}
const pages: Check = {
  ...base,
  name: 'pages',
  phase: 'check',
  visitPages: () => {
    const seen: string[] = []
    return {
      visit: ({ path }, hash) => void seen.push(`${path} ${hash.length}`),
      finish: () => [report(seen.join())],
    }
  },
}
const asked: Check = { ...base, name: 'asked', phase: 'asked', run: () => [report('asked')] }
const off: Check = { ...site, name: 'off', isEnabled: () => false }
const checks = [site, slow, pages, asked, off]

function start(): CheckContext & { readonly figures: readonly { readonly text: string }[] } {
  const { site: made } = memorySite({ config: configOf(), pages: pagesOf({ 'a.md': {} }) })
  const rendered = {
    pages: () => [],
    renderEdited: () => {
      throw new Error('nothing is edited')
    },
    statics: [],
    slots: [],
    files: [],
    redirectPages: [],
    copies: [],
    entryUrl: '',
    stylesheetUrl: '',
    staticAnchors: new Map(),
    staticSections: new Map(),
    searchPages: () => [],
    twins: () => [],
  }
  return createCheckContext(
    { site: made, links: resolveLinks(made), rendered, code: { inputs: [] } },
    {
      cache: createNoCache(),
      updateLock: false,
      externalTtl: 0,
      build: () => Promise.reject(new Error('no check here builds')),
      reload: () => Promise.reject(new Error('no check here copies a site')),
      preview: () => Promise.reject(new Error('no check here serves')),
    },
  )
}

describe('selectChecks', () => {
  const names = (selection: Parameters<typeof selectChecks>[1]): string[] =>
    selectChecks(checks, selection, configOf()).map(({ name }) => name)

  it('takes the checks of the phases that the config switches on', () => {
    expect(names({ phases: ['always'] })).toEqual(['site'])
    expect(names({ phases: ['always', 'check'] })).toEqual(['site', 'slow', 'pages'])
  })

  it('takes a check that needs a network or a browser only when a flag asks for it', () => {
    expect(names({ phases: ['always'], asked: ['asked'] })).toEqual(['site', 'asked'])
  })

  it('takes exactly the named checks with `only`, whatever their phase', () => {
    expect(names({ phases: ['always'], only: ['slow', 'asked'] })).toEqual(['slow', 'asked'])
    expect(names({ phases: ['always'], only: ['off'] })).toEqual([])
  })
})

describe('createCheckRun', () => {
  it('runs site checks, waits for started ones, and collects their figures', async () => {
    const context = start()
    const run = createCheckRun([slow, site])
    await run.start(context.site, context.cache)
    const found = await run.runSiteChecks(context)
    expect(found.map(({ message }) => message)).toEqual(['site', 'slow'])
    expect(context.figures.map(({ text }) => text)).toEqual(['Slow: 1 pages.'])
  })

  it('shows every page to all page checks with a hash of its contents', async () => {
    const probe = await createCheckRun([pages, site]).createPageProbe(start())
    const path = 'a/index.html' as Parameters<NonNullable<typeof probe>['visit']>[0]['path']
    probe?.visit({ path, kind: 'page', contents: '<p>' })
    expect(probe?.finish().map(({ message }) => message)).toEqual(['a/index.html 64'])
    expect(await createCheckRun([site]).createPageProbe(start())).toBeUndefined()
  })
})

describe('the table of checks', () => {
  it('names each check once, with a heading and with rules that no other owner has', () => {
    const names = allChecks.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(15)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z]+(?:-[a-z]+)*$/.test(name))).toEqual([])
    const ids = ruleGroups.flatMap((group) => Object.keys(group.rules))
    expect(ids.length).toBeGreaterThan(100)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})
