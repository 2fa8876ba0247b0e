import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isOwnFolder } from '../gate/own-folder.ts'
import { tryReadText } from '../gate/regular-file.ts'
import { errorCode } from '../primitives/error-code.ts'
import { parseJsonObject } from '../primitives/formats/try-parse-json.ts'
import { outputError } from './output-error.ts'
import { processStartTime } from '../gate/process-start-time.ts'

/** Makes sure that only one build at a time writes an output folder. */
export interface OutputLock {
  /** False if another build has taken over the lock. */
  isHeld(): boolean
  /** Show builds on other machines that this one still runs; cheap enough to call for each file. */
  refresh(): void
  release(): void
}

// Whether a process on another machine (a shared folder, a container) still runs cannot be found
// out from here. A build that runs refreshes its lock, so an old one belongs to a killed build.
const remoteLockLifeMs = 60_000
const refreshMs = 5000

/**
 * Acquire the lock in `folder`, which is created; the lock of a process that no longer runs is
 * taken over.
 */
export function acquireLock(folder: string, pid: number): OutputLock {
  const path = join(folder, 'lock')
  const started = processStartTime(pid) ?? ''
  const text = JSON.stringify({ pid, started, host: hostname(), token: randomUUID() })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (createLock(folder, text)) return holdLock(folder, text)
    const found = tryReadText(path)
    if (found === undefined) continue
    const owner = findOwner(path, found)
    if (owner !== undefined) throw refuse(owner, path)
    removeStale(path, found)
  }
  throw refuse('Another process', path)
}

/** The lock in `folder` if a thread of this process, which has ended, left it there. */
export function takeOwnLock(folder: string, pid: number): OutputLock | undefined {
  const text = tryReadText(join(folder, 'lock')) ?? ''
  const isOwn = isOf(pid, text) && parseLock(text)?.started === (processStartTime(pid) ?? '')
  return isOwn ? holdLock(folder, text) : undefined
}

function holdLock(folder: string, text: string): OutputLock {
  const path = join(folder, 'lock')
  const isHeld = (): boolean => tryReadText(path) === text
  let refreshed = performance.now()
  return {
    isHeld,
    refresh: () => {
      if (performance.now() - refreshed < refreshMs || !isHeld()) return
      refreshed = performance.now()
      const now = new Date()
      utimesSync(path, now, now)
    },
    release: () => {
      removeDrafts(folder)
      if (isHeld()) rmSync(path, { force: true })
    },
  }
}

/** A hard link appears with its whole text or not at all, and never replaces an existing file. */
function createLock(folder: string, text: string): boolean {
  const draft = join(folder, `lock-${randomUUID()}`)
  try {
    createFolder(folder)
    writeFileSync(draft, text)
    placeLock(draft, join(folder, 'lock'))
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST' || errorCode(error) === 'ENOENT') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Not `recursive`, which reports ENOENT on a read-only file system. */
function createFolder(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    if (!isOwnFolder(folder)) throw refuseLink(folder)
  }
}

/** Through a link, a build would delete files of another folder. */
function refuseLink(folder: string): Error {
  return outputError(
    'output-folder',
    `\`${folder}\`, the folder in which a build prepares the site, is a symbolic link, a pipe or a device.`,
    'Delete it. docs-ssg creates the folder again.',
  )
}

function placeLock(draft: string, path: string): void {
  try {
    linkSync(draft, path)
  } catch (error) {
    // On a file system without hard links (exFAT), exclusive creation is the next best.
    if (
      errorCode(error) !== 'EPERM' &&
      errorCode(error) !== 'ENOTSUP' &&
      errorCode(error) !== 'ENOSYS'
    )
      throw error
    writeFileSync(path, readFileSync(draft), { flag: 'wx' })
  }
}

/**
 * Another build may replace the stale lock between our read and our rename; its lock is then put
 * back.
 */
function removeStale(path: string, stale: string): void {
  const aside = `${path}-${randomUUID()}`
  try {
    renameSync(path, aside)
    if (tryReadText(aside) !== stale) linkSync(aside, path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/** Delete drafts of locks, by default those of processes that were killed while they acquired or released a lock. */
function removeDrafts(
  folder: string,
  isLeft = (text: string, path: string): boolean => findOwner(path, text) === undefined,
): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!name.startsWith('lock-')) continue
    if (isLeft(tryReadText(path) ?? '', path)) rmSync(path, { force: true })
  }
}

/** Delete the drafts that threads of this process, which have ended, left in `folder`. */
export const removeOwnDrafts = (folder: string, pid: number): void =>
  removeDrafts(folder, (text) => isOf(pid, text))

/** Whether the lock in a text is that of a process on this machine. */
function isOf(pid: number, text: string): boolean {
  const lock = parseLock(text)
  return lock?.pid === pid && lock.host === hostname()
}

function findOwner(path: string, text: string): string | undefined {
  const lock = parseLock(text)
  if (lock === undefined) return undefined
  if (lock.host !== hostname()) {
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    return age < remoteLockLifeMs ? `A process on \`${lock.host}\`` : undefined
  }
  return processStartTime(lock.pid) === lock.started ? `Process ${String(lock.pid)}` : undefined
}

function parseLock(text: string): { pid: number; started: string; host: string } | undefined {
  const { pid, started, host } = parseJsonObject(text)
  return pid === undefined || started === undefined || host === undefined
    ? undefined
    : { pid: Number(pid), started: String(started), host: String(host) }
}

function refuse(owner: string, path: string): Error {
  return outputError(
    'output-busy',
    `${owner} is writing to the same output folder, so this build wrote nothing.`,
    `Wait until it ends, or delete \`${path}\` if no build is running.`,
  )
}
