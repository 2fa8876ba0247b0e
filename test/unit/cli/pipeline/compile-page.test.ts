import { describe, expect, it } from 'vitest'
import { found, make, pageOf } from '../content/page-of.ts'

const rising = (count: number): string =>
  Array.from({ length: count }, (_, index) => `e${'`'.repeat(index + 1)}`).join('')

const utf16 = (text: string, little: boolean): Uint8Array => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return little ? bytes : bytes.swap16()
}
const title = async (contents: string | Uint8Array): Promise<string> =>
  (await pageOf(contents)).title

const textOf = (blocks: number): string =>
  Array.from(
    { length: blocks },
    (_, index) =>
      `## Part ${index}\n\nSome *text* with a [link](./a.md) and \`code\`.\n\n- one\n- two\n\n\`\`\`ts\nconst a = ${index}\n\`\`\`\n`,
  ).join('\n')
const timeOf = async (contents: string): Promise<number> => {
  // Time of this process, because other work on the machine says nothing about ours.
  const start = process.cpuUsage()
  await pageOf(contents)
  const { user, system } = process.cpuUsage(start)
  return user + system
}

describe('pathological inputs', () => {
  it.each([
    ['nested emphasis 35 kB', `${'*a **a '.repeat(2500)}b${' a** a*'.repeat(2500)}`],
    ['unclosed emphasis 35 kB', '*a **a '.repeat(5000)],
    ['2,500 quotes on one line', `${'>'.repeat(2500)}a`],
    ['2,500 lists on one line', `${'- '.repeat(2500)}a`],
    ['2,500 ordered lists on one line', `${'1. '.repeat(2500)}a`],
    ['rising backticks 500 kB', rising(1000)],
    ['rising backticks 2 MB', rising(2000)],
    ['CDATA 110 kB', `a ${'<![CDATA['.repeat(12_200)}`],
    ['comments 100 kB', `a ${'<!--'.repeat(25_000)}`],
    ['instructions 100 kB', `a ${'<?'.repeat(50_000)}`],
    ['unclosed brackets 50 kB', '['.repeat(50_000)],
    ['closing brackets 50 kB', `a${']'.repeat(50_000)}`],
    ['references 60 kB', '[a]'.repeat(20_000)],
    ['emphasis without space 120 kB', '**a**b'.repeat(20_000)],
    ['5,000 elements inside each other', '<div>'.repeat(5000)],
  ])('P4: %s ends at once as an error with its place', async (_, text) => {
    const before = process.cpuUsage()
    const result = await make(`# A\n\n${text}\n`)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(10_000)
    expect(result.page).toBeUndefined()
    expect(result.diagnostics).toHaveLength(1)
    const [{ place, message } = {}] = result.diagnostics
    expect(place?.line).toBeGreaterThanOrEqual(1)
    expect(message).not.toMatch(/\bat \S+:\d+|Maximum call stack/)
    expect(process.memoryUsage().rss).toBeLessThan(1024 ** 3)
  })

  it('P4: names the line at fault', async () => {
    expect(found(await make(`# A\n\n${'>'.repeat(2500)}a`))[0]).toBe(
      "3:1 unreadable-page The page can't be parsed in a reasonable time: 2500 quotes and lists are inside each other.",
    )
  })

  it('P4: a long rule, a fence and a big table are no attack', async () => {
    const text = `${'- '.repeat(500)}\n\n\`\`\`\n${'['.repeat(20_000)}\n\`\`\`\n\n| a |\n|-|\n${'| `a_b` *c* [d](e) |\n'.repeat(1000)}`
    expect((await make(text)).diagnostics).toEqual([])
  })
})

describe('encodings', () => {
  it('P5: a byte order mark, CRLF and CR are read as if they were not there', async () => {
    expect(await title('\uFEFF---\ntitle: A\n---\nx')).toBe('A')
    expect(await title('---\r\ntitle: A\r\n---\r\nx')).toBe('A')
    expect(await title('---\rtitle: A\r---\rx')).toBe('A')
  })

  it('P5: CRLF gives the same page as LF', async () => {
    const text = '---\ntitle: A\n---\n\n# B\n\n```js\na\n\nb\n```\n\n[c](d)\n'
    expect(await pageOf(text.replaceAll('\n', '\r\n'))).toEqual(await pageOf(text))
  })

  it('P5: UTF-16 with a mark is read, both ways round', async () => {
    expect(await title(utf16('# Ä', true))).toBe('Ä')
    expect(await title(utf16('# Ä', false))).toBe('Ä')
  })

  it('P5: bytes that are no UTF-8 are refused at their place', async () => {
    const bytes = Uint8Array.from([0x23, 0x20, 0x41, 0x0a, 0xc3, 0xa4, 0xff, 0x42])
    expect(found(await make(bytes))).toEqual([
      "2:2 unreadable-text The file is not valid UTF-8 from here on, so it can't be read as text.",
    ])
  })

  it('P5: a NUL character and UTF-16 without a mark are refused', async () => {
    expect(found(await make('# A\nb\0c'))[0]).toMatch(
      /^2:2 unreadable-text The file contains a NUL/,
    )
    expect(found(await make(Buffer.from('# A', 'utf16le')))[0]).toMatch(/^1:2 unreadable-text/)
  })

  it('P5: an empty file is an empty page', async () => {
    const page = await pageOf('')
    expect(page).toMatchObject({
      title: 'page',
      description: '',
      html: { pieces: [''] },
      links: [],
      sections: [],
    })
  })
})

describe('time', () => {
  it('P5: ten times the text takes at most twelve times the time', async () => {
    await timeOf(textOf(100))
    // The growth is what counts. A collection of garbage may fall into one measurement, but not
    // into all of them; time that grows with the square makes every ratio about 100.
    const ratios: number[] = []
    while (ratios.length < 8 && !ratios.some((ratio) => ratio <= 12)) {
      const small = await timeOf(textOf(30))
      ratios.push((await timeOf(textOf(300))) / small)
    }
    expect(Math.min(...ratios)).toBeLessThanOrEqual(12)
  })
})
