// The built-in components, as authors write them. A new one is a row here, its HTML in
// runtime/components/content/ and, if the build prepares it, a row in component-handlers.ts.
import {
  anything,
  filled,
  flag,
  labels,
  length,
  level,
  lineNumbers,
  list,
  mark,
  matching,
  query,
  sources,
  text,
  type ValueForm,
  videoId,
  word,
  words,
} from './value-forms.ts'

/** A prop and the values that it takes. */
interface Prop extends ValueForm {
  /** Readers see it as text, so search finds it. */
  readonly isShown?: boolean
  /** Its value may be markup. */
  readonly mayBeMarkup?: boolean
}

interface BuiltInComponent {
  readonly props: Readonly<Record<string, Prop>>
  /** Props without which it shows nothing or a link to nowhere; each list names alternatives. */
  readonly required?: readonly (readonly string[])[]
  /** What to write in place of props of other tools. */
  readonly foreign?: Readonly<Record<string, string>>
}

const shownText: Prop = { ...text, isShown: true }
const richText: Prop = { ...shownText, mayBeMarkup: true }
const className = text

const tabs = {
  groupId: filled,
  queryString: query,
  defaultValue: text,
  values: labels,
  lazy: anything,
  className,
}

const video: BuiltInComponent = {
  props: { id: videoId, title: shownText, className },
  required: [['id']],
}

/** Each by its name. */
export const builtInComponents: Readonly<Record<string, BuiltInComponent>> = {
  Admonition: {
    props: { type: word, title: richText, id: filled, className },
    foreign: { icon: 'Remove it: every type has its own icon.' },
  },
  Badge: {
    props: { type: word, text: { ...text, mayBeMarkup: true }, className },
    foreign: {
      variant: 'Write `type`: `info`, `tip`, `warning` or `danger`.',
      size: 'Remove it: a badge has the size of the text around it.',
    },
  },
  Card: {
    props: { title: richText, href: text, to: text, className },
    foreign: {
      icon: 'Remove it, or write an emoji in the title.',
      description: 'Write the text between the tags.',
    },
  },
  Cards: { props: { className } },
  CodeBlock: {
    props: {
      language: text,
      title: text,
      showLineNumbers: lineNumbers,
      metastring: text,
      className,
    },
  },
  CodeGroup: { props: tabs },
  PackageManagerTabs: { props: { command: filled, ...tabs }, required: [['command']] },
  Details: { props: { summary: richText, title: richText, open: flag, id: filled, className } },
  Diagram: { props: { src: filled, alt: text, code: filled, title: richText, className } },
  DocCardList: { props: { items: list, className } },
  Heading: {
    props: {
      as: matching(/^h[1-6]$/, '`h1`, `h2`, `h3`, `h4`, `h5` or `h6`'),
      id: filled,
      className,
    },
  },
  Iframe: {
    props: {
      src: filled,
      title: shownText,
      allow: text,
      sandbox: text,
      width: length,
      height: length,
      className,
    },
    required: [['src']],
  },
  Link: { props: { to: text, href: text, title: text, id: filled, className } },
  LiteYouTubeEmbed: video,
  Sandbox: {
    props: { base: filled, files: filled, open: filled, title: text, hosts: text, className },
    required: [['files']],
  },
  Steps: { props: { className } },
  TabItem: {
    props: { value: filled, label: filled, default: mark, className },
    required: [['label', 'value']],
    foreign: { icon: 'Remove it, or write an emoji in the label.' },
  },
  Tabs: {
    props: tabs,
    foreign: {
      items: 'Write `<TabItem label="…">` around each part.',
      syncKey: 'Write `groupId`.',
      storageKey: 'Write `groupId`.',
      defaultIndex: 'Write `default` on one `<TabItem>`.',
    },
  },
  ThemedImage: {
    props: { sources, light: filled, dark: filled, alt: text, className },
    required: [
      ['sources', 'light'],
      ['sources', 'dark'],
    ],
  },
  TOCInline: {
    props: { toc: anything, minHeadingLevel: level, maxHeadingLevel: level, className },
  },
  Translate: { props: { id: filled, description: anything, values: words } },
  YouTube: video,
  TypeTable: { props: { of: anything, from: anything } },
}
