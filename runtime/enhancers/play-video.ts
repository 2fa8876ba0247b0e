/**
 * Replace a link to a video with the player. Nothing is requested from the other site before.
 */
export function playVideo(link: HTMLElement): void {
  const { youtube } = link.dataset
  const player: unknown = Document.prototype.createElement.call(document, 'iframe')
  if (youtube === undefined || !(player instanceof HTMLIFrameElement)) return
  player.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtube)}?autoplay=1`
  player.title = link.textContent.trim()
  player.allowFullscreen = true
  player.allow = 'autoplay; encrypted-media; picture-in-picture'
  player.className = 'video-player'
  link.replaceWith(player)
  player.focus()
}
