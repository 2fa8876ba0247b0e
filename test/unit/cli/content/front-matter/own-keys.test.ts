import { describe, expect, it } from 'vitest'
import { configOf, make } from '../page-of.ts'

const config = configOf({
  markdown: {
    frontMatter: {
      reviewer: 'string',
      level: { type: 'string', values: ['basic', 'advanced'] },
      minutes: 'number',
      stable: 'boolean',
      reviewed: 'date',
      packages: 'list',
      description: { type: 'string', required: true },
    },
  },
})
const compile = (yaml: string) => make(`---\n${yaml}\n---\n\n# A\n`, { config })

describe('keys of front matter that a site declares', () => {
  it('A7: are read with their kinds', async () => {
    const { page, diagnostics } = await compile(
      'description: About.\nreviewer: 1.10\nlevel: basic\nminutes: 4.5\nstable: true\nreviewed: 2026-01-31\npackages: [a, b]',
    )
    expect(diagnostics).toEqual([])
    expect(page?.ownFrontMatter).toEqual({
      reviewer: '1.10',
      level: 'basic',
      minutes: 4.5,
      stable: true,
      reviewed: '2026-01-31',
      packages: ['a', 'b'],
      description: 'About.',
    })
  })

  it('A7: are reported with their line when the value is of another kind', async () => {
    const { page, diagnostics } = await compile(
      'description: About.\nlevel: expert\nminutes: many\nstable: maybe\nreviewed: soon\npackages: a',
    )
    expect(diagnostics.map(({ rule, place, message }) => [rule, place?.line, message])).toEqual([
      [
        'front-matter',
        3,
        'The front matter key `level` is `expert`, but it must be `basic` or `advanced`.',
      ],
      ['front-matter', 4, 'The front matter key `minutes` is `many`, but it must be a number.'],
      [
        'front-matter',
        5,
        'The front matter key `stable` is `maybe`, but it must be `true` or `false`.',
      ],
      [
        'front-matter',
        6,
        'The front matter key `reviewed` is `soon`, but it must be a date such as `2026-01-31`.',
      ],
      [
        'front-matter',
        7,
        'The front matter key `packages` is `a`, but it must be a list of strings.',
      ],
    ])
    expect(page?.ownFrontMatter).toEqual({ description: 'About.' })
  })

  it('A7: can be required, and others stay unknown', async () => {
    const { diagnostics } = await compile('reviewr: Ada')
    expect(diagnostics.map(({ rule, message }) => [rule, message])).toEqual([
      ['unknown-front-matter', 'The front matter key `reviewr` is unknown, so it has no effect.'],
      [
        'front-matter',
        'The front matter lacks `description`, which `markdown.frontMatter` requires.',
      ],
    ])
  })

  it('A7: cost a site without them nothing', async () => {
    const { page } = await make('---\nreviewer: Ada\n---\n\n# A\n')
    expect(page).not.toHaveProperty('ownFrontMatter')
  })

  it('P18: refuse a URL that could run code where the key is named like a URL', async () => {
    const urls = {
      frontMatter: { homepage_url: 'string', demoHref: 'string', links: 'list', note: 'string' },
    } as const
    const { page, diagnostics } = await make(
      '---\nhomepage_url: "javascript:alert(1)"\ndemoHref: "data:text/html,x"\nnote: "javascript: a tour"\n---\n\n# A\n',
      { config: configOf({ markdown: urls }) },
    )
    expect(diagnostics.map(({ place, message }) => `${place?.line} ${message}`)).toEqual([
      '2 The front matter key `homepage_url` is `javascript:alert(1)`, but it must be a path or a URL with `https:`.',
      '3 The front matter key `demoHref` is `data:text/html,x`, but it must be a path or a URL with `https:`.',
    ])
    expect(page?.ownFrontMatter).toEqual({ note: 'javascript: a tour' })
  })
})
