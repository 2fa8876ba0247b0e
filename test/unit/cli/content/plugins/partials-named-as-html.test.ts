import { describe, expect, it } from 'vitest'
import { configOf, make } from '../page-of.ts'

const isMissing = (message: string): boolean => message.includes('is an imported partial, but text')

describe.each(['native', 'remark'] as const)(
  'a partial with the name of an element (%s)',
  (parser) => {
    const config = configOf({ markdown: { parser } })
    const find = async (name: string, text: string) => {
      const page = `import ${name} from './_part.md'\n\nText\n\n${text}`
      const { diagnostics } = await make(page, { config })
      return diagnostics.filter(({ message }) => isMissing(message))
    }

    it.each(['Details', 'Form', 'Main', 'Section', 'Table', 'P', 'H1', 'TABLE'])(
      'is reported if it is missing because text follows its tag: %s',
      async (name) => {
        for (const text of [
          `<${name} /> end`,
          `<${name}/>end`,
          `- <${name} /> end`,
          `<${name}></${name}> end`,
        ]) {
          const found = await find(name, text)
          expect([text, found.map(({ rule, place }) => [rule, place?.line])]).toEqual([
            text,
            [['partial', 5]],
          ])
        }
      },
    )

    it.each(['<Form />', '<Form />\n\nend', 'In <Form /> text'])(
      'is read elsewhere: %j',
      async (text) => {
        expect(await find('Form', text)).toEqual([])
      },
    )
  },
)
