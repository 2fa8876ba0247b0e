import { describe, expect, it } from 'vitest'
import { isolateNames, labelsFor } from '../../../../../runtime/shared/text/isolate-names.ts'

const shown = (label: string): string =>
  isolateNames(label).replaceAll('\u2066', '⟦').replaceAll('\u2069', '⟧')

describe('names in a right-to-left label', () => {
  it.each([
    ['استخدم foo() هنا', 'استخدم ⟦foo()⟧ هنا'],
    ['استخدم foo()', 'استخدم ⟦foo()⟧'],
    ['--save هنا', '⟦--save⟧ هنا'],
    ['לשימוש ב־C++', 'לשימוש ב־⟦C++⟧'],
    ['عن .NET و @scope/name', 'عن ⟦.NET⟧ و ⟦@scope/name⟧'],
    ['النوع Array<T> هنا', 'النوع ⟦Array<T>⟧ هنا'],
    ['الأمر npm run build -- --watch هنا', 'الأمر npm run build -- --watch هنا'],
    ['الأمر git commit --all. ثم', 'الأمر git commit --all. ثم'],
    ['الدالة (foo()) هنا', 'الدالة ⟦(foo())⟧ هنا'],
    ['(الدالة foo())', '(الدالة ⟦foo()⟧)'],
    ['(foo() هنا)', '(⟦foo()⟧ هنا)'],
    ['ما هي foo()؟', 'ما هي ⟦foo()⟧؟'],
    ['قال "foo()".', 'قال "⟦foo()⟧".'],
  ])('%s', (label, expected) => {
    expect(shown(label)).toBe(expected)
  })

  it.each([
    'نص عربي',
    'مكتبة Redux Toolkit هنا',
    'مكتبة Redux.',
    'الإصدار 2.0',
    '١٢٣ — ٤٥',
    '— • —',
    '',
  ])('`%s` stays as it is', (label) => {
    expect(isolateNames(label)).toBe(label)
  })

  it('a label without right-to-left letters is isolated as a whole if it has a sign at its edge', () => {
    expect(shown('configureStore()')).toBe('⟦configureStore()⟧')
    expect(shown('What is Redux?')).toBe('⟦What is Redux?⟧')
    expect(shown('Redux Toolkit')).toBe('Redux Toolkit')
  })

  it('a label in which the author isolates names already stays the same', () => {
    const label = 'استخدم \u2066foo()\u2069'
    expect(isolateNames(label)).toBe(label)
  })

  it('a label of a page that reads from the left stays the same', () => {
    expect(labelsFor('ltr')('استخدم foo()')).toBe('استخدم foo()')
    expect(labelsFor('rtl')('استخدم foo()')).not.toBe('استخدم foo()')
  })

  it('many brackets take no longer than other letters', () => {
    const label = `نص ${'('.repeat(200_000)}a`
    expect(isolateNames(label)).toBe(label)
  })
})
