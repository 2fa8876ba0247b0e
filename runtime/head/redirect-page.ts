// The only script of a page that redirects: goes to the new URL, and keeps the query and fragment of the old one, as
// in `/Errors?code=3` to `/errors?code=3`.

function redirect({ href, search, hash }: Location): void {
  const to = new URL(document.currentScript?.getAttribute('data-to') ?? '', href)
  if (search) to.search += (to.search ? '&' : '?') + search.slice(1)
  if (!to.hash) to.hash = hash
  location.replace(to.href)
}

redirect(location)
