import type { Page } from 'playwright-core'

/** Parts of blocks of code that lie over each other, as `title over code in const a = 1`. Empty if all have a place. */
export async function codeOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Blocks outside the window are not laid out otherwise.
    document.documentElement.setAttribute('data-laid-out', '')
    const textBox = (element: Element): DOMRect => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    const partsOf = (block: Element): [string, DOMRect][] => {
      const box = block.getBoundingClientRect()
      const pre = block.querySelector('pre')
      const title = block.querySelector('figcaption')
      const tabs = block.matches('.code-tabs .code-block:first-child')
        ? block.closest('.code-tabs')?.querySelector('.tab-list')
        : undefined
      const buttons = [...block.querySelectorAll(':scope > button')].filter((one) =>
        one.checkVisibility(),
      )
      // The language is drawn by the style sheet, at the height of the first row.
      const label = getComputedStyle(block, '::after')
      const height = Number.parseFloat(label.height)
      return [
        ...(pre ? [['code', pre.getBoundingClientRect()] as [string, DOMRect]] : []),
        ...(title ? [['title', textBox(title)] as [string, DOMRect]] : []),
        ...(tabs ? [['tabs', tabs.getBoundingClientRect()] as [string, DOMRect]] : []),
        ...buttons.map((one): [string, DOMRect] => ['button', one.getBoundingClientRect()]),
        ...(label.content === 'none'
          ? []
          : [['language', new DOMRect(box.x, box.y, box.width / 4, height)] as [string, DOMRect]]),
      ]
    }
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    return [...document.querySelectorAll('.code-block')]
      .filter((block) => block.checkVisibility())
      .flatMap((block) => {
        const parts = partsOf(block)
        return parts.flatMap(([name, box], index) =>
          parts
            .slice(index + 1)
            .filter(([, other]) => isOver(box, other))
            .map(([other]) => `${other} over ${name} in ${block.textContent?.slice(0, 40)}`),
        )
      })
  })
}
