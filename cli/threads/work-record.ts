// The work of a thread, in memory that other threads can read while it is busy or stuck.
// Given pieces of work as they begin and end, it returns those that have not ended.
import { steadyTime } from '../primitives/time/steady-time.ts'
import type { Work } from './work.ts'

/** Pieces of work that are recorded at a time; more of them run without a limit. */
const SLOTS = 64
const SLOT_BYTES = 512
const HEADER_BYTES = 16
/** In a slot: serial number (0: empty), line, start (two numbers), length of the text, text. */
const TEXT_OFFSET = 24

/** A piece of work that has begun and not ended. */
export interface OpenWork {
  readonly work: Work
  /** Counts up, so that the work that began last has the highest one. */
  readonly serial: number
  /** In milliseconds of `steadyTime`. */
  readonly started: number
}

/** Create the memory for one thread. `timeLimit`: seconds for each piece of work; 0: the defaults. */
export function createWorkRecord(timeLimit: number): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(HEADER_BYTES + SLOTS * SLOT_BYTES)
  new Float64Array(memory, 8, 1)[0] = timeLimit
  return memory
}

/** The seconds that `createWorkRecord` received. */
export function timeLimitOf(memory: SharedArrayBuffer): number {
  return new Float64Array(memory, 8, 1)[0] ?? 0
}

/** Write a piece of work down; returns the number of its slot, undefined if all are taken. */
export function writeWork(memory: SharedArrayBuffer, work: Work): number | undefined {
  const header = new Int32Array(memory, 0, 1)
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const at = HEADER_BYTES + slot * SLOT_BYTES
    const fields = new Int32Array(memory, at, 6)
    if (Atomics.load(fields, 0) !== 0) continue
    const text = Buffer.from(memory, at + TEXT_OFFSET, SLOT_BYTES - TEXT_OFFSET)
    fields[1] = work.line ?? 0
    new Float64Array(memory, at + 8, 1)[0] = steadyTime()
    fields[4] = text.write(`${work.kind}\n${work.subject}`)
    // Last, because from now on other threads read the slot.
    Atomics.store(fields, 0, Atomics.add(header, 0, 1) + 1)
    return slot
  }
  return undefined
}

/** How many pieces of work have begun so far. */
export function countWork(memory: SharedArrayBuffer): number {
  return Atomics.load(new Int32Array(memory, 0, 1), 0)
}

/** Note which line a piece of work has reached. */
export function writeLine(memory: SharedArrayBuffer, slot: number, line: number): void {
  Atomics.store(new Int32Array(memory, HEADER_BYTES + slot * SLOT_BYTES, 6), 1, line)
}

/** The work in a slot has ended. */
export function clearWork(memory: SharedArrayBuffer, slot: number): void {
  Atomics.store(new Int32Array(memory, HEADER_BYTES + slot * SLOT_BYTES, 6), 0, 0)
}

/** All work that has not ended; what began last comes first. */
export function readWork(memory: SharedArrayBuffer): readonly OpenWork[] {
  const found: OpenWork[] = []
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const at = HEADER_BYTES + slot * SLOT_BYTES
    const fields = new Int32Array(memory, at, 6)
    const serial = Atomics.load(fields, 0)
    if (serial === 0) continue
    const [kind = '', subject = ''] = Buffer.from(memory, at + TEXT_OFFSET, fields[4] ?? 0)
      .toString('utf8')
      .split('\n')
    const line = Atomics.load(fields, 1)
    const started = new Float64Array(memory, at + 8, 1)[0] ?? 0
    // The thread may have gone on while the slot was read.
    if (Atomics.load(fields, 0) !== serial || !isKind(kind)) continue
    found.push({ work: { kind, subject, ...(line > 0 ? { line } : {}) }, serial, started })
  }
  return found.toSorted((a, b) => b.serial - a.serial)
}

function isKind(text: string): text is Work['kind'] {
  return ['config', 'code', 'data', 'page', 'render', 'integration', 'stage'].includes(text)
}
