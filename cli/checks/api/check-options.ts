// Enters: a table of options and the declared type it documents. Leaves: findings.
// Must not read files: read-shapes.ts does.
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { OptionRow, OptionTable } from '../../model/page.ts'
import { suggestionHint } from '../../report/suggest.ts'
import { toLiteral } from './read-default.ts'
import type { Shape } from './shape.ts'
import { apiRules } from './api-rules.ts'

export interface CheckOptionsInput {
  readonly table: OptionTable
  /** The declared type that the table documents. */
  readonly shape: Shape
  /** Every name in code that the page has in a heading or in the first cell of a row. */
  readonly terms: ReadonlySet<string>
}

const namesOf = (table: OptionTable): string[] => table.rows.flatMap(({ names }) => names)

const has = (shape: Shape, name: string): boolean => Object.hasOwn(shape.members, name)

/** `toString` and the like every object has. */
const isKnown = (shape: Shape, name: string): boolean =>
  shape.open === true ||
  has(shape, name) ||
  shape.elsewhere?.includes(name) === true ||
  name in Object.prototype

function unknownOption(name: string, row: OptionRow, shape: Shape): Diagnostic {
  const help = suggestionHint(name, Object.keys(shape.members), 'Correct the name, or take it out.')
  return apiRules['api-option-unknown'].report({
    message: `\`${name}\` is not declared by \`${shape.of}\`, the type this table documents.`,
    ...(help === undefined ? {} : { help }),
    data: { actual: name },
    place: row.place,
  })
}

function missingOption(name: string, table: OptionTable, shape: Shape): Diagnostic {
  return apiRules['api-option-missing'].report({
    message: `\`${shape.of}\` declares \`${name}\`, which the table of its options leaves out.`,
    help: 'Add a row for it.',
    data: { actual: name },
    place: table.place,
  })
}

function wrongDefault(row: OptionRow, name: string, declared: string): Diagnostic {
  const found = row.default === '' ? 'no default' : `\`${row.default ?? ''}\``
  return apiRules['api-option-default'].report({
    message: `The table gives \`${name}\` ${found}; its declaration says \`${declared}\`.`,
    help: 'Find out which is right, and mend the table or the declaration.',
    data: { actual: name },
    place: row.place,
  })
}

function checkDefault(row: OptionRow, shape: Shape): Diagnostic[] {
  return row.names.flatMap((name) => {
    const declared = has(shape, name) ? shape.members[name]?.default : undefined
    if (declared === undefined || row.default === undefined) return []
    // `undefined` is what an option without default is.
    if (row.default === '')
      return declared === 'undefined' ? [] : [wrongDefault(row, name, declared)]
    const stated = toLiteral(row.default)
    return stated === undefined || stated === declared ? [] : [wrongDefault(row, name, declared)]
  })
}

/** Members nobody wrote about, if the table covers at least half of those that matter. */
function findMissing(table: OptionTable, shape: Shape, terms: ReadonlySet<string>): Diagnostic[] {
  const names = new Set(namesOf(table))
  const major = Object.entries(shape.members).flatMap(([name, { minor }]) => (minor ? [] : [name]))
  const absent = major.filter((name) => !names.has(name))
  if (absent.length * 2 > major.length) return []
  return absent.filter((name) => !terms.has(name)).map((name) => missingOption(name, table, shape))
}

/** Compare option names and defaults of a table with the type it documents. */
export function checkOptions({ table, shape, terms }: CheckOptionsInput): Diagnostic[] {
  // The names of positional parameters are nothing a caller writes.
  if (shape.kind === 'parameters') return []
  const unknown = table.rows.flatMap((row) =>
    row.names
      .filter((name) => !isKnown(shape, name))
      .map((name) => unknownOption(name, row, shape)),
  )
  const defaults = table.rows.flatMap((row) => checkDefault(row, shape))
  return [...unknown, ...findMissing(table, shape, terms), ...defaults]
}
