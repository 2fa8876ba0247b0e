// Languages that Prism lacks: single-file components of the web, MDX, and Prisma schemas.
import type { Refractor, Syntax } from 'refractor/core'
import javascript from 'refractor/javascript'
import less from 'refractor/less'
import markdown from 'refractor/markdown'
import markup from 'refractor/markup'
import scss from 'refractor/scss'
import tsx from 'refractor/tsx'
import typescript from 'refractor/typescript'

type Languages = Refractor['languages']
type Grammar = NonNullable<Languages[string]>

/** Text in braces that are balanced to a depth of three. */
const braces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`

/** The contents of an element whose start tag matches, in another language. */
function contents(tag: string, attributes: string, inside: Grammar | undefined) {
  const pattern = new RegExp(`(<${tag}\\b(?=[^>]*${attributes})[^>]*>)[\\s\\S]+?(?=</${tag}>)`, 'i')
  return { pattern, lookbehind: true, greedy: true, ...(inside && { inside }) }
}

/** Markup with scripts and style sheets in the languages that single-file components use. */
function componentMarkup(languages: Languages, extra: Grammar): Grammar {
  return {
    'typed-script': contents('script', 'lang=["\']?tsx?', languages['tsx']),
    script: contents('script', '', languages['javascript']),
    'scss-style': contents('style', 'lang=["\']?s[ac]ss', languages['scss']),
    'less-style': contents('style', 'lang=["\']?less', languages['less']),
    style: contents('style', '', languages['css']),
    ...extra,
    ...languages['markup'],
  }
}

function define(
  name: string,
  needs: readonly Syntax[],
  create: (languages: Languages) => Grammar,
): Syntax {
  const syntax = (prism: Refractor): undefined => {
    for (const need of needs) prism.register(need)
    prism.languages[name] = create(prism.languages)
  }
  return Object.assign(syntax, { displayName: name, aliases: [] })
}

const forMarkup = [markup, javascript, typescript, tsx, scss, less] as const

const vue = define('vue', forMarkup, (languages) => {
  const script = languages['typescript'] ?? {}
  return componentMarkup(languages, {
    interpolation: { pattern: /\{\{(?:(?!\{\{)[\s\S])*?\}\}/, inside: script },
    binding: {
      pattern: /(\s(?:v-[\w:.-]+|[@:#][\w:.-]+)=)(?:"[^"]*"|'[^']*')/,
      lookbehind: true,
      greedy: true,
      inside: { quote: /^["']|["']$/, ...script },
    },
  })
})

const svelte = define('svelte', forMarkup, (languages) =>
  componentMarkup(languages, {
    expression: {
      pattern: new RegExp(braces),
      greedy: true,
      inside: {
        keyword: /(?<=^\{[#:/@])[a-z]+(?: if)?|\b(?:as|then|catch)\b/,
        ...languages['typescript'],
      },
    },
  }),
)

const astro = define('astro', forMarkup, (languages) =>
  componentMarkup(languages, {
    frontmatter: {
      pattern: /(^\s*---[ \t]*\n)[\s\S]*?(?=\n---)/,
      lookbehind: true,
      greedy: true,
      inside: languages['typescript'] ?? {},
    },
    expression: { pattern: new RegExp(braces), greedy: true, inside: languages['tsx'] ?? {} },
  }),
)

const mdx = define('mdx', [markdown, ...forMarkup], (languages) => ({
  module: {
    pattern: /^(?:import|export)\b[^\n]*(?:\n(?!\s*\n)[^\n]+)*/m,
    greedy: true,
    inside: languages['tsx'] ?? {},
  },
  element: {
    pattern:
      /<\/?[A-Z][\w.]*(?:\s+(?:[^\s>"'{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})+)*\s*\/?>/,
    greedy: true,
    inside: languages['tsx'] ?? {},
  },
  ...languages['markdown'],
}))

const prisma = define('prisma', [], () => ({
  comment: /\/\/.*/,
  string: { pattern: /"(?:\\.|[^"\\])*"/, greedy: true },
  keyword: /^[^\S\n]*(?:datasource|enum|generator|model|type|view)\b/m,
  'class-name': [
    {
      pattern: /(^[^\S\n]*(?:datasource|enum|generator|model|type|view)\s+)\w+/m,
      lookbehind: true,
    },
    /\b(?:BigInt|Boolean|Bytes|DateTime|Decimal|Float|Int|Json|String|Unsupported)\b/,
  ],
  decorator: /@@?\w+(?:\.\w+)*/,
  function: /\b\w+(?=\()/,
  property: /^[^\S\n]*\w+(?=\s+[\w[]|\s*=)|\b\w+(?=:)/m,
  boolean: /\b(?:false|true)\b/,
  number: /\b\d+(?:\.\d+)?\b/,
}))

/** Each registers itself, and what it needs, like a grammar of Prism. */
export const ownGrammars: readonly Syntax[] = [astro, mdx, prisma, svelte, vue]
