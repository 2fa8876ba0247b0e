/** Something that a package exports, as its declarations describe it. Texts are Markdown of their authors. */
export interface DeclaredExport extends DocComment {
  readonly name: string
  readonly kind: ExportKind
  /** The declaration as it is written, without comments and bodies; empty for functions and classes. */
  readonly code: string
  /** Where it is declared. */
  readonly place: DeclaredPlace
  readonly signatures: readonly DeclaredSignature[]
  /** Of a class, an object type or an enum, inherited ones included. */
  readonly members: readonly DeclaredMember[]
  /** The members of the only parameter of a function, if they were asked for and it is an object. */
  readonly options?: readonly DeclaredMember[]
}

/** The path is absolute; line and column count from 1. */
export interface DeclaredPlace {
  readonly file: string
  readonly line: number
  readonly column: number
}

export type ExportKind =
  'function' | 'class' | 'interface' | 'type' | 'variable' | 'enum' | 'namespace'

/** The contents of a JSDoc comment. */
export interface DocComment {
  readonly description: string
  /** The code after `@default`, or that the description calls the default. */
  readonly default?: string
  readonly since?: string
  /** The text after `@deprecated`, which may be empty. */
  readonly deprecated?: string
  readonly returns?: string
  readonly examples: readonly string[]
  readonly see: readonly string[]
  /** Texts of `@throws`. */
  readonly throws: readonly string[]
  /** All other tags in the order in which they are written. */
  readonly others: readonly { readonly name: string; readonly text: string }[]
  /** Texts of `@param` and `@template` by name. */
  readonly parameters: ReadonlyMap<string, string>
}

/** One way to call a function. */
export interface DeclaredSignature {
  /** As it is written, without comments and body. */
  readonly code: string
  readonly parameters: readonly DeclaredParameter[]
  readonly returnType: string
}

export interface DeclaredParameter {
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
  readonly default?: string
}

/** A property or method. */
export interface DeclaredMember extends DocComment {
  readonly name: string
  /** Of a property, as it is written. */
  readonly type: string
  readonly isOptional: boolean
  readonly isStatic: boolean
  /** Of a method. */
  readonly signatures: readonly DeclaredSignature[]
}
