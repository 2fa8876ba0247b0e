import type { Refractor } from 'refractor/core'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createCodeLanguages,
  loadAllLanguages,
  prismLanguages,
} from '../../../../../cli/content/code/grammars/code-languages.ts'
import { highlightToHtml } from '../../../../../cli/content/code/grammars/highlight-code.ts'
import {
  createRegistry,
  knownGrammars,
  type Registry,
} from '../../../../../cli/content/code/grammars/prism-registry.ts'
import {
  extensions,
  neverTakenIn,
  takenIn,
  web,
} from '../../../../../cli/content/code/grammars/taken-in.ts'
import { forms } from '../../../../helpers/language-samples.ts'
import { make } from '../page-of.ts'

/** Everything a grammar consists of, in order; objects that were seen before are numbers. */
function describeGrammar(root: unknown): string {
  const seen = new Map<object, number>()
  return JSON.stringify(root, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    // Prism adds the flag `g` to greedy patterns as soon as it uses them; it always sets where they start.
    if (value instanceof RegExp) return `/${value.source}/${value.flags.replace('g', '')}`
    const known = seen.get(value)
    if (known !== undefined) return `#${known}`
    seen.set(value, seen.size)
    return value
  })
}

const languages = (): readonly string[] =>
  [...knownGrammars.keys()].filter((name) => !extensions.has(name))

beforeAll(loadAllLanguages)

describe('the grammars of a language', () => {
  it('take in what the table says, and nothing else that Prism knows', () => {
    const skipped = new Set([...extensions, ...neverTakenIn])
    const all = createRegistry((prism) => {
      for (const [name, syntax] of knownGrammars) if (!skipped.has(name)) prism.register(syntax)
    })
    const different = languages().filter((name) => {
      if (neverTakenIn.has(name)) return false
      const alone = prismLanguages.coloringOf(name).registry
      return describeGrammar(alone.languages[name]) !== describeGrammar(all.languages[name])
    })
    expect(languages().length).toBeGreaterThan(280)
    // JavaScript changes the class names of `clike`, which these begin with; alone they keep them.
    const ofClike = ['clike', 'd', 'gml', 'gradle', 'groovy', 'processing', 'qore', 'sas']
    expect(different).toEqual(ofClike)
  })

  it('name only languages that exist', () => {
    const named = [...takenIn, ['', web] as const].flatMap(([name, others]) => [name, ...others])
    expect(named.filter((name) => name !== '' && !knownGrammars.has(name))).toEqual([])
    expect([...extensions, ...neverTakenIn].filter((name) => !knownGrammars.has(name))).toEqual([])
  })

  it('stay as they are whatever they color', () => {
    const changed = languages().filter((name) => {
      const { registry }: { readonly registry: Registry } = prismLanguages.coloringOf(name)
      const before = describeGrammar(registry.languages)
      for (const code of forms) highlightToHtml(code, name)
      return describeGrammar(registry.languages) !== before
    })
    expect(changed).toEqual([])
  })
})

describe('colors of a page', () => {
  const markdown = '````md\n---\ntitle: A\nitems: [1, true]\n---\n\n# A\n````\n'

  it.each(['yaml', 'css-extras', 'haml', 'jsdoc', 'tsx', 'http'])(
    'are the same after a page with `%s`',
    async (word) => {
      const before = await make(markdown)
      expect(before.page?.html.pieces.join('')).toContain('class="token boolean"')
      await make(`\`\`\`${word}\na: 1\n\`\`\`\n`)
      expect((await make(markdown)).page?.html).toEqual(before.page?.html)
    },
  )

  it('depend on no function of the site that goes on after it has returned', async () => {
    const later = async ({ languages: all }: Refractor): Promise<void> => {
      await Promise.resolve()
      all['kelp'] = { keyword: /kelp/ }
    }
    await expect(createCodeLanguages([later])).rejects.toThrow('must add its languages before')
  })

  it('are those of the site where it extends Prism, and of Prism elsewhere', async () => {
    const code = 'kelp { a: b }'
    const own = await createCodeLanguages([
      ({ languages: all }: Refractor) => {
        all['kelp'] = { keyword: /kelp/ }
        all['css'] = { keyword: /kelp/ }
      },
    ])
    expect(own.resolve('kelp')).toBe('kelp')
    expect(prismLanguages.resolve('kelp')).toBe(undefined)
    const changed = highlightToHtml(code, 'css', own)
    expect(changed).toBe('<span class="token keyword">kelp</span> { a: b }')
    expect(highlightToHtml(code, 'css')).not.toBe(changed)
  })
})
