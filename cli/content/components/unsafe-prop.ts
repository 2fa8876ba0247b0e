// Which props of a page a component may not receive, because it may pass them on to an element. Names are
// compared in one form, because React and browsers read many spellings as one name.
import { isReservedAttribute } from '../../../runtime/shared/html/reserved-attributes.ts'
import { isAcceptedUrl } from '../../primitives/urls/accepted-url.ts'
import { plainAttributeName } from '../../primitives/modules/attribute-name.ts'
import { listUrls } from '../../primitives/urls/map-urls.ts'
import { urlPropOf } from '../../primitives/urls/url-attributes.ts'
import { articleSchema } from '../nodes/sanitize-schema.ts'
import { toStyleClass } from './jsx-style.ts'
import { componentTag, isPropObject, type PropValue } from '../nodes/component-element.ts'

/** Why a prop is removed: its name, a URL in it, or the element that it names. */
export type UnsafeProp =
  | { readonly kind: 'name' | 'style' }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'element'; readonly tagName: string }

/** Names in plain form whose values become markup, a document, or an instruction to the browser. */
const unsafeNames: ReadonlySet<string> = new Set([
  'dangerouslysetinnerhtml',
  'httpequiv',
  'innerhtml',
  'outerhtml',
  'setinnerhtml',
  'srcdoc',
])

/** Keys that mean something to React or to JavaScript as they are written. */
const unsafeKeys: ReadonlySet<string> = new Set(['__html', '__proto__'])

/** Names by which components let a page choose their element, in plain form. */
const elementNames: ReadonlySet<string> = new Set(['as', 'elementtype', 'is', 'tagname'])
/** Such names that are words as well, so that their values may be any other word. */
const elementWords: ReadonlySet<string> = new Set(['component', 'element', 'tag'])

/** Words that begin like the name of an event handler, in plain form. */
const noHandler = /^(?:on|once|one|ongoing|onboarding\w*|online\w*|only\w*|ontology)$/

/** The reason why passing on a prop is unsafe; undefined if it is safe. Doesn't look into objects. */
export function findUnsafe(key: string, value: PropValue): UnsafeProp | undefined {
  const name = plainAttributeName(key)
  if (unsafeKeys.has(key) || unsafeNames.has(name) || isReservedAttribute(key))
    return { kind: 'name' }
  if (name === 'style' && isPropObject(value) && toStyleClass(value).refused.length > 0)
    return { kind: 'style' }
  const texts = textsOf(value)
  if (texts.length === 0) return undefined
  if (/^on[a-z]/.test(name) && !noHandler.test(name)) return { kind: 'name' }
  return findUrl(name, texts) ?? findElement(name, texts)
}

/** React writes a list as its texts with commas between them. */
function textsOf(value: PropValue): readonly string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap((item: PropValue) => textsOf(item)) : []
}

/**
 * True for a name in a group with one letter, such as a color of a palette: `{ background: 'p:sky' }`. No scheme has
 * one letter, so a browser that takes the name for a URL loads nothing.
 */
const isKey = (text: string): boolean => /^[a-z]:[\w-]+$/i.test(text)

function findUrl(name: string, texts: readonly string[]): UnsafeProp | undefined {
  const attribute = urlPropOf(name)
  if (attribute === undefined) return undefined
  const url = texts
    .flatMap((text) => listUrls(text, attribute.syntax))
    .find((one) => !isAcceptedUrl(one, attribute) && !(attribute.use === 'load' && isKey(one)))
  return url === undefined ? undefined : { kind: 'url', url }
}

/** What a page may make of HTML itself, but frames only where their host is checked. */
const articleTags: ReadonlySet<string> = new Set(
  articleSchema.tagNames?.filter((tag) => tag !== 'iframe' && tag !== componentTag),
)
/** All other elements of HTML and SVG that run, load or send something, or move the rest of the page. */
const activeTags: ReadonlySet<string> = new Set(
  (
    'animate animatemotion animatetransform applet base body embed fencedframe foreignobject form frame frameset ' +
    'head html iframe image link math meta noembed noframes noscript object plaintext portal script select set ' +
    'style svg template textarea title use xmp'
  ).split(' '),
)

/** A component may create whatever element its prop names, a script among them. */
function findElement(name: string, texts: readonly string[]): UnsafeProp | undefined {
  const isWord = elementWords.has(name)
  if (!isWord && !elementNames.has(name)) return undefined
  const tagName = texts.find((text) => {
    const tag = text.trim().toLowerCase()
    return isWord ? activeTags.has(tag) : !articleTags.has(tag)
  })
  return tagName === undefined ? undefined : { kind: 'element', tagName }
}
