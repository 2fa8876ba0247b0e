import type { ReactElement } from 'react'
import { Archive } from '../components/blog/archive.tsx'
import { AuthorProfile } from '../components/blog/author-profile.tsx'
import { LinkList } from '../components/blog/link-list.tsx'
import { PostAuthors } from '../components/blog/post-authors.tsx'
import { PostList } from '../components/blog/post-list.tsx'
import { PostMeta } from '../components/blog/post-meta.tsx'
import { PostTags } from '../components/blog/post-tags.tsx'
import { DocFooter } from '../components/doc-footer.tsx'
import { Notices } from '../components/notices.tsx'
import { slots } from '../components/theme-slots.tsx'
import { useTranslations } from '../i18n/use-translations.ts'
import type { BlogLinksView, BlogView } from '../shared/views/blog-view.ts'
import type { DocPageView, SiteView } from '../shared/views/site-view.ts'
import { Article, ArticleTitle } from './article.tsx'
import { DocFrame, DocHeader } from './doc-frame.tsx'

interface BlogLayoutProps {
  readonly site: SiteView
  readonly page: DocPageView
  readonly blog: BlogView
}

/** A page of a blog: a post, or one of its lists. */
export function BlogLayout(props: BlogLayoutProps): ReactElement {
  const { site, page, blog } = props
  return (
    <DocFrame site={site} page={page} className="blog">
      <DocHeader site={site} page={page} />
      {blog.kind === 'post' ? <Post {...props} /> : <List {...props} />}
    </DocFrame>
  )
}

function Post({ site, page, blog }: BlogLayoutProps): ReactElement | null {
  const texts = useTranslations()
  if (blog.kind !== 'post') return null
  const { post } = blog
  // A post belongs to no version, so it is neither unreleased nor unmaintained.
  const unversioned = { ...site, version: { ...site.version, banner: 'none' as const } }
  return (
    <>
      <Notices site={unversioned} page={page} />
      <header className="blog-header">
        {page.heading === undefined ? (
          <div className="markdown">
            <ArticleTitle />
          </div>
        ) : (
          <div className={page.showTitle ? 'markdown' : 'visually-hidden'}>
            <h1 lang={page.articleLang}>{page.heading}</h1>
          </div>
        )}
        <PostMeta site={site} post={post} />
        <PostAuthors authors={post.authors} />
      </header>
      <slots.Place name="articleTop" site={site} page={page} />
      <Article page={page} className="markdown" withoutTitle />
      <slots.Place name="articleBottom" site={site} page={page} />
      <PostTags tags={post.tags} />
      <slots.Place name="docFooter" site={site} page={page}>
        <DocFooter
          site={site}
          page={page}
          labels={{ previous: texts.newerPost, next: texts.olderPost }}
        />
      </slots.Place>
    </>
  )
}

function List({ site, page, blog }: BlogLayoutProps): ReactElement {
  return (
    <>
      <header className="blog-header markdown">
        <h1>{page.heading}</h1>
        {blog.intro === '' || blog.intro === page.heading || blog.kind === 'author' ? null : (
          <p className="blog-intro">{blog.intro}</p>
        )}
      </header>
      {blog.kind === 'author' ? <AuthorProfile site={site} author={blog.author} isNamed /> : null}
      <BlogLinks links={blog.links} />
      <ListContent site={site} blog={blog} />
    </>
  )
}

function ListContent({ site, blog }: Omit<BlogLayoutProps, 'page'>): ReactElement | null {
  switch (blog.kind) {
    case 'post':
      return null
    case 'archive':
      return <Archive site={site} posts={blog.posts} />
    case 'tags':
      return <PostTags tags={blog.tags} />
    case 'authors':
      return (
        <div className="blog-profiles">
          {blog.authors.map((author, index) => (
            <AuthorProfile
              key={`${index} ${author.name}`}
              site={site}
              author={author}
              isLazy={index > 5}
            />
          ))}
        </div>
      )
    default:
      return <PostList site={site} {...blog} />
  }
}

function BlogLinks({ links }: { readonly links: BlogLinksView }): ReactElement {
  const texts = useTranslations()
  const pages = [
    { label: texts.blogArchive, href: links.archive },
    { label: texts.blogTags, href: links.tags },
    { label: texts.blogAuthors, href: links.authors },
  ].flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]))
  return (
    <div className="blog-bar">
      <LinkList links={pages} />
      {links.feeds.length === 0 ? null : (
        <div role="group" aria-label={texts.blogFeeds}>
          <LinkList links={links.feeds} />
        </div>
      )}
    </div>
  )
}
