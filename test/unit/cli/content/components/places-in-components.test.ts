import { expect, it } from 'vitest'
import { found, make } from '../page-of.ts'

const image = (sources: string): string => `<ThemedImage alt="b" sources={{ ${sources} }} />`

it.each([
  ['dangerous-url', image("light: 'javascript:b', dark: 'https://a.example/b.png'")],
  ['dangerous-url', image("light: 'https://a.example/b.png', dark: 'javascript:b'")],
  ['dangerous-url', '<ThemedImage alt="b" light="javascript:b" dark="https://a.example/b.png" />'],
  ['tabs', '<Tabs>\n</Tabs>'],
  ['tabs', '<Tabs>stray</Tabs>'],
  ['tabs', '<Tabs>\nstray\n<TabItem value="b">c</TabItem>\n</Tabs>'],
])('reports %s at the component: %j', async (rule, text) => {
  const places = found(await make(`# a\n\n${text}\n`)).map((one) => one.split(' ', 2))
  expect(places).toEqual([[expect.stringMatching(/^[34]:/), rule]])
})
