const words = [
  'a',
  'bc',
  'Word',
  'x1',
  '2',
  'é',
  'naïve',
  '世界',
  '😀',
  'http',
  'www',
  'tip',
  'z_y',
  '—',
  '“q”',
  '…',
  '→',
  '★',
  '\u200B',
  '\u00A0',
  '\u3000',
  'e\u0301',
  '،',
  '（字）',
  '。',
  '「',
  '한국',
  'ｗ',
  '字\u{E0100}',
]
const allMarks =
  "* ** *** _ __ ~ ~~ ` `` ``` [ ] ![ ]( ) ( < > </ /> & &amp; &#35; &copy; \\ ! | : :: ::: { } {#id} {.a} \" ' # ## - + = == === --- *** ___ 1. 2) - * + > >> $ $$ . , ; ? / @ ^ [^ [^a] [^a]: [a] [a]: [x] [ ] https:// http://a.b www.a.b a@b.c :a :b[c] ::d :::e {x=1} <b> </b> <br> <br/> <div> </div> <!-- --> <? ?> <A> </A> <Card/> <Card> </Card> {1} {'a'} {/* c */} {"
    .split(' ')
    .filter(Boolean)
const allStarts = [
  '# ',
  '## ',
  '- ',
  '* ',
  '+ ',
  '1. ',
  '2. ',
  '3) ',
  '10. ',
  '> ',
  '>',
  '```',
  '```js',
  '~~~',
  '    ',

  '\t',
  '  ',
  ' ',
  '   ',
  '---',
  '***',
  '| a | b |',
  '| - | - |',
  '|-|',
  ':::tip',
  ':::',
  '::::x',
  '::d',

  '[a]: /u',
  '[a]: /u "t"',
  '[^a]: note',
  '- [ ] ',
  '- [x] ',
  '===',
  '---',
  '<div>',
  '</div>',
  '<!--',
  '-->',
  '$$',
  'Term',
  ': def',
  '<Card>',
  '</Card>',
  '<Card',
  '\\',
  '| a',
  'a | b',
  ':-: | -',
] as const
const breaks = [
  '\n',
  '\n',
  '\n',
  '\n\n',
  '\n\n',
  '\n\n\n',
  '  \n',
  '\\\n',
  '\n \n',
  '\r\n',
  '\n\t\n',
] as const

/**
 * Text that uses the constructs of Markdown in unlikely ways, to compare two parsers. Each text uses
 * only some of the constructs, so that they also meet without the others.
 */
export function randomMarkdown(random: () => number): string {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? ''
  const some = (list: readonly string[]): string[] => {
    const share = random()
    return list.filter(() => random() < share)
  }
  const marks = some(allMarks)
  const starts = some(allStarts)
  const chance = (share: number): boolean => random() < share
  const inline = (): string => {
    let text = ''
    for (let left = Math.floor(random() * 7); left > 0; left--) {
      text += chance(0.45) ? pick(words) : pick(marks)
      if (chance(0.45)) text += ' '
    }
    return text
  }
  let text = ''
  for (let left = 1 + Math.floor(random() * 7); left > 0; left--) {
    for (let depth = Math.floor(random() * 3); depth > 0; depth--) text += pick(starts)
    text += inline()
    text += left === 1 && chance(0.5) ? '' : pick(breaks)
  }
  return text
}
