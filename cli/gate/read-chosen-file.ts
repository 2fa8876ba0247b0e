import { resolve } from 'node:path'
import { createGate, type Gate } from './create-gate.ts'
import { refuseOwnFile } from './own-file.ts'
import { readRegularBytes } from './regular-file.ts'
import type { Refusal } from './refusal.ts'

/** A text, or why it is not read. */
export type ChosenText = { readonly text: string } | { readonly refusal: Refusal }

/** Bytes, or why they are not read. */
export type ChosenBytes = { readonly bytes: Buffer } | { readonly refusal: Refusal }

interface Site {
  /** Absolute. */
  readonly siteDir: string
  /** With all defaults, as integrations receive it. */
  readonly config: Readonly<Record<string, unknown>>
}

/**
 * Read a file that an option of an integration names, relative to the site's folder. A link must not
 * leave the site, `siteRoot` and `allowedPaths`. Throws errors of the operating system.
 */
export function readChosenFile(site: Site, path: string): ChosenText {
  const found = readChosenBytes(site, path)
  return 'refusal' in found ? found : { text: found.bytes.toString('utf8') }
}

/** Read the bytes of a file that an option of an integration names, under the rules of `readChosenFile`. */
export function readChosenBytes(site: Site, path: string): ChosenBytes {
  const refusal = refuseOwnFile(site.siteDir, path, createChosenGate(site))
  return refusal === undefined
    ? { bytes: readRegularBytes(resolve(site.siteDir, path)) }
    : { refusal }
}

/** The gate of a site for integrations: it admits the site, `siteRoot` and `allowedPaths`. */
export function createChosenGate({ siteDir, config }: Site): Gate {
  const { siteRoot, allowedPaths } = config
  const folders = Array.isArray(allowedPaths) ? allowedPaths.filter(isText) : []
  const scope = { folders: [siteRoot].filter(isText), allowedPaths: folders, allowedDotFiles: [] }
  return createGate(siteDir, scope)
}

const isText = (value: unknown): value is string => typeof value === 'string'
