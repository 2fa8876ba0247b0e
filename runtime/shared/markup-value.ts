// Markup as a value: what an attribute of a component holds where Markdown says `text={<b>two</b>}`.
// `{[markupKey]: 'b', props: {}, children: ['two']}`; it survives JSON.

/** The key that tells such a value from any other object; it holds the name of the element. */
export const markupKey = '$markup'

/** Elements that may stand in such a value; they hold text and load nothing. */
export const markupTags: ReadonlySet<string> = new Set(
  'a abbr b br code del em i ins kbd li mark ol p q s samp small span strong sub sup u ul var'.split(
    ' ',
  ),
)
