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
import { withoutExtensions } from './grammar-extensions.ts'
import { languageAliases } from './language-aliases.ts'
import { ownGrammars } from './own-grammars.ts'

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
  ...ownGrammars,
]

/**
 * Registered first, in this order: each of them changes those before it, so that the colors of HTML
 * would otherwise depend on the languages of earlier pages.
 */
const base = [markup, css, clike, javascript]

// Pages are colored one after another with the same grammars, so no language may change another.
refractor.register = withoutExtensions(refractor.register)

/**
 * Register the language of a fence and return its Prism name; `plain` if it is not highlighted,
 * undefined if it is unknown as long as `loadLanguages` has not loaded it.
 */
export function resolveLanguage(name: string): string | undefined {
  const lower = name.toLowerCase()
  if (plainNames.has(lower)) return 'plain'
  const grammar = grammarOf(lower) ?? grammarOf(languageAliases.get(lower))
  if (grammar !== undefined) {
    // Registering takes time, so a page without Rust code does not load its grammar.
    for (const one of [...base, grammar])
      if (!refractor.registered(one.displayName)) refractor.register(one)
    return grammar.displayName
  }
  // A name of Prism comes first, because a site may have defined it.
  return [lower, languageAliases.get(lower)].find(isRegistered)
}

const grammarOf = (name: string | undefined) =>
  grammars.find(({ displayName }) => displayName === name)

const isRegistered = (name: string | undefined): name is string =>
  name !== undefined && refractor.registered(name)

/** Every language that a fence may name, for suggestions. */
export function languageNames(): readonly string[] {
  const own = grammars.map((grammar) => grammar.displayName)
  return [
    ...new Set([...languageAliases.keys(), ...own, ...plainNames, ...refractor.listLanguages()]),
  ]
}

/** Load all languages of Prism if one of the names is outside the common set. */
export async function loadLanguages(names: readonly string[]): Promise<void> {
  if (names.some((name) => resolveLanguage(name) === undefined)) await loadAllLanguages()
}

/** Load the languages outside the common set, about 300. */
export async function loadAllLanguages(): Promise<void> {
  // The common set comes first, as on a page that needs no other.
  for (const { displayName } of grammars) resolveLanguage(displayName)
  await import('refractor/all')
}
