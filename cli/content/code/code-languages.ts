import { refractor } from 'refractor/core'
import bash from 'refractor/bash'
import c from 'refractor/c'
import clike from 'refractor/clike'
import cpp from 'refractor/cpp'
import csharp from 'refractor/csharp'
import css from 'refractor/css'
import diff from 'refractor/diff'
import docker from 'refractor/docker'
import go from 'refractor/go'
import graphql from 'refractor/graphql'
import ini from 'refractor/ini'
import java from 'refractor/java'
import javascript from 'refractor/javascript'
import json from 'refractor/json'
import json5 from 'refractor/json5'
import jsx from 'refractor/jsx'
import kotlin from 'refractor/kotlin'
import less from 'refractor/less'
import makefile from 'refractor/makefile'
import markdown from 'refractor/markdown'
import markup from 'refractor/markup'
import php from 'refractor/php'
import powershell from 'refractor/powershell'
import python from 'refractor/python'
import ruby from 'refractor/ruby'
import rust from 'refractor/rust'
import sass from 'refractor/sass'
import scss from 'refractor/scss'
import shellSession from 'refractor/shell-session'
import sql from 'refractor/sql'
import swift from 'refractor/swift'
import toml from 'refractor/toml'
import tsx from 'refractor/tsx'
import typescript from 'refractor/typescript'
import yaml from 'refractor/yaml'

/** Names that authors use, and the Prism name of each. */
const aliases: Readonly<Record<string, string>> = {
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  node: 'javascript',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  npm: 'bash',
  yarn: 'bash',
  pnpm: 'bash',
  bun: 'bash',
  console: 'shell-session',
  shellsession: 'shell-session',
  'sh-session': 'shell-session',
  html: 'markup',
  xml: 'markup',
  svg: 'markup',
  vue: 'markup',
  svelte: 'markup',
  md: 'markdown',
  mdx: 'markdown',
  yml: 'yaml',
  jsonc: 'json5',
  webmanifest: 'json',
  dockerfile: 'docker',
  make: 'makefile',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  gql: 'graphql',
  cs: 'csharp',
  'c++': 'cpp',
  kt: 'kotlin',
  ps1: 'powershell',
  env: 'ini',
  golang: 'go',
  http: 'none',
}
const plainNames = new Set([
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
  'output',
  'ansi',
  'tree',
  'csv',
])
const grammars = [
  bash,
  c,
  clike,
  cpp,
  csharp,
  css,
  diff,
  docker,
  go,
  graphql,
  ini,
  java,
  javascript,
  json,
  json5,
  jsx,
  kotlin,
  less,
  makefile,
  markdown,
  markup,
  php,
  powershell,
  python,
  ruby,
  rust,
  sass,
  scss,
  shellSession,
  sql,
  swift,
  toml,
  tsx,
  typescript,
  yaml,
]

/**
 * Register the language of a fence and return its Prism name; `plain` if it is not highlighted,
 * undefined if it is unknown.
 */
export function resolveLanguage(name: string): string | undefined {
  const lower = name.toLowerCase()
  // `constructor` is a name that every object has.
  const prism = (Object.hasOwn(aliases, lower) ? aliases[lower] : undefined) ?? lower
  if (plainNames.has(prism)) return 'plain'
  if (refractor.registered(prism)) return prism
  const grammar = grammars.find((candidate) => candidate.displayName === prism)
  if (grammar === undefined) return undefined
  // Registering takes time, so a page without Rust code does not load its grammar.
  refractor.register(grammar)
  return prism
}

/** Every language that a fence may name, for suggestions. */
export function languageNames(): readonly string[] {
  const own = grammars.map((grammar) => grammar.displayName)
  return [
    ...new Set([...Object.keys(aliases), ...own, ...plainNames, ...refractor.listLanguages()]),
  ]
}

/** Load Prism languages outside the common set; returns the names that Prism does not have. */
export async function loadLanguages(names: readonly string[]): Promise<readonly string[]> {
  const missing = names.filter((name) => resolveLanguage(name) === undefined)
  if (missing.length === 0) return []
  await import('refractor/all')
  return missing.filter((name) => !refractor.registered(name))
}
