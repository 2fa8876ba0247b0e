// Front matter of other tools. Given a key that docs-ssg doesn't know, it returns what to write
// instead.
import { ownValue } from '../../primitives/own-value.ts'

const write = (counterpart: string): string => `Write ${counterpart} instead.`
const home = write('`layout: home` for a landing page with `hero` and `features`')
const editLink = write('`custom_edit_url`: a URL, or `null` for no link')
const exclude = write('`search: { exclude: true }`')
const order = write('`sidebar_position`')
const unlisted = write('`unlisted: true`')
const author = write('`last_update: { date, author }`')
const remove = (why: string): string => `Remove it: ${why}.`

const help: Readonly<Record<string, string>> = {
  // Docusaurus (blog)
  hide_reading_time: write('`blog.showReadingTime` in the config'),

  // VitePress
  isHome: home,
  outline: write('`toc_min_heading_level` and `toc_max_heading_level`'),
  navbar: remove('every page has the navbar'),
  aside: write('`hide_table_of_contents: true`'),
  lastUpdated: write('`last_update: { date, author }`, or `docs.showLastUpdateTime` in the config'),
  editLink,
  footer: remove('every page has the footer of the site'),
  pageClass: write('`wrapperClassName`'),
  titleTemplate: write('`title_meta`'),
  markdownStyles: remove('every page has the style sheet of the site'),

  // VitePress and Starlight
  sidebar: write(
    '`sidebar_label`, `sidebar_position`, `sidebar_badge`, `unlisted: true`, or `displayed_sidebar: null` for no sidebar',
  ),
  prev: write('`pagination_prev`: the id of a page, or `null`'),
  next: write('`pagination_next`: the id of a page, or `null`'),

  // Starlight
  template: home,
  banner: write('`:::note` at the start of the page, or `announcementBar` in the config'),
  tableOfContents: write('`hide_table_of_contents: true`, or `toc_max_heading_level`'),
  editUrl: editLink,
  pagefind: exclude,
  tagline: write('`description`'),

  // MkDocs
  hide: write('`hide_table_of_contents: true`, or `displayed_sidebar: null` for no sidebar'),
  icon: remove('entries of the sidebar have no icons'),
  status: write('`sidebar_class_name`, and a rule for it in a style sheet of `customCss`'),
  subtitle: write('a paragraph below the title'),
  categories: write('a folder with a `_category_.json`'),
  comments: remove('pages have no comments'),
  redirect: write('`redirects` in the config, or `redirect_from` in the page that it points to'),

  // Nextra
  sidebarTitle: write('`sidebar_label`'),
  asIndexPage: remove('`index.md` is the page of its folder'),
  searchable: exclude,
  theme: home,
  toc: write('`hide_table_of_contents: true`'),
  breadcrumb: write('`docs.breadcrumbs` in the config'),
  timestamp: write('`docs.showLastUpdateTime` in the config'),
  pagination: write('`pagination_prev: null` and `pagination_next: null`'),
  ogImage: write('`image`'),
  display: unlisted,

  // GitBook and Jekyll
  cover: write('`image`, or an image at the start of the page'),
  hidden: unlisted,
  permalink: write('`slug`'),
  nav_order: order,
  order,
  weight: order,
  parent: write('a folder'),
  has_children: remove('a folder shows its pages'),
  nav_exclude: unlisted,
  published: write('`draft: true`'),
  linkTitle: write('`sidebar_label`'),
  url: write('`slug`'),
  summary: write('`description`'),
}

/** The replacement for a key of another tool; undefined for other keys. */
export function foreignKey(key: string): string | undefined {
  return ownValue(help, key)
}

/** Why a key has no effect. */
export interface IdleKey {
  /** Completes "…, because". */
  readonly why: string
  readonly help: string
  /** The value is not even read. */
  readonly isLeftOut?: boolean
}

const onlyPosts = 'only posts of a blog show it'

/** Keys that only posts of a blog have. */
const postKeys: Readonly<Record<string, IdleKey>> = {
  date: { why: onlyPosts, help: author },
  authors: { why: onlyPosts, help: author },
  author: { why: onlyPosts, help: author },
  author_title: { why: onlyPosts, help: author },
  author_url: { why: onlyPosts, help: author },
  author_image_url: { why: onlyPosts, help: author },
  authorTitle: { why: onlyPosts, help: author },
  authorURL: { why: onlyPosts, help: author },
  authorImageURL: { why: onlyPosts, help: author },
}

const idleKeys: Readonly<Record<string, IdleKey>> = {
  sidebar_custom_props: {
    why: 'only code of Docusaurus reads it',
    help: 'Remove it, or write `sidebar_class_name`.',
  },
}

/** Keys that only landing pages have. */
const homeKeys: ReadonlySet<string> = new Set(['hero', 'features'])
const noHome: IdleKey = {
  why: 'the page does not have `layout: home`',
  help: 'Add `layout: home` to make the page a landing page.',
  isLeftOut: true,
}
const noHomeInBlogs: IdleKey = {
  why: 'posts of a blog have a layout of their own',
  help: 'Remove it, or move the page out of the folder of the blog.',
  isLeftOut: true,
}

const noLayout: IdleKey = {
  why: 'the layouts of docs-ssg are `doc` and `home`',
  help: 'Remove it, or write `layout: home` for a landing page. A page of another form is a React page below `pagesPath`.',
  isLeftOut: true,
}

/** The context that decides whether a key has an effect. */
interface PageForm {
  readonly isPost: boolean
  /** As written. */
  readonly layout: unknown
}

/** Why a supported key has no effect on a page, and what to do; undefined for all others. */
export function idleKey(key: string, { isPost, layout }: PageForm): IdleKey | undefined {
  if (isPost && (key === 'layout' || homeKeys.has(key))) return noHomeInBlogs
  if (key === 'layout') return layout === 'doc' || layout === 'home' ? undefined : noLayout
  if (homeKeys.has(key)) return layout === 'home' ? undefined : noHome
  if (Object.hasOwn(postKeys, key)) return isPost ? undefined : postKeys[key]
  return ownValue(idleKeys, key)
}
