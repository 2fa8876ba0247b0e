import type { Syntax } from 'refractor/core'
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
import { ownGrammars } from './own-grammars.ts'

/** The languages of most pages, which are there without waiting. */
export const commonGrammars: readonly Syntax[] = [
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
