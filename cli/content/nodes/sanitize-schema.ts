import { componentTag } from './component-element.ts'
import { defaultSchema, type Schema } from 'hast-util-sanitize'

const media = [
  'audio',
  'iframe',
  'source',
  'track',
  'video',
  'figure',
  'figcaption',
  'mark',
  'small',
  'abbr',
  'cite',
  'dfn',
  'time',
  'u',
  'wbr',
  'bdi',
  'bdo',
  'data',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'nav',
  'hgroup',
  'address',
  'caption',
  'colgroup',
  'col',
  'button',
  'meter',
  'progress',
]
const framed = [
  'allow',
  'allowFullScreen',
  'frameBorder',
  'height',
  'loading',
  'name',
  'referrerPolicy',
  'sandbox',
  'src',
  'title',
  'width',
]
const played = [
  'autoPlay',
  'controls',
  'height',
  'loop',
  'muted',
  'playsInline',
  'poster',
  'preload',
  'src',
  'width',
]

/** Each by its name, because `data*` is the only wildcard of the sanitizer. */
const ariaNames = (
  'ActiveDescendant Atomic AutoComplete Busy Checked ColCount ColIndex ColSpan ' +
  'Controls Current DescribedBy Details Disabled ErrorMessage Expanded FlowTo ' +
  'HasPopup Hidden Invalid KeyShortcuts Label LabelledBy Level Live ' +
  'Modal MultiLine MultiSelectable Orientation Owns Placeholder PosInSet Pressed ' +
  'ReadOnly Relevant Required RoleDescription RowCount RowIndex RowSpan Selected ' +
  'SetSize Sort ValueMax ValueMin ValueNow ValueText'
)
  .split(' ')
  .map((name) => `aria${name}`)

/**
 * What raw HTML in a page may contain: what GitHub allows, and media, frames, classes and ARIA. No
 * `style`, which the strict content security policy forbids, and no scripts, forms or event
 * handlers. Ids stay as written, because published links point to them.
 */
export const articleSchema: Schema = {
  ...defaultSchema,
  clobber: [],
  ancestors: defaultSchema.ancestors ?? {},
  tagNames: [...(defaultSchema.tagNames ?? []), ...media, componentTag],
  strip: 'noembed noframes noscript script style template textarea title'.split(' '),
  required: { input: { disabled: true, type: 'checkbox' } },
  attributes: {
    '*': [
      'className',
      'id',
      'title',
      'lang',
      'dir',
      'role',
      ...ariaNames,
      'data*',
      'align',
      'hidden',
      'tabIndex',
    ],
    a: ['href', 'name', 'rel', 'target', 'download', 'hrefLang', 'type'],
    area: ['alt', 'coords', 'href', 'shape'],
    audio: played,
    blockquote: ['cite'],
    button: [['type', 'button']],
    col: ['span'],
    colgroup: ['span'],
    data: ['value'],
    del: ['cite', 'dateTime'],
    details: ['open', 'name'],
    iframe: framed,
    img: [
      'alt',
      'src',
      'srcSet',
      'sizes',
      'width',
      'height',
      'loading',
      'decoding',
      'fetchPriority',
    ],
    input: [['type', 'checkbox'], 'checked', ['disabled', true]],
    ins: ['cite', 'dateTime'],
    li: ['value'],
    meter: ['value', 'min', 'max', 'low', 'high', 'optimum'],
    ol: ['start', 'reversed', 'type'],
    progress: ['value', 'max'],
    q: ['cite'],
    source: ['src', 'srcSet', 'media', 'sizes', 'type', 'width', 'height'],
    td: ['colSpan', 'rowSpan', 'headers'],
    th: ['colSpan', 'rowSpan', 'headers', 'scope', 'abbr'],
    time: ['dateTime'],
    track: ['src', 'kind', 'srcLang', 'label', 'default'],
    video: played,
  },
  // `collectUrls` checks URLs later, when it can report their places.
  protocols: {},
}
