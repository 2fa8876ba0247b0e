import { parse } from 'yaml'
import { toList, toRecord, toText } from '../../coerce.ts'

/** Lists that the script of a page writes out, by name. */
export type LiteralLists = ReadonlyMap<string, readonly unknown[]>

const list = /^([ \t]*)const\s+([A-Za-z_$][\w$]*)\s*(?::[^=\n]+)?=\s*(\[[\s\S]*?^\1\])\s*;?\s*$/gm

/** Read the lists in a script that consist of strings and of objects with strings; others are left out. */
export function readLiteralLists(script: string): LiteralLists {
  return new Map(
    [...script.matchAll(list)].flatMap(([, , name = '', written = '']) => {
      const value = parseLiteral(written)
      return Array.isArray(value) ? [[name, value] as const] : []
    }),
  )
}

/** A literal without comments and calls is a flow collection of YAML too. */
function parseLiteral(written: string): unknown {
  if (/\/\/\s|\/\*|`|\(|\.\.\./.test(written.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '')))
    return undefined
  try {
    return parse(written)
  } catch {
    return undefined
  }
}

/** The members of a team as a Markdown list; undefined if one of them has no name. */
export function formatMembers(members: readonly unknown[]): readonly string[] | undefined {
  const lines = members.map((member) => {
    const { name, title, org, orgLink, desc, links } = toRecord(member)
    const person = toText(name)
    if (person === undefined) return undefined
    const company = toText(org)
    const at = toText(orgLink)
    const place = company === undefined || at === undefined ? company : `[${company}](${at})`
    const pages = toList(links).flatMap((one) => {
      const { icon, link } = toRecord(one)
      const href = toText(link)
      return href === undefined ? [] : [`[${toText(icon) ?? href}](${href})`]
    })
    const facts = [toText(title), place, toText(desc), ...pages].filter((one) => one !== undefined)
    return `- **${person}**${facts.map((fact) => `, ${fact}`).join('')}`
  })
  const known = lines.filter((line) => line !== undefined)
  return known.length === lines.length && known.length > 0 ? known : undefined
}
