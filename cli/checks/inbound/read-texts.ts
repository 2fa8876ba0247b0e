import { posix, resolve } from 'node:path'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { kindAt } from '../../gate/own-file.ts'
import { findOwnFiles } from '../../gate/own-files.ts'
import { readText, sizeOfFile } from '../../gate/read-files.ts'
import { toReadableScope } from '../../gate/readable-scope.ts'
import { type Refusal, toRefusal } from '../../gate/refusal.ts'
import { refuseFile, reportRefusal } from '../../gate/report-refusal.ts'
import { markContentPath } from '../../model/paths/content-path.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import type { InboundFile } from './check-inbound.ts'
import { inboundRules } from './inbound-rules.ts'

const textFile = /\.(?:[cm]?[jt]sx?|json|md|mdx|txt)$/
const mostBytes = 5_000_000
const skip = (path: string): boolean => /(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(path)

interface InboundTexts {
  readonly files: readonly InboundFile[]
  /** About files and folders that are not read. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Text files at and below the paths of `checks.inbound`, sorted, without source maps and large
 * files.
 */
export function readTexts(config: ResolvedConfig): InboundTexts {
  const texts = config.checks.inbound.map((path, index) => readBelow(path, index, config))
  return {
    files: texts.flatMap(({ files }) => files),
    diagnostics: texts.flatMap(({ diagnostics }) => diagnostics),
  }
}

function readBelow(written: string, index: number, config: ResolvedConfig): InboundTexts {
  const { siteDir } = config
  const root = posix.join(written, '.').replace(/\/$/, '')
  const { files, refused } = findOwnFiles(root, { siteDir, scope: toReadableScope(config), skip })
  const refuse = (path: string, refusal: Refusal): Diagnostic =>
    path === root
      ? refuseFile(path, refusal, placeOfOption(config, `checks.inbound[${index}]`))
      : reportRefusal(markContentPath(path), refusal)
  const isRead = (path: string): boolean =>
    path === root || textFile.test(path) || kindAt(resolve(siteDir, path)) === 'folder'
  const diagnostics = refused
    .filter(({ path }) => isRead(path))
    .map(({ path, refusal }) => refuse(path, refusal))
  const texts = files.flatMap(({ path, file }): InboundFile[] => {
    if (!textFile.test(path)) return []
    try {
      const isLarge = (sizeOfFile(file) ?? 0) > mostBytes
      return isLarge ? [] : [{ path: markContentPath(path), text: readText(file) }]
    } catch (error) {
      diagnostics.push(refuse(path, toRefusal(error)))
      return []
    }
  })
  if (texts.length === 0 && diagnostics.length === 0)
    diagnostics.push(reportMissing(written, index, config))
  return { files: texts, diagnostics }
}

function reportMissing(written: string, index: number, config: ResolvedConfig): Diagnostic {
  const option = `checks.inbound[${index}]`
  const place = placeOfOption(config, option)
  const { folder, other } = endings
  const ending = kindAt(resolve(config.siteDir, written)) === 'folder' ? folder : other
  return inboundRules['inbound-missing'].report({
    message: `\`${option}\` is \`${written}\`, ${ending}, so no URL is checked there.`,
    data: { actual: written },
    ...(place ? { place } : {}),
  })
}

const endings = {
  folder: 'a folder without text files (code, JSON, Markdown or `.txt`, up to 5 MB)',
  other:
    'which is neither a text file (code, JSON, Markdown or `.txt`, up to 5 MB) nor a folder of the site',
}
