// The chunk of controls that few readers press. It is loaded when one of them is pressed, as a single
// file: what it shares with the script of the page is passed to it.
import { copyPage, type ShowCopied } from './copy-page.ts'
import { playVideo } from './play-video.ts'
import { sendFeedback } from './send-feedback.ts'
import { zoomImage } from './zoom-image.ts'

/** By the name in `data-tool`. */
const tools: Readonly<
  Record<string, (control: HTMLElement, showCopied: ShowCopied) => void | Promise<void>>
> = {
  'copy-page': copyPage,
  feedback: sendFeedback,
  video: playVideo,
  zoom: zoomImage,
}

/** Do what a control is for. Links to videos have no `data-tool`. */
export async function runTool(control: HTMLElement, showCopied: ShowCopied): Promise<void> {
  const { tool = 'video' } = control.dataset
  if (Object.hasOwn(tools, tool)) await tools[tool]?.(control, showCopied)
}
