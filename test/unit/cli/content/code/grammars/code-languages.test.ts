import { describe, expect, it } from 'vitest'
import {
  loadAllLanguages,
  prismLanguages,
} from '../../../../../../cli/content/code/grammars/code-languages.ts'
import { languageAliases } from '../../../../../../cli/content/code/grammars/language-aliases.ts'
import { found, make } from '../../page-of.ts'

const htmlOf = async (word: string, code: string): Promise<string> =>
  (await make(`\`\`\`${word}\n${code}\n\`\`\`\n`)).page?.html.pieces.join('') ?? ''

describe('languages of code fences', () => {
  it.each([
    ['lua', 'local a = 1', 'keyword'],
    ['Haskell', 'main = putStrLn "a"', 'string'],
    ['ex', 'def a, do: 1', 'keyword'],
    ['terraform', 'resource "a" "b" {}', 'keyword'],
    ['nginxconf', 'server { listen 80; }', 'keyword'],
    ['proto', 'message A {}', 'keyword'],
    ['jl', 'function f() end', 'keyword'],
    ['latex', String.raw`\begin{a}`, 'keyword'],
    ['zig', 'const a = 1;', 'keyword'],
    ['http', 'GET / HTTP/1.1', 'property'],
    ['prisma', 'model User {\n  id Int @id @default(autoincrement())\n}', 'decorator'],
    ['vue', '<script setup lang="ts">\nconst a: number = 1\n</script>', 'keyword'],
    ['vue', '<p :title="a ? 1 : \'b\'">{{ count + 1 }}</p>', 'number'],
    ['svelte', '{#if open}<p>{count + 1}</p>{/if}', 'keyword'],
    ['astro', '---\nconst a = 1\n---\n<p>{a + 1}</p>', 'keyword'],
    ['mdx', "import A from './a'\n\n# T\n\n<A b={1} />", 'keyword'],
  ])('colors %s', async (word, code, token) => {
    expect(await htmlOf(word, code)).toContain(`class="token ${token}"`)
    expect(found(await make(`\`\`\`${word}\n${code}\n\`\`\`\n`))).toEqual([])
  })

  it('knows the language that each alias names', async () => {
    await loadAllLanguages()
    expect(languageAliases.size).toBeGreaterThan(300)
    const unknown = [...languageAliases.values()].filter(
      (name) => name !== 'csv' && prismLanguages.resolve(name) === undefined,
    )
    expect(unknown).toEqual([])
    const names = prismLanguages.names()
    expect(names.length).toBeGreaterThan(650)
    expect(names.filter((name) => prismLanguages.resolve(name) === undefined)).toEqual([])
  })

  it('suggests nothing for a word that resembles no language', async () => {
    const { diagnostics } = await make('```vjz\na\n```\n')
    expect(diagnostics[0]?.help).toBe('Define it in `markdown.grammars`, or write `text`.')
  })
})
