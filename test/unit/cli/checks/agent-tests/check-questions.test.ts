import { describe, expect, it } from 'vitest'
import { parseLinks } from '../../../../../cli/agents/parse-links.ts'
import { readSections } from '../../../../../cli/agents/read-sections.ts'
import { checkQuestions } from '../../../../../cli/checks/agent-tests/check-questions.ts'
import {
  countWords,
  questionWords,
  scoreLinks,
} from '../../../../../cli/checks/agent-tests/score-links.ts'
import { walkSite } from '../../../../../cli/checks/agent-tests/walk-site.ts'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { readQueryTests } from '../../../../../cli/primitives/formats/query-tests.ts'

const path = toContentPath('/site', '/site/questions.json')

const filler = 'x'.repeat(400)
const texts: Readonly<Record<string, string>> = {
  'llms.txt': [
    '# Kettle',
    '## Guides',
    '- [Install](install.md): How to install the client.',
    '- [Heat](heat.md): Heat water to a temperature.',
    '- [Descale](clean.md): Remove lime.',
  ].join('\n'),
  'install.md': `# Install\n\nSee [the options](options.md).\n\n## Linux\n\n${filler}\n\n## Windows\n\nUse the installer.\n`,
  'heat.md': `# Heat\n\n${filler}\n`,
  'clean.md': '# Descale\n\nVinegar.\n',
  'options.md': '# Options\n\nAll.\n',
  'lonely.md': '# Lonely\n',
}

const open = (name: string) => {
  const text = texts[name]
  if (text === undefined) return undefined
  const linksUntil = (end: number) =>
    parseLinks(text.slice(0, end)).map((link) => ({ path: link.url, words: countWords(link) }))
  return { text, linksUntil }
}

function endOf(name: string, id: string): number | undefined {
  const text = texts[name]
  const section = readSections(text ?? '').find((found) => found.id === id)
  if (text === undefined || id === '' || section === undefined) return text?.length
  return text.indexOf(section.text) + section.text.length
}

function check(questions: Readonly<Record<string, string | string[]>>, budget = 10_000) {
  const text = JSON.stringify({ all: questions }, undefined, 2)
  const read = readQueryTests(text)
  return checkQuestions({
    tests: 'tests' in read ? read.tests : [],
    texts: { open, endOf },
    budget,
    isKnown: (target) =>
      `${target.replace(/#.*/, '').slice(1)}.md` in texts || target === '/hidden',
    path,
    text,
  })
}

/** The files that a question reads, with `*` behind those that it reads in part. */
const readBy = (question: string, budget = 10_000): readonly string[] =>
  walkSite({ question, budget, open, isDone: () => false }).files.map(
    ({ path: name, read, size }) => (read === size ? name : `${name}*`),
  )

describe('walkSite', () => {
  it.each([
    ['How do I install the client?', ['llms.txt', 'install.md', 'options.md']],
    ['a client', ['llms.txt', 'install.md']],
    ['Which temperature does the water have?', ['llms.txt', 'heat.md']],
    ['descale', ['llms.txt', 'clean.md']],
    ['What are the options to install?', ['llms.txt', 'install.md', 'options.md']],
    ['guides', ['llms.txt', 'install.md', 'heat.md', 'clean.md']],
    ['zebra', ['llms.txt']],
    ['how', ['llms.txt', 'install.md']],
  ])('reads for %j the files whose links share most words', (question, files) => {
    expect(readBy(question)).toEqual(files)
  })

  it('reads only the beginning of a file that is longer than the rest of the budget', () => {
    expect(readBy('install', 300)).toEqual(['llms.txt', 'install.md*'])
    expect(readBy('install', 20)).toEqual(['llms.txt*'])
  })
})

