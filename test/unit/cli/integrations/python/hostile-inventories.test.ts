import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readInventory } from '../../../../../cli/integrations/python/inventory.ts'
import { loadInventories } from '../../../../../cli/integrations/python/load-inventories.ts'
import { countAttempts } from '../../../../helpers/count-attempts.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

const header = '# Sphinx inventory version 2\n# Project: a\n# Version: 1\n# zlib\n'
const inventoryOf = (text: string): Buffer =>
  Buffer.concat([Buffer.from(header), deflateSync(text)])

/** Lines of an inventory, and the URL of the object `a.b` for readers; undefined: it is text. */
const lines: readonly (readonly [line: string, url: string | undefined])[] = [
  ['a.b py:class 1 c/#$ -', 'https://a.example/c/#a.b'],
  ['a.b py:class -1 https://b.example/ -', 'https://b.example/'],
  ['a.b py:class 1 javascript:alert(1) -', undefined],
  ['a.b py:class 1 JaVaScRiPt:alert(1)//$ -', undefined],
  ['a.b py:class 1 data:text/html,x -', undefined],
  ['a.b py:class 1 file:///etc/passwd -', undefined],
  ['a.b py:class 1 vbscript:x -', undefined],
  ['a.b py:class 1 http://[ -', undefined],
  ['a.b py:class one c/ -', undefined],
  ['a.b std:label 1 c/ -', undefined],
  ['a.b', undefined],
  ['\u0000\u001B[2J', undefined],
]

describe('an inventory from elsewhere', () => {
  it.each(lines)('makes a link of a web address only: %j', async (line, url) => {
    const siteDir = await siteOf({ 'a.inv': inventoryOf(`${line}\n`) })
    const from = { from: 'a.inv', baseUrl: 'https://a.example/' }
    const { urls } = await loadInventories([from], { siteDir, config: {} })
    expect(urls.get('a.b')).toBe(url)
  })

  it('is read in one pass, whatever its lines are', () => {
    const long = 200_000
    const texts = [
      `a${' '.repeat(long)}`,
      `a${' b'.repeat(long)}`,
      `a${' 1'.repeat(long)}`,
      `a${' \t'.repeat(long)}1`,
      '1 '.repeat(long),
      '\n'.repeat(long),
      'a.b py:class 1 c/ -'.padEnd(long),
    ]
    countAttempts(texts.length)
    for (const text of texts) expect(readInventory(inventoryOf(text))).toEqual(new Map())
  })

  it('is not read if it is a bomb, is cut off or is no inventory', () => {
    const bomb = inventoryOf(' '.repeat(40_000_000))
    const whole = inventoryOf('a.b py:class 1 c/ -\n'.repeat(100))
    const broken = [
      bomb,
      inventoryOf('\n'.repeat(1_000_001)),
      inventoryOf('a b:c 1 d e\n'.repeat(1_000_001)),
      whole.subarray(0, -20),
      Buffer.from(header),
      Buffer.from(header.slice(0, 28)),
    ]
    countAttempts(broken.length)
    for (const data of broken) expect(readInventory(data)).toBeUndefined()
  })

  it('can have any names', () => {
    const names = ['__proto__', 'constructor', '$&', '$1', 'operator name']
    const text = names.map((name) => `${name} py:class 1 #$ -\n`).join('')
    expect(readInventory(inventoryOf(text))).toEqual(
      new Map(names.map((name) => [name, `#${name}`])),
    )
  })
})
