import type { Node, SignatureDeclaration } from 'typescript/unstable/ast'
import type { Signature } from 'typescript/unstable/sync'
import type { DeclaredParameter, DeclaredSignature } from './declared-export.ts'
import type { Declarations } from './open-declarations.ts'

/** The code of a declaration on one or more lines, without comments, modifiers and names that a bundler made up. */
export function toCode(text: string): string {
  return (
    text
      // A text may contain the signs of a comment: `'src/**/*.ts'`.
      .replace(
        /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`)|\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g,
        (_, written: string | undefined) => written ?? '',
      )
      .replace(/^(?:export\s+|declare\s+|default\s+|const\s+(?!enum)|let\s+|var\s+)+/, '')
      .replace(/\b([A-Za-z_]\w*)\$\d+\b/g, '$1')
      .replace(/\n(?:[ \t]*\n)+/g, '\n')
      .replace(/(?<![;,\s])[;,\s]+$/, '')
      .trim()
  )
}

/** The same on one line, for tables. */
export const toInlineCode = (text: string): string =>
  toCode(text).replace(/\s+/g, ' ').replace(/; }/g, ' }').trim()

/** A signature with its parameters, as its author wrote it if it has a declaration. */
export function readSignature(declarations: Declarations, signature: Signature): DeclaredSignature {
  const { checker, syntax } = declarations
  // A parameter that is taken apart has no name: `{ a, b }`.
  const isPattern = (name: Node | undefined): boolean =>
    name !== undefined && !syntax.isIdentifier(name)
  const node = signature.declaration?.resolve()
  const written = node && isSignature(declarations, node) ? node : undefined
  const result = checker.getReturnTypeOfSignature(signature)
  const returnType = written?.type?.getText() ?? (result ? checker.typeToString(result) : '')
  return {
    code: written ? toCode(withoutBody(written)) : '',
    parameters: signature.getParameters().map((symbol, index): DeclaredParameter => {
      const parameter = written?.parameters[index]
      const type = checker.getTypeOfSymbol(symbol)
      const value = parameter?.initializer?.getText()
      const isOptional = parameter?.questionToken !== undefined || value !== undefined
      return {
        name: `${parameter?.dotDotDotToken ? '...' : ''}${isPattern(parameter?.name) ? 'options' : symbol.name}`,
        type: toInlineCode(parameter?.type?.getText() ?? (type ? checker.typeToString(type) : '')),
        isOptional,
        ...(value === undefined ? {} : { default: toInlineCode(value) }),
      }
    }),
    returnType: toInlineCode(returnType),
  }
}

function isSignature({ syntax }: Declarations, node: Node): node is SignatureDeclaration {
  return (
    syntax.isFunctionLikeDeclaration(node) ||
    syntax.isMethodSignatureDeclaration(node) ||
    syntax.isCallSignatureDeclaration(node) ||
    syntax.isConstructSignatureDeclaration(node) ||
    syntax.isFunctionTypeNode(node) ||
    syntax.isConstructorTypeNode(node)
  )
}

function withoutBody(node: Node): string {
  const text = node.getText()
  const body = 'body' in node && isNode(node.body) ? node.body.getText() : ''
  return body === '' ? text : text.slice(0, text.length - body.length).replace(/=>\s*$/, '')
}

/** True for a node of the compiler's syntax tree. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'getText' in value
