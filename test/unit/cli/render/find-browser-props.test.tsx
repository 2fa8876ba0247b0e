import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { findBrowserProps } from '../../../../cli/render/find-browser-props.tsx'

interface Props {
  readonly data?: { readonly day: Date; readonly names: readonly string[] }
  readonly href: (path: string) => string
  readonly site: { readonly title: string }
}

const sound = { data: { names: ['Ada'] }, config: { title: 'T' } }
const dated = { data: { day: new Date(0) }, config: { title: 'T' } }
const Link = ({ href }: Pick<Props, 'href'>) => <a href={href('/')}>Home</a>
const Static = ({ name }: { readonly name?: string }) => <p>{name}</p>

describe('A6: findBrowserProps', () => {
  it.each([
    ['passes its props on', (props: object) => <Static {...props} />],
    ['uses data', ({ data }: Props) => <p>{data?.names[0]}</p>],
    ['has state', (props: object) => <p data-n={useState(0)[0]}>{Object.keys(props)}</p>],
    [
      'throws',
      (): never => {
        throw new Error('no')
      },
    ],
  ])('sends the data of a page that %s', (_what, page) => {
    expect(findBrowserProps(page, sound)).toEqual({ kind: 'sendable', names: ['data', 'config'] })
  })

  it.each([
    ['`href` exists only in the build', (props: Props) => <Link {...props} />, sound],
    ['`site` exists only in the build', ({ site }: Props) => <p>{site.title}</p>, sound],
    [
      '`data` contains a Date, which can’t be sent there',
      ({ data }: Props) => <p>{data?.day.getTime()}</p>,
      dated,
    ],
  ])('says that the prop %s', (reason, page, props) => {
    expect(findBrowserProps(page, props)).toEqual({
      kind: 'build-only',
      reason: `its prop ${reason}`,
    })
  })

  it('leaves out data that cannot be sent and is not used', () => {
    expect(findBrowserProps((props: object) => <Static {...props} />, dated)).toEqual({
      kind: 'sendable',
      names: ['config'],
    })
  })
})
