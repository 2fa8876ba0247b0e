import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { writeFile } from 'node:fs/promises'

/** Path in the project to text, for example `src/App.tsx`. */
export type TutorialFiles = ReadonlyMap<string, string>

/** The project that a tutorial builds. */
export interface Tutorial {
  readonly files: TutorialFiles
  /** Files whose clean version at the end differs from the last step that changed them. */
  readonly contradictions: readonly string[]
}

const fences = /^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm

/** The code as a reader has it: without marks of added lines, removed lines and hidden files. */
function toReadersCode(code: string): string {
  return code
    .replace(/^\/\/ file: [\s\S]*$/m, '')
    .split('\n')
    .filter((line) => !line.includes('[!code --]'))
    .map((line) => line.replace(/ *(?:\/\/ \[!code \+\+\]|\{\/\* \[!code \+\+\] \*\/\})$/, ''))
    .join('\n')
}

/** The last version of every file that a page names in a title, and what a new Vite project adds. */
export function readTutorial(source: string): Tutorial {
  const files = new Map<string, string>([['src/index.css', '']])
  const contradictions: string[] = []
  const wholeApp = source.indexOf('## The whole app')
  for (const { 2: meta = '', 3: code = '', index } of source.matchAll(fences)) {
    const title = /title="((?:src\/)?[\w./]+\.[jt]sx?)"/.exec(meta)?.[1]
    if (title === undefined) continue
    const text = toReadersCode(code)
    const isFinal = wholeApp >= 0 && index > wholeApp
    if (isFinal && files.get(title) !== text) contradictions.push(title)
    files.set(title, text)
  }
  return { files, contradictions }
}

/** The options of `tsconfig.app.json` in Vite's template `react-ts` that decide what compiles. */
const compilerOptions = {
  target: 'es2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  jsx: 'react-jsx',
  types: [],
  skipLibCheck: true,
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
}

/** What the compiler prints about `src/` of a project; `''` for nothing. */
export async function compileTutorial(folder: string): Promise<string> {
  const config = { compilerOptions, include: ['src'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  // As in the template, where the types of Vite declare style sheets.
  await writeFile(join(folder, 'src/vite-env.d.ts'), "declare module '*.css'\n")
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
  const child = spawn(process.execPath, [join(typescript, 'bin/tsc'), '-p', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await new Promise((resolve) => child.on('close', resolve))
  return output
}
