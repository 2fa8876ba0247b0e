import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as selectors from '../../../../../runtime/dom/selectors.ts'
import { swapAttribute } from '../../../../../runtime/dom/selectors.ts'
import { reservedAttributes } from '../../../../../runtime/shared/html/reserved-attributes.ts'

const runtime = join(import.meta.dirname, '../../../../../runtime')

const styled = readdirSync(join(runtime, 'styles'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(runtime, 'styles', name), 'utf8'))
  .flatMap((css) => [...css.matchAll(/\[(data-[a-z-]+)/g)].map(([, name = '']) => name))
const selected = Object.values(selectors).flatMap((selector) =>
  [...selector.matchAll(/\[(data-[a-z-]+)/g)].map(([, name = '']) => name),
)

/** What has a meaning only inside of a part that a page can't write. */
const dependent = new Set(['data-branch', 'data-language', 'data-value'])

describe('reservedAttributes', () => {
  it.each(
    [...new Set([...styled, ...selected, swapAttribute, 'data-hovers', 'data-wrap'])].toSorted(),
  )('P18: a page can’t write `%s`', (name) => {
    expect(reservedAttributes.has(name) || dependent.has(name)).toBe(true)
  })
})
