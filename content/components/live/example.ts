import type { Middleware, Store } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import type { Service } from './service.ts'

interface ControlBase {
  readonly label: string
  /** Finds the value in the code on the page; its one group is what is replaced. */
  readonly code?: RegExp
  /** A change starts the example again, because the value is only read when the store is created. */
  readonly restarts?: boolean
}

interface NumberControl extends ControlBase {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
}

interface ToggleControl extends ControlBase {
  readonly value: boolean
}

interface ChoiceControl extends ControlBase {
  readonly value: string
  /** Shown as they are, because they are code. */
  readonly choices: readonly string[]
}

/** A value that readers can change. */
export type Control = NumberControl | ToggleControl | ChoiceControl
export type Value = Control['value']
type ControlTable = Readonly<Record<string, Control>>

type Widen<Type> = Type extends number ? number : Type extends boolean ? boolean : string
export type ValuesOf<Table extends ControlTable> = {
  readonly [Name in keyof Table]: Widen<Table[Name]['value']>
}
export type Values = Readonly<Record<string, Value>>

/** What the frame gives to an example. */
export interface Tools<OwnValues> {
  /** The values at the time of the call. */
  values(): OwnValues
  /** Adds to the log. */
  log(text: string): void
  /** A server in memory; `latency` (ms) and `fails` among the values apply to it. */
  readonly service: Service
  /** Logs every action that reaches the reducer. Add it as the last middleware. */
  readonly logger: Middleware
}

/** An example that was started. */
export interface Running<OwnValues> {
  readonly store: Store
  /** The app, rendered inside a `Provider` with the store. */
  render(values: OwnValues): ReactNode
  /** The part of the state to show. */
  view(): { readonly title: string; readonly value: unknown }
}

export interface Example<OwnValues = Values> {
  readonly controls: ControlTable
  start(tools: Tools<OwnValues>): Running<OwnValues>
}

/** Types the values of an example by its controls. */
export function defineExample<const Table extends ControlTable>(example: {
  readonly controls: Table
  start(tools: Tools<ValuesOf<Table>>): Running<ValuesOf<Table>>
}): Example {
  return example as unknown as Example
}
