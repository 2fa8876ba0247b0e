import { describe, expect, it } from 'vitest'
import { optimizeLate } from '../../../../cli/threads/optimize-late.ts'

function flagsFor(v8: string): readonly string[] {
  const flags: string[] = []
  optimizeLate(v8, (flag) => void flags.push(flag))
  return flags
}

describe('optimizeLate', () => {
  it('raises the budget of the V8 of Node 20, and no flag that crashes code that has run', () => {
    expect(flagsFor('11.3.244.8-node.33')).toEqual(['--interrupt-budget=1000000'])
  })

  it.each(['12.4.254.21-node.33', '13.6.233.10-node.26'])('changes nothing in V8 %s', (v8) => {
    expect(flagsFor(v8)).toEqual([])
  })
})
