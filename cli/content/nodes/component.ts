// A component of a page while the build prepares it. These types lie below the handlers and the
// plugins that call them.
import type { Element, ElementContent, Root } from 'hast'
import type { VFile } from 'vfile'
import type { Refusal } from '../../gate/refusal.ts'
import type { PageFile } from '../../model/page.ts'
import type { SandboxHost } from '../../primitives/urls/sandbox-origins.ts'
import { componentTag, parseProps, type PropValue } from './component-element.ts'

declare module 'vfile' {
  interface DataMap {
    /** Origins to which the article has forms. */
    formOrigins: readonly string[]
    /** Files that the build makes for the article. */
    files: readonly PageFile[]
  }
}

/** Props by name; they survive JSON. */
export type Props = Readonly<Record<string, PropValue>>

/** A component as the author wrote it. */
export interface Component {
  readonly name: string
  readonly props: Props
  readonly children: readonly ElementContent[]
  /** The placeholder in the tree; it has the position that diagnostics point to. */
  readonly element: Element
}

/** What components of a page may show and read. */
export interface ComponentOptions {
  /**
   * Hosts whose pages may be shown in a frame, each with its subdomains; all hosts when left out.
   */
  readonly frameHosts?: readonly string[]
  /** Sites to which a page may send a project; none when left out. */
  readonly sandboxHosts?: readonly SandboxHost[]
  /** Reads the files of a project; without it, none exists. */
  readonly readFile?: (
    written: string,
    page: VFile,
  ) => { readonly text: string } | { readonly refusal: Refusal }
}

/** The parts of the page that a handler may use. */
export interface ComponentContext extends ComponentOptions {
  readonly tree: Root
  readonly file: VFile
  /** The next number for ids, unique within the page. */
  readonly nextNumber: () => number
}

/** The input for rendering a component. */
export interface PreparedComponent {
  readonly props: Props
  readonly children: readonly ElementContent[]
}

/**
 * What the build does for one component, in up to three passes over the page. React renders a
 * component that has none of them as the author wrote it.
 */
export interface ComponentHandler {
  /** Replaces the component before code is highlighted, usually with a fence. */
  readonly toCode?: (component: Component) => Element
  /** Replaces the component before headings are listed. */
  readonly toContent?: (component: Component, file: VFile) => ElementContent
  /** Completes the props and children that React receives. */
  readonly prepare?: (component: Component, context: ComponentContext) => PreparedComponent
  /** Loads `prepare`, if few pages use the component and its libraries are slow to load. */
  readonly loadPrepare?: () => Promise<NonNullable<ComponentHandler['prepare']>>
  /**
   * An expression that the component accepts although it is not a literal: the prop to pass, or
   * `omit`.
   */
  readonly readExpression?: (
    expression: string,
  ) => readonly [string, PropValue] | 'omit' | undefined
  /** Why an expression that `readExpression` did not accept has no effect, in place of the error. */
  readonly explainExpression?: (expression: string) => Explanation | undefined
}

interface Explanation {
  readonly reason: string
  readonly help: string
}

/** The component that an element is a placeholder for; undefined for every other element. */
export function toComponent(element: Element): Component | undefined {
  if (element.tagName !== componentTag) return undefined
  const { dataName, dataProps } = element.properties
  const { children } = element
  return { name: String(dataName), props: parseProps(dataProps), children, element }
}
