// Markup as a value that survives JSON. `text={<b>two</b>}` in Markdown becomes
// `{[markupKey]: 'b', props: {}, children: ['two']}`.

/** The key by which such a value is recognized. Its value is the name of the element. */
export const markupKey = '$markup'

/** The elements allowed in such a value: they contain text and load nothing. */
export const markupTags: ReadonlySet<string> = new Set(
  'a abbr b br code del em i ins kbd li mark ol p q s samp small span strong sub sup u ul var'.split(
    ' ',
  ),
)
