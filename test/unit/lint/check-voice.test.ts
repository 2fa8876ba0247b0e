import { describe, expect, it } from 'vitest'
import { findPhrases } from '../../lint/check-voice.mjs'

const found = (path: string, source: string): string[] =>
  findPhrases(path, source).map(({ line, column, text }) => `${line}:${column} ${text}`)

describe('findPhrases', () => {
  it('reads comments and sentences in strings, and no identifiers', () => {
    const source = [
      '// Nobody is left behind.',
      "const nobody = 'nobody'",
      "print('Mend the file.')",
      'print(`See ${nobody} to mend it.`)',
    ].join('\n')
    expect(found('cli/a.ts', source)).toEqual(['1:4 Nobody', '3:8 Mend', '4:25 mend'])
  })

  it('reads Markdown, and neither its code nor its URLs', () => {
    const source =
      '# Colours\n\n[a](/colours) `mend`\n\n```js\n// nobody\n```\n\nThe file stands in the folder.\n'
    expect(found('README.md', source)).toEqual(['1:3 Colours', '9:10 stands in'])
  })

  it.each([
    ['It is no page of this site.', 'is no p'],
    ['What speaks against it?', 'speaks against'],
    ['The text is gone for ever.', 'for ever'],
    ['The sheet is loaded later.', 'sheet'],
    ['It leads nowhere.', 'leads nowhere'],
    ['Each page has a folder of its own.', 'of its own'],
    ['The page waits meanwhile.', 'meanwhile'],
    ['A is cached, whereas B is not.', 'whereas'],
    ['A list of which a part is shown.', 'of which'],
    ['Call it, for which you need no state.', 'for which you need no'],
    ['It is slow. Therefore, cache it.', '. Therefore'],
    ['Nor is it ever late.', 'Nor'],
    ['The call is missing, about which a check warns.', 'about which'],
    ['The copies will differ sooner or later.', 'sooner or later'],
    ['All pages are shown, one below the other.', 'one below the other'],
    ['It throws an error that begins with `x`.', 'error that begins with'],
    ['Node has no page to which it could be relative.', 'page to which'],
    ['The window gets the focus.', 'gets the focus'],
    ['The component waits with rendering.', 'waits with rendering'],
    ['A rule of yours wins.', 'A rule of yours'],
    ['With types, one ends up writing more.', 'one ends up'],
  ])('finds a turn of phrase in %j', (text, phrase) => {
    expect(findPhrases('a.md', text).map((one) => one.text)).toEqual([phrase])
  })

  it.each([
    'There is no page.',
    'It is no longer there.',
    'The style sheet is small.',
    'One star stands for any number of folders.',
    'The default is used.',
    'Pages of your own collections, most of which are new.',
    'The focus is on the field, and the links are to other sites of yours.',
  ])('finds nothing in %j', (text) => {
    expect(findPhrases('a.md', text)).toEqual([])
  })
})