describe('a long list', () => {
  const lists: Readonly<Record<string, string>> = {
    'llms.txt': '- [One](llms/one.txt): 2 pages\n- [Two](llms/two.txt): 2 pages',
    'llms/one.txt': '- [A](a.md)\n- [Red](red.md)',
    'llms/two.txt': '- [B](b.md)\n- [Blue](blue.md)',
    'red.md': 'Red.',
    'blue.md': 'Blue.',
  }
  it.each([
    ['red', ['llms.txt', 'llms/one.txt', 'red.md', 'llms/two.txt']],
    ['blue', ['llms.txt', 'llms/one.txt', 'llms/two.txt', 'blue.md']],
    ['two', ['llms.txt', 'llms/two.txt', 'llms/one.txt']],
  ])('is read part by part when nothing that was read fits: %s', (question, files) => {
    const openList = (name: string) => {
      const text = lists[name]
      if (text === undefined) return undefined
      const links = parseLinks(text).map((link) => ({ path: link.url, words: countWords(link) }))
      return { text, linksUntil: () => links }
    }
    const walk = walkSite({ question, budget: 1000, open: openList, isDone: () => false })
    expect(walk.files.map(({ path: name }) => name)).toEqual(files)
  })
})

describe('scoreLinks', () => {
  const links = [
    { title: 'Query cache', description: 'Data', section: '' },
    { title: 'Query', description: 'The rare word', section: 'Cache' },
  ].map((texts_, index) => ({ path: String(index), words: countWords(texts_) }))

  it('counts rare words more, and the text of a link more than its description and section', () => {
    const score = (question: string) => scoreLinks([...questionWords(question).keys()], links)
    const [title = 0, section = 0] = score('cache')
    expect(title).toBeCloseTo(3 * section)
    const [, rare = 0] = score('rare')
    const [common = 0] = score('data query')
    expect(rare).toBeCloseTo(2 * Math.log(3))
    expect(common).toBeCloseTo(2 * Math.log(3) + 3 * Math.log(2))
  })
})

describe('checkQuestions', () => {
  it('counts the questions that reach all of their targets, and what they cost', () => {
    const llms = texts['llms.txt']?.length ?? 0
    expect(check({ 'How do I install it?': '/install', 'Is there lime?': ['/clean'] })).toEqual({
      figures: [
        {
          set: 'all',
          questions: 2,
          reached: 2,
          characters: Math.round(
            (2 * llms + (texts['install.md']?.length ?? 0) + (texts['clean.md']?.length ?? 0)) / 2,
          ),
        },
      ],
      diagnostics: [],
    })
  })

  it('names the place of a question, why its target was not reached, and what was read', () => {
    const { diagnostics, figures } = check({ 'Where is a zebra?': '/heat' })
    expect(figures).toMatchObject([{ questions: 1, reached: 0, characters: 0 }])
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        rule: 'agent-path',
        message:
          'The question `Where is a zebra?` doesn’t lead from `llms.txt` to `/heat` within 10,000 characters: the links to `heat.md` share no word with it.',
        help: 'The links to it lack `zebra`: write what readers call it into the `description` of the page. Read were `llms.txt` (154).',
        data: { actual: '/heat' },
        place: { path, line: 3, column: 5 },
      },
    ])
  })

  it.each([
    [
      'install lime',
      ['/clean'],
      500,
      '`clean.md` was not read, because the budget was used up by then',
    ],
    ['install client lime', ['/heat'], 300, 'the links to `heat.md` share no word with it'],
    ['install', ['/lonely'], 9000, 'nothing that was read links to `lonely.md`'],
    [
      'install',
      ['/install#windows'],
      500,
      'only the first 346 characters of `install.md` fitted, and 485 are needed',
    ],
  ])('explains why %j does not reach %j', (question, targets, budget, reason) => {
    const messages = check({ [question]: targets }, budget).diagnostics.map(
      ({ message }) => message,
    )
    expect(messages).toEqual([expect.stringContaining(reason)])
  })

  it('reaches a section before the rest of its page', () => {
    expect(check({ install: '/install#linux' }, 650).diagnostics).toEqual([])
    expect(check({ install: '/install#windows' }, 650).diagnostics).toEqual([])
    expect(check({ install: '/install#linux' }, 500).diagnostics).toHaveLength(1)
  })

  it.each([
    ['/gone', 'which does not exist on this site'],
    ['/hidden', 'which has no Markdown that programs could read'],
  ])('reports a target that can’t be reached: %s', (target, reason) => {
    expect(check({ install: ['/install', target] }).diagnostics).toMatchObject([
      { rule: 'agent-target', message: expect.stringContaining(reason), data: { actual: target } },
    ])
  })
})
