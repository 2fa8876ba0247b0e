// Replaces `@docusaurus/useBrokenLinks` in components of a site. The build checks the finished HTML,
// so components don't have to report their links and ids.

interface BrokenLinks {
  readonly collectLink: (link?: string) => void
  readonly collectAnchor: (anchor?: string) => void
}

const ignore = (): void => undefined

/** Functions that do nothing. */
export default function useBrokenLinks(): BrokenLinks {
  return { collectLink: ignore, collectAnchor: ignore }
}
