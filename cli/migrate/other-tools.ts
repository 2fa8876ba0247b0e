import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tryReadText } from '../gate/regular-file.ts'
import type { FailedPlan } from './migration-plan.ts'

interface OtherTool {
  readonly name: string
  /** Files that only its sites have, relative to the folder. */
  readonly files: readonly string[]
  /** The folder of its pages. */
  readonly docs: string
  /** A word that one of the files or `package.json` contains, if sites of other kinds have the files too. */
  readonly word?: string
}

const endings = ['ts', 'mts', 'js', 'mjs']
const withEndings = (name: string): readonly string[] => endings.map((end) => `${name}.${end}`)

/** Tools without a migration; the order decides for a folder with the files of two of them. */
const tools: readonly OtherTool[] = [
  { name: 'Nextra', files: withEndings('next.config'), docs: 'content', word: 'nextra' },
  { name: 'Jekyll', files: ['_config.yml'], docs: '.' },
  { name: 'GitBook', files: ['.gitbook.yaml', 'SUMMARY.md'], docs: '.' },
]

/** Explains how to move the site of a tool that no migration reads; undefined for any other folder. */
export function explainOtherTool(siteDir: string, supported: string): FailedPlan | undefined {
  for (const { name, files, docs, word = '' } of tools) {
    const file = files.find((one) => existsSync(join(siteDir, one)))
    const mayName = [file ?? '', 'package.json'].map((one) => tryReadText(join(siteDir, one)) ?? '')
    if (file === undefined || !mayName.some((text) => text.includes(word))) continue
    return {
      kind: 'failed',
      message: `\`${file}\` is the config of a ${name} site, and only sites of ${supported} can be migrated`,
      hint: `Move it by hand: write a \`site.config.ts\` with \`docs: { path: '${docs}' }\`, and run \`docs-ssg check\`. It names the counterpart of options, front matter and syntax of ${name}.`,
    }
  }
  return undefined
}
