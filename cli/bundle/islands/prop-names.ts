// The props that the code of a component mentions. Given its syntax tree, it returns names. It must not
// follow props that are passed on as a whole.
import { childrenOf, nameOf, nodeOf, nodesOf, type SyntaxNode } from './syntax-tree.ts'

/** Stands for props that a component may read or pass on without naming them. */
export const otherProps = '*'

/**
 * The props that a function or class reads by name: `{ href }`, `props.href`, `this.props.href`; and
 * `otherProps`, unless its parameter lists all of them.
 */
export function readPropNames(component: SyntaxNode): readonly string[] {
  const names = new Set<string>()
  const [first] = nodesOf(component, 'params')
  const pattern = first?.type === 'AssignmentPattern' ? nodeOf(first, 'left') : first
  const addAll = (one: SyntaxNode | undefined): void => {
    if (one?.type !== 'ObjectPattern') return
    for (const property of nodesOf(one, 'properties')) {
      const name = nameOf(nodeOf(property, 'key'))
      if (name !== '' && property['computed'] !== true) names.add(name)
    }
  }
  const isProps = (one: SyntaxNode | undefined): boolean =>
    one?.type === 'MemberExpression'
      ? nodeOf(one, 'object')?.type === 'ThisExpression' &&
        nameOf(nodeOf(one, 'property')) === 'props'
      : one?.type === 'Identifier' &&
        pattern?.type === 'Identifier' &&
        nameOf(one) === nameOf(pattern)
  const visit = (one: SyntaxNode): void => {
    if (
      one.type === 'MemberExpression' &&
      one['computed'] !== true &&
      isProps(nodeOf(one, 'object'))
    )
      names.add(nameOf(nodeOf(one, 'property')))
    if (one.type === 'VariableDeclarator' && isProps(nodeOf(one, 'init'))) addAll(nodeOf(one, 'id'))
    childrenOf(one).forEach(visit)
  }
  const listed = pattern?.type === 'ObjectPattern' ? nodesOf(pattern, 'properties') : []
  if (pattern?.type !== 'ObjectPattern' || listed.some(({ type }) => type === 'RestElement'))
    names.add(otherProps)
  addAll(pattern)
  visit(component)
  return [...names]
}
