// Labels of a page that reads from right to left. Given the view for its body, it returns the same
// with names in labels isolated. The head has the labels as they are, because services read them.
import type { BlogPostView, BlogView } from '../../../runtime/shared/views/blog-view.ts'
import { isolateMixed, isolateNames } from '../../../runtime/shared/text/isolate-names.ts'
import type { DocPageView, PageView, SiteView } from '../../../runtime/shared/views/site-view.ts'

/** Isolate names in the labels that the layout shows around an article. */
export function isolateLabels(view: PageView, { direction }: SiteView['locale']): PageView {
  if (direction === 'ltr' || view.kind !== 'doc') return view
  const { heading, previous, next, tags, blog } = view
  return {
    ...view,
    heading: heading && isolateNames(heading),
    toc: view.toc.map((entry) => ({ ...entry, html: isolateCode(entry.html) })),
    breadcrumbs: view.breadcrumbs.map(isolateLabel),
    previous: previous && isolateLabel(previous),
    next: next && isolateLabel(next),
    tags: tags?.map(isolateLabel),
    blog: blog && isolateBlog(blog),
  }
}

/** The bar of the contents shows the heading being read as an attribute, which has no elements. */
const isolateCode = (html: string): string =>
  html
    .split(/(<code\b[^>]*>[^]*?<\/code>|<[^<>]*>)/)
    .map((part) => {
      const code = /^(<code\b[^>]*>)([^]*)<\/code>$/.exec(part)
      if (code) return `${code[1] ?? ''}\u2066${code[2] ?? ''}\u2069</code>`
      // A part of a character reference must not be isolated from the rest.
      return part.startsWith('<') || part.includes('&') ? part : isolateMixed(part)
    })
    .join('')

const isolateLabel = <T extends { readonly label: string }>(one: T): T => ({
  ...one,
  label: isolateNames(one.label),
})

const isolatePost = <T extends BlogPostView>(post: T): T => ({
  ...post,
  title: isolateNames(post.title),
  tags: post.tags.map(isolateLabel),
})

function isolateBlog(blog: BlogView): NonNullable<DocPageView['blog']> {
  const intro = isolateNames(blog.intro)
  if (blog.kind === 'post') return { ...blog, intro, post: isolatePost(blog.post) }
  if (blog.kind === 'archive') return { ...blog, intro, posts: blog.posts.map(isolatePost) }
  if (blog.kind === 'tags') return { ...blog, intro, tags: blog.tags.map(isolateLabel) }
  if (blog.kind === 'authors') return { ...blog, intro }
  return { ...blog, intro, entries: blog.entries.map(isolatePost) }
}
