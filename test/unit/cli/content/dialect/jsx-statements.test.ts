import { expect, it } from 'vitest'
import { findStatements } from '../../../../../cli/content/dialect/jsx-statements.ts'

it.each(['a\n   ', '   ', '```\na\n```\n\t', "import a from './a.md'\n\ntext\n "])(
  'P4: a page that ends with a blank line without a line end is read to its end: %j',
  (text) => {
    const found = findStatements(text)
    expect(found.map(({ kind }) => kind)).toEqual(text.startsWith('import') ? ['import'] : [])
  },
)
