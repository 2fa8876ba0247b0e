// The nouns of a dump of griffe.

export type ObjectKind = 'module' | 'class' | 'function' | 'attribute' | 'type alias'

/** A module, class, function or attribute. */
export interface PythonObject {
  readonly kind: ObjectKind
  readonly name: string
  /** `counter.core.Counter`, without aliases. */
  readonly path: string
  /** `async`, `property` and the like. */
  readonly labels: ReadonlySet<string>
  readonly docstring: readonly Section[]
  /** Sources of annotation, value, return value and bases; empty if there are none. */
  readonly annotation: string
  readonly value: string
  readonly returns: string
  readonly bases: readonly string[]
  readonly parameters: readonly Parameter[]
  /** In the order of the source. */
  readonly members: readonly Member[]
}

/** An object, or the name that a module gives to one of another module. */
export type Member =
  | PythonObject
  | {
      readonly kind: 'alias'
      readonly name: string
      readonly path: string
      readonly target: string
    }

export interface Parameter {
  readonly name: string
  readonly annotation: string
  readonly default: string
  /** `keyword-only` and the like, as griffe names them. */
  readonly kind: string
}

/** A part of a docstring. */
export type Section =
  | { readonly kind: 'text'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'admonition'
      readonly title: string
      readonly type: string
      readonly text: string
    }
  | { readonly kind: 'examples'; readonly title: string; readonly parts: readonly ExamplePart[] }
  | {
      readonly kind: 'items'
      readonly title: string
      readonly label: string
      readonly items: readonly Item[]
    }

export interface ExamplePart {
  readonly isCode: boolean
  readonly text: string
}

/** A parameter, an error, a return value and the like. */
export interface Item {
  readonly name: string
  readonly annotation: string
  readonly description: string
  readonly default: string
}
