/** A button that a component of the site writes. */
export interface OwnButton {
  readonly label: string
  /** The same for the button of a component on all pages. */
  readonly key: string
}

/** A rule of axe-core that a page violates. */
export interface Barrier {
  readonly id: string
  readonly help: string
  /** Selector of the first element; undefined when axe-core names none. */
  readonly target: string | undefined
}

/** The functions that `check --browser` calls in a page, with what they take and return. */
interface PageCalls {
  /** Lay out what is outside the viewport: scrollable elements get keyboard focus only then. */
  readonly layOutAll: { values: []; result: void }
  /** Done when the page was drawn twice; it is then known which elements scroll. */
  readonly nextFrames: { values: []; result: void }
  /** Violations of WCAG 2.2 A and AA; axe-core must be loaded. */
  readonly findBarriers: { values: []; result: readonly Barrier[] }
  readonly clearClipboard: { values: []; result: void }
  readonly hasClipboardText: { values: []; result: boolean }
  /** Start to count what presses do, and remember the buttons of components; returns their number. */
  readonly watchOwnButtons: { values: []; result: number }
  /** Undefined when the button is hidden or gone. */
  readonly ownButton: { values: [index: number]; result: OwnButton | undefined }
  /** Mark the button with `data-docs-ssg-pressed`, and no other. */
  readonly markOwnButton: { values: [index: number]; result: void }
  /** Count from zero: what a press does is what follows. */
  readonly forgetEffects: { values: []; result: void }
  /** True when the press of the marked button had an effect, or React handles it. */
  readonly hadEffect: { values: [index: number]; result: boolean }
}

export type PageCall = keyof PageCalls
/** What `check --browser` passes to a function in the page, as JSON. */
export type CallValues<Name extends PageCall> = PageCalls[Name]['values']
/** What a function in the page returns to `check --browser`, as JSON. */
export type CallResult<Name extends PageCall> = PageCalls[Name]['result']

/** The program in the page, `docsSsgCheck`; see `runtime/checks/`. */
export type PageCheck = {
  readonly [Name in PageCall]: (
    ...values: CallValues<Name>
  ) => CallResult<Name> | Promise<CallResult<Name>>
}
