// The behavior of one function, class or value of a module. Given its syntax tree, without JSX, it
// returns the names that it uses, and the events that it listens to. It must not know other
// modules.
import {
  childrenOf,
  isNode,
  nameOf,
  nodeOf,
  nodesOf,
  referenceOf,
  type SyntaxNode,
} from './syntax-tree.ts'
import { otherProps, readPropNames } from './prop-names.ts'

/** A name that code uses: of an import, or of another part of the module. */
export interface Use {
  readonly name: string
  /** `useState` of `React.useState`. */
  readonly member?: string
  /** `element`: it is rendered; `call`: its code runs here; `value`: all other uses. */
  readonly kind: 'element' | 'call' | 'value'
  /** Only the first value is taken, as in `const [label] = useState('x')`, so it never changes. */
  readonly isConstant: boolean
}

/** The behavior of a part of a module, without the parts that it uses. */
export interface BindingFacts {
  readonly uses: readonly Use[]
  /** The props by which it listens: `onClick`. */
  readonly handlers: readonly string[]
  /** It is a class with state, or with methods that run in the browser. */
  readonly isLiveClass: boolean
  /** Its code runs after it is in the page: `ref={(element) => …}` or `componentDidMount`. */
  readonly hasEffects: boolean
  /** It may be a component: a function, a class or what a function such as `memo` returns. */
  readonly isComponent: boolean
  readonly hasParameters: boolean
  /** The props that it reads by name, and `otherProps` if there may be more. */
  readonly propNames: readonly string[]
  /** The component that `memo(Counter)` passes its props to, by its name in the module. */
  readonly wraps?: string
}

/** True for a name that creates elements: `jsx`, `createElement`. */
export type IsCreator = (reference: { readonly name: string; readonly member?: string }) => boolean

const mounting = /^componentDid(?:Mount|Update)$/
const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])

interface Found {
  readonly uses: Use[]
  readonly handlers: string[]
  hasEffects: boolean
  isLiveClass: boolean
}

/** Read what a part of a module does; `isCreator` knows how the module calls `jsx`. */
export function readBinding(node: SyntaxNode, isCreator: IsCreator): BindingFacts {
  const found: Found = { uses: [], handlers: [], hasEffects: false, isLiveClass: false }
  const visit = (one: SyntaxNode, isConstant = false): void => {
    if (one.type === 'CallExpression' || one.type === 'NewExpression')
      return visitCall(one, isConstant)
    if (one.type === 'VariableDeclarator') {
      const id = nodeOf(one, 'id')
      const isFirstOnly = id?.type === 'ArrayPattern' && [id['elements']].flat().length <= 1
      return nodesOf(one, 'init').forEach((init) => visit(init, isFirstOnly))
    }
    if (one.type === 'MethodDefinition' && mounting.test(nameOf(nodeOf(one, 'key'))))
      found.hasEffects = true
    if (one.type === 'Property') return visitProperty(one)
    const reference = referenceOf(one)
    if (reference) {
      found.uses.push({ ...reference, kind: 'value', isConstant })
      return undefined
    }
    if (isFirst(one)) return nodesOf(one, 'object').forEach((call) => visit(call, true))
    const isMember = one.type === 'MemberExpression' && one['computed'] !== true
    return (isMember ? nodesOf(one, 'object') : childrenOf(one)).forEach((child) => visit(child))
  }
  const visitProperty = (property: SyntaxNode): void => {
    const value = nodeOf(property, 'value')
    if (/^on[A-Z]/.test(keyOf(property)) && value && functions.has(value.type))
      found.handlers.push(keyOf(property))
    if (property['computed'] === true) nodesOf(property, 'key').forEach((key) => visit(key))
    if (value) visit(value)
  }
  const visitCall = (call: SyntaxNode, isConstant: boolean): void => {
    const callee = nodeOf(call, 'callee')
    const reference = referenceOf(callee)
    const [first, second, ...others] = nodesOf(call, 'arguments')
    if (reference && isCreator(reference)) {
      const element = referenceOf(first)
      if (element) found.uses.push({ ...element, kind: 'element', isConstant: false })
      else if (first) visit(first)
      if (second) readProps(second, found)
      for (const rest of [second, ...others]) if (rest) visit(rest)
      return
    }
    if (nameOf(nodeOf(callee, 'property')) === 'setState') found.isLiveClass = true
    if (reference) found.uses.push({ ...reference, kind: 'call', isConstant })
    else if (callee) visit(callee)
    for (const argument of [first, second, ...others]) if (argument) visit(argument)
  }
  visit(node)
  const inner = node.type === 'VariableDeclarator' ? nodeOf(node, 'init') : node
  if (inner?.type === 'CallExpression') wrapped(inner).forEach((use) => found.uses.push(use))
  return {
    ...found,
    isComponent:
      inner !== undefined && (functions.has(inner.type) || /^Class|^Call/.test(inner.type)),
    ...readParameters(inner),
  }
}

type Parameters = Pick<BindingFacts, 'hasParameters' | 'propNames' | 'wraps'>

/** Of a function, or of the one that is passed to `memo`, `forwardRef` and the like. */
function readParameters(node: SyntaxNode | undefined): Parameters {
  if (node === undefined) return { hasParameters: false, propNames: [] }
  if (node.type === 'CallExpression') {
    const [first] = nodesOf(node, 'arguments')
    if (first?.type === 'CallExpression' || (first && isFunctionOrClass(first)))
      return readParameters(first)
    const wraps = first?.type === 'Identifier' ? { wraps: nameOf(first) } : {}
    return { hasParameters: true, propNames: [otherProps], ...wraps }
  }
  // A class receives its props without naming them.
  const hasParameters = node.type.startsWith('Class') || nodesOf(node, 'params').length > 0
  return { hasParameters, propNames: readPropNames(node) }
}

const isFunctionOrClass = ({ type }: SyntaxNode): boolean =>
  functions.has(type) || type.startsWith('Class')

/** `memo(Counter)` does what `Counter` does. */
function wrapped(call: SyntaxNode): readonly Use[] {
  return nodesOf(call, 'arguments').flatMap((argument) => {
    const reference = referenceOf(argument)
    return reference ? [{ ...reference, kind: 'call' as const, isConstant: false }] : []
  })
}

/** Which props of an element make it live. A handler may have any value here; `null` is none. */
function readProps(props: SyntaxNode, found: Found): void {
  for (const property of nodesOf(props, 'properties')) {
    const value = nodeOf(property, 'value')
    const key = keyOf(property)
    if (value === undefined || isNothing(value)) continue
    const isFunction = functions.has(value.type)
    if (/^on[A-Z]/.test(key) && !isFunction) found.handlers.push(key)
    if (/^(?:action|formAction)$/.test(key) && isFunction) found.handlers.push(key)
    if (key === 'ref' && isFunction) found.hasEffects = true
  }
}

/** `useState('x')[0]` */
function isFirst(node: SyntaxNode): boolean {
  return (
    node.type === 'MemberExpression' &&
    node['computed'] === true &&
    nodeOf(node, 'object')?.type === 'CallExpression' &&
    nodeOf(node, 'property')?.['value'] === 0
  )
}

function keyOf(property: SyntaxNode): string {
  return property['computed'] === true ? '' : nameOf(nodeOf(property, 'key'))
}

/** `null`, `undefined` or `void 0`. */
function isNothing(value: SyntaxNode): boolean {
  if (value.type === 'Literal') return value['value'] === null && !isNode(value['regex'])
  return (
    (value.type === 'Identifier' && nameOf(value) === 'undefined') ||
    (value.type === 'UnaryExpression' && value['operator'] === 'void')
  )
}
