import { describe, expect, it } from 'vitest'
import { configOf, pageOf } from '../page-of.ts'

const text = `# Guide

## Use it {#usage}

## Use it {#again}

## Setup

## Setup {#first-setup}

## usage {#other}
`
const idsIn = async (options?: Parameters<typeof pageOf>[1]) => {
  const { html, headings } = await pageOf(text, options)
  return {
    ids: headings.map(({ id }) => id),
    anchors: [...html.pieces.join('').matchAll(/<span id="([^"]*)" class="anchor-alias">/g)].map(
      ([, id]) => id,
    ),
  }
}

describe('generated ids of headings with an explicit one', () => {
  const ids = ['guide', 'usage', 'again', 'setup', 'first-setup', 'other']

  it('A7: stay as second ids if the site wants it, unless another heading has them', async () => {
    const config = configOf({ markdown: { keepGeneratedIds: true } })
    expect(await idsIn({ config })).toEqual({ ids, anchors: ['use-it'] })
    const { anchors } = await pageOf(text, { config })
    expect([...anchors]).toContain('use-it')
  })

  it('A7: are dropped by default', async () => {
    expect(await idsIn()).toEqual({ ids, anchors: [] })
  })
})
