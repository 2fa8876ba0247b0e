import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reporter, TestModule } from 'vitest/node'
import { attacks } from './attacks.ts'
import { type AttackTest, countAttacks, formatAttacks } from './count-attacks.ts'

const testFolder = fileURLToPath(new URL('..', import.meta.url))

/** Ends the output of `npm run test:security` with a table: attempts, and how many succeeded. */
export class AttackReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const figures = countAttacks(attacks, modules.flatMap(toAttackTests))
    console.log(`\n${formatAttacks(figures)}`)
    // An attack that tries nothing proves nothing.
    if (figures.some(({ tried }) => tried === 0)) process.exitCode = 1
  }
}

function toAttackTests(module: TestModule): AttackTest[] {
  const file = relative(testFolder, module.moduleId).split(sep).join('/')
  return [...module.children.allTests()].map((test) => ({
    file,
    title: test.fullName,
    state: test.result().state,
    attempts: test.meta().attempts,
  }))
}
