// Constants of modules that pages import. Given the text of a module, it returns the values of its
// exports, as far as they follow from literals. It must not run anything.
import { type AnyNode, parse, type Program } from 'acorn'
import { transform } from 'sucrase'
import type { PropValue } from '../nodes/component-element.ts'
import { memberOf, type ReadData } from './jsx-data.ts'
import { evaluateLiteral } from './jsx-literal.ts'

const extensions = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '/index.ts', '/index.js']

/** The exports of Docusaurus modules in a build, where there is no browser. */
const known: Readonly<Record<string, PropValue>> = {
  '@docusaurus/ExecutionEnvironment': {
    canUseDOM: false,
    canUseEventListeners: false,
    canUseIntersectionObserver: false,
    canUseViewport: false,
  },
}

/**
 * The value of `name` in a module of the site, `./constants` or `@site/core/tabs.ts`, or all of its
 * exports for `*`; undefined if the module has to be run for it.
 */
export function readConstant(source: string, name: string, read: ReadData): PropValue | undefined {
  if (!/^(?:\.{1,2}|@site)\//.test(source) || /\.(?!ts|js|mjs|jsx|tsx)\w+$/.test(source))
    return undefined
  const hasExtension = /\.[jt]sx?$|\.mjs$/.test(source)
  for (const extension of hasExtension ? [''] : extensions.slice(1)) {
    const text = read(source + extension)
    if (text === undefined) continue
    const exported = readExports(text)
    if (name !== '*') return memberOf(exported, name)
    return Object.keys(exported).length > 0 ? exported : undefined
  }
  return undefined
}

/** The exported constants of a module, without those whose values aren't known at build time. */
export function readExports(text: string): { readonly [name: string]: PropValue } {
  const program = parseModule(text)
  const names = new Map<string, PropValue>()
  const exported = new Map<string, PropValue>()
  const add = (all: Map<string, PropValue>, name: string, value: PropValue | undefined): void => {
    if (value !== undefined) all.set(name, value)
  }
  for (const node of program?.body ?? []) {
    if (node.type === 'ImportDeclaration')
      for (const { type, local } of node.specifiers)
        if (type === 'ImportDefaultSpecifier')
          add(names, local.name, memberOf(known, String(node.source.value)))
    const declared = node.type === 'ExportNamedDeclaration' ? (node.declaration ?? node) : node
    if (declared.type === 'VariableDeclaration' && declared.kind === 'const')
      for (const { id, init } of declared.declarations) {
        if (id.type !== 'Identifier' || !init) continue
        add(names, id.name, evaluateParts(init, names))
        if (declared !== node) add(exported, id.name, names.get(id.name))
      }
    if (node.type === 'ExportDefaultDeclaration')
      add(exported, 'default', evaluateParts(node.declaration, names))
    if (node.type === 'ExportNamedDeclaration' && !node.source)
      for (const { local, exported: other } of node.specifiers)
        if (local.type === 'Identifier' && other.type === 'Identifier')
          add(exported, other.name, names.get(local.name))
  }
  return Object.fromEntries(exported)
}

/** An object keeps the properties that are known. */
function evaluateParts(
  node: AnyNode,
  names: ReadonlyMap<string, PropValue>,
): PropValue | undefined {
  if (node.type !== 'ObjectExpression') return evaluateLiteral(node, names)
  const entries = node.properties.flatMap((property): [string, PropValue][] => {
    if (property.type !== 'Property' || property.computed) return []
    const { key, value } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null
    const found = evaluateParts(value, names)
    return typeof name !== 'string' || found === undefined ? [] : [[name, found]]
  })
  return Object.fromEntries(entries)
}

function parseModule(text: string): Program | undefined {
  try {
    const { code } = transform(text, {
      transforms: ['typescript', 'jsx'],
      disableESTransforms: true,
      jsxRuntime: 'preserve',
      keepUnusedImports: true,
    })
    return parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
  } catch {
    // Compiling the component that imports it reports a module that can't be parsed.
    return undefined
  }
}
