import { expect, it } from 'vitest'
import { configOf, htmlOf, pageOf } from '../page-of.ts'

const config = configOf({ locales: [{ code: 'ar', label: 'العربية', direction: 'rtl' }] })
const bdi = (text: string): string => `<bdi dir="ltr">${text}</bdi>`

const use = 'استخدم'
const here = 'هنا'

it.each([
  [`${use} foo() ${here}`, `${use} ${bdi('foo()')} ${here}`],
  [`${use} --save ${here}.`, `${use} ${bdi('--save')} ${here}.`],
  [`${use} C++ و.NET ${here}`, `${use} ${bdi('C++')} و${bdi('.NET')} ${here}`],
  [`${use} @scope/name, ${here}`, `${use} ${bdi('@scope/name')}, ${here}`],
  [`# ${use} foo()`, bdi('foo()')],
  [`| ${use} foo() |\n| - |\n| bar() ${here} |`, `${bdi('bar()')} ${here}`],
  [`- **${use} foo()**`, `<strong>${use} ${bdi('foo()')}</strong>`],
  [`[${use} foo()](https://x.example)`, bdi('foo()')],
  [`> ${use} foo()`, bdi('foo()')],
  ['התקינו את foo() כאן', bdi('foo()')],
])('isolates the names in %s', async (text, expected) => {
  expect(await htmlOf(text, { config, locale: 'ar' })).toContain(expected)
})

it.each([
  `${use} \`foo()\` ${here}`,
  `${use} Redux Toolkit ${here}`,
  `\`\`\`js\nfoo() // ${use} bar()\n\`\`\``,
  `<bdi>foo() ${use}</bdi>`,
  `<p dir="ltr">foo() ${use}</p>`,
])('leaves %s as it is', async (text) => {
  expect(await htmlOf(text, { config, locale: 'ar' })).not.toContain('<bdi dir="ltr">')
})

it('leaves names in pages that are written from left to right', async () => {
  expect(await htmlOf(`${use} foo() ${here}`)).not.toContain('bdi')
})

it('keeps the text of titles, headings, descriptions and the search', async () => {
  const text = `# ${use} foo()\n\n${use} bar() ${here}\n\n## ${use} C++\n\n${here}\n`
  const page = await pageOf(text, { config, locale: 'ar' })
  expect(page).toMatchObject({
    title: `${use} foo()`,
    description: `${use} bar() ${here}`,
    headings: [{ text: `${use} foo()` }, { text: `${use} C++` }],
    sections: [{ text: `${use} bar() ${here}` }, { text: here, path: [`${use} C++`] }],
  })
})
