// Given a style sheet, it returns the files that it needs: other style sheets, fonts and images.
import { dirname, resolve } from 'node:path'

/** A comment that nothing closes goes to the end. */
const comments = /\/\*[\s\S]*?(?:\*\/|$)/g
const references =
  /@import\s+(?:url\(\s*)?["']?(?<sheet>[^"'()\s;]+)|\burl\(\s*["']?(?<file>[^"'()\s]+)/g

/** At-rules that only Tailwind reads. */
const tailwind = /@(?:tailwind|apply|theme|plugin|reference)\b/

interface StyleNeeds {
  /** Absolute: the style sheet and the files that it needs. */
  readonly files: readonly string[]
  /** True if a part of it comes from a package. */
  readonly hasPackages: boolean
}

interface StyleSources {
  /** True for an absolute path. */
  readonly exists: (path: string) => boolean
  readonly readText: (path: string) => string | undefined
}

/** The files that a style sheet (absolute) refers to, including those of the style sheets that it imports. */
export function listStyleNeeds(sheet: string, { exists, readText }: StyleSources): StyleNeeds {
  const files = new Set([sheet])
  const texts: string[] = []
  const unread = [sheet]
  const packages: string[] = []
  for (let file = unread.pop(); file !== undefined; file = unread.pop()) {
    const text = (readText(file) ?? '').replace(comments, '')
    texts.push(text)
    for (const { groups } of text.matchAll(references)) {
      const { sheet: imported, file: named } = groups ?? {}
      const written = imported ?? named ?? ''
      // A URL, a fragment, or a path of a static file.
      if (/^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(written)) continue
      const target = resolve(dirname(file), written.replace(/[?#].*$/, ''))
      if (exists(target)) {
        if (imported !== undefined && !files.has(target)) unread.push(target)
        files.add(target)
      } else if (imported !== undefined && !written.startsWith('.')) packages.push(written)
    }
  }
  const hasPackages = packages.length > 0 || texts.some((text) => tailwind.test(text))
  return { files: [...files], hasPackages }
}
