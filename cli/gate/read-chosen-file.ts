import { resolve } from 'node:path'
import { createGate } from './create-gate.ts'
import { refuseOwnFile } from './own-file.ts'
import { readRegularText } from './regular-file.ts'
import type { Refusal } from './refusal.ts'

/** A text, or why it is not read. */
export type ChosenText = { readonly text: string } | { readonly refusal: Refusal }

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
export function readChosenFile({ siteDir, config }: Site, path: string): ChosenText {
  const { siteRoot, allowedPaths } = config
  const folders = Array.isArray(allowedPaths) ? allowedPaths.filter(isText) : []
  const scope = { folders: [siteRoot].filter(isText), allowedPaths: folders, allowedDotFiles: [] }
  const refusal = refuseOwnFile(siteDir, path, createGate(siteDir, scope))
  return refusal === undefined ? { text: readRegularText(resolve(siteDir, path)) } : { refusal }
}

const isText = (value: unknown): value is string => typeof value === 'string'
