// Must not read files: `read-shapes.ts` does.
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { OptionRow, OptionTable } from '../../model/page.ts'
import { didYouMean } from '../../report/suggest.ts'
import { toLiteral } from '../../declarations/read-default.ts'
import type { Shape } from './shape.ts'
import { apiRules } from './api-rules.ts'

export interface CheckOptionsInput {
  readonly table: OptionTable
  /** The declared type that the table documents. */
  readonly shape: Shape
  /** Every code name in a heading or in the first cell of a table row of the page. */
  readonly terms: ReadonlySet<string>
}

const namesOf = (table: OptionTable): string[] => table.rows.flatMap(({ names }) => names)

const has = (shape: Shape, name: string): boolean => Object.hasOwn(shape.members, name)

/** True also for `toString` and other members that every object has. */
const isKnown = (shape: Shape, name: string): boolean =>
  shape.open === true ||
  has(shape, name) ||
  shape.elsewhere?.includes(name) === true ||
  name in Object.prototype

function unknownOption(name: string, row: OptionRow, shape: Shape): Diagnostic {
  const near = didYouMean(name, Object.keys(shape.members))
  return apiRules['api-option-unknown'].report({
    message: `\`${name}\` is not declared by \`${shape.of}\`, the type that this table documents, so passing it has no effect.`,
    help: near === undefined ? 'Correct the name or remove it.' : `Did you mean \`${near}\`?`,
    data: { actual: name, ...(near === undefined ? {} : { expected: [near] }) },
    place: row.place,
  })
}

function missingOption(name: string, table: OptionTable, shape: Shape): Diagnostic {
  return apiRules['api-option-missing'].report({
    message: `\`${shape.of}\` declares \`${name}\`, but the table of its options has no row for it.`,
    help: 'Add a row that describes it.',
    data: { actual: name },
    place: table.place,
  })
}

function wrongDefault(row: OptionRow, name: string, declared: string): Diagnostic {
  const found = row.default === '' ? 'no default' : `\`${row.default ?? ''}\``
  return apiRules['api-option-default'].report({
    message: `The table states ${found} for \`${name}\`, but its declaration has the default \`${declared}\`.`,
    help: 'Find out which default is right and fix the table or the declaration.',
    data: { actual: name },
    place: row.place,
  })
}

function checkDefault(row: OptionRow, shape: Shape): Diagnostic[] {
  return row.names.flatMap((name) => {
    const declared = has(shape, name) ? shape.members[name]?.default : undefined
    if (declared === undefined || row.default === undefined) return []
    // An option without a default is `undefined`.
    if (row.default === '')
      return declared === 'undefined' ? [] : [wrongDefault(row, name, declared)]
    const stated = toLiteral(row.default)
    return stated === undefined || stated === declared ? [] : [wrongDefault(row, name, declared)]
  })
}

/** Members without documentation, if the table has at least half of those that readers need. */
function findMissing(table: OptionTable, shape: Shape, terms: ReadonlySet<string>): Diagnostic[] {
  const names = new Set(namesOf(table))
  const major = Object.entries(shape.members).flatMap(([name, { minor }]) => (minor ? [] : [name]))
  const absent = major.filter((name) => !names.has(name))
  if (absent.length * 2 > major.length) return []
  return absent.filter((name) => !terms.has(name)).map((name) => missingOption(name, table, shape))
}

/** Compares names and defaults of a table with the type that it documents. */
export function checkOptions({ table, shape, terms }: CheckOptionsInput): Diagnostic[] {
  // A caller does not write the names of positional parameters.
  if (shape.kind === 'parameters') return []
  const unknown = table.rows.flatMap((row) =>
    row.names
      .filter((name) => !isKnown(shape, name))
      .map((name) => unknownOption(name, row, shape)),
  )
  const defaults = table.rows.flatMap((row) => checkDefault(row, shape))
  return [...unknown, ...findMissing(table, shape, terms), ...defaults]
}
