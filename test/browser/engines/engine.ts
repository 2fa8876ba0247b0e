/** The keys that tests press, with their codes in WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const keyCodes = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Control: '\uE009',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Tab: '\uE004',
  k: 'k',
} as const

export type Key = keyof typeof keyCodes

/** A window of a browser: only what all three protocols can do. */
export interface EngineWindow {
  /** Load a page in full. */
  readonly goto: (url: string) => Promise<void>
  /** The value of an expression in the page, as JSON. */
  readonly run: (expression: string) => Promise<string>
  /** Click the first match as a mouse does; it must be visible. */
  readonly click: (selector: string) => Promise<void>
  /** Press the keys one after the other, then release them. */
  readonly press: (...keys: Key[]) => Promise<void>
  /** Type a text key by key. */
  readonly type: (text: string) => Promise<void>
  /** Size of the page in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** A browser that runs. */
export interface Engine {
  /** A window without anything stored. */
  readonly open: () => Promise<EngineWindow>
  readonly close: () => Promise<void>
}
