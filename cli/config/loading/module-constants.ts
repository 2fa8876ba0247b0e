import type { Expression, Program, VariableDeclaration } from 'acorn'

/** The constants of a module that are more than a name, by name. */
export function constantsOf({ body }: Program): ReadonlyMap<string, Expression> {
  const constants = new Map<string, Expression>()
  const add = ({ declarations }: VariableDeclaration): void => {
    for (const { id, init } of declarations)
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
  }
  for (const statement of body) {
    if (statement.type === 'VariableDeclaration') add(statement)
    if (statement.type === 'FunctionDeclaration')
      constants.set(statement.id.name, { ...statement, type: 'FunctionExpression' })
    if (statement.type === 'ExportNamedDeclaration')
      if (statement.declaration?.type === 'VariableDeclaration') add(statement.declaration)
  }
  return constants
}

/** The value of `export default` or `export { x as default }`. */
export function defaultExportOf({ body }: Program): Expression | undefined {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement
      if (declaration.type === 'FunctionDeclaration')
        return { ...declaration, type: 'FunctionExpression' }
      return declaration.type === 'ClassDeclaration' ? undefined : declaration
    }
    if (statement.type !== 'ExportNamedDeclaration') continue
    const local = statement.specifiers.find(
      ({ exported }) => exported.type === 'Identifier' && exported.name === 'default',
    )?.local
    if (local?.type === 'Identifier') return local
  }
  return undefined
}
