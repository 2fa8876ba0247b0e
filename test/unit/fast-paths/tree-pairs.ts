import type { Node, Parent } from 'unist'
import { EXIT, SKIP, visit as visitGenerally, type VisitorResult } from 'unist-util-visit'
import { toCodeHtml } from '../../../cli/content/nodes/code-html.ts'
import { prismLanguages } from '../../../cli/content/code/grammars/code-languages.ts'
import {
  highlightCode,
  highlightToHtml,
} from '../../../cli/content/code/grammars/highlight-code.ts'
import { visit } from '../../../cli/primitives/visit.ts'
import type { Dice } from './random-text.ts'
import type { Both, Pair } from './text-pairs.ts'

interface NamedNode extends Node {
  readonly name: string
  children?: NamedNode[]
}

function createTree(dice: Dice, name = 'r'): NamedNode {
  const type = dice.pick(['a', 'b', 'c'])
  const isLeaf = name.length > 4 || dice.below(4) === 0
  if (isLeaf) return { type, name }
  const children = Array.from({ length: dice.below(4) }, (_, at) =>
    createTree(dice, `${name}${at}`),
  )
  return { type, name, children }
}

type Visit = (
  tree: NamedNode,
  type: string,
  visitor: (node: Node, index: number | undefined, parent: Parent | undefined) => VisitorResult,
) => void

/** What a visitor sees that skips, stops, jumps and removes nodes, by their names. */
function traceVisit(way: Visit, source: NamedNode, seed: number): unknown {
  const tree = structuredClone(source)
  const trace: unknown[] = []
  way(tree, 'a', (node, index, parent) => {
    const name = 'name' in node ? String(node.name) : ''
    trace.push([name, index, parent?.type])
    const choice = (seed + trace.length * 7 + name.length) % 11
    if (choice === 0) return SKIP
    if (choice === 1 && seed % 3 === 0) return EXIT
    if (choice === 2) return index === undefined ? undefined : index + 1
    if (choice === 3) return index === undefined ? [SKIP] : [SKIP, index + 2]
    if (choice === 4 && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (choice === 5) return [true]
    return undefined
  })
  return { trace, tree }
}

function compareVisits(dice: Dice): Both {
  const tree = createTree(dice)
  const seed = dice.below(1000)
  return {
    input: `${seed} ${JSON.stringify(tree)}`,
    fast: traceVisit(visit, tree, seed),
    general: traceVisit(visitGenerally, tree, seed),
    isFast: true,
  }
}

const codePieces = [
  ...'{}[]();,.:?!=<>+-*/%&|^~@#$`"\\\'\n ',
  ...'const a B Array $string new class extends type import => ${ }` // /* */ ... ?. 0x1f 1_0n true f( g<T>( async function any string[] /[/]/g @h #p é 😀 <?php ?> <p </p> --- key: {{ }} $ def end'.split(
    ' ',
  ),
]
const names = prismLanguages.names()

function compareCode({ pick, text }: Dice): Both {
  const language = prismLanguages.resolve(pick(names)) ?? 'plain'
  const code = text(codePieces, 20)
  const fast = highlightToHtml(code, language)
  // Elements are needed, so there is only one way.
  const general = fast === undefined ? undefined : toCodeHtml(highlightCode(code, language))
  return { input: `${language}: ${code}`, fast, general, isFast: fast?.includes('<span') ?? false }
}

/** Pairs that handle trees and values. */
export const treePairs: readonly Pair[] = [
  { name: 'visits of nodes', rounds: 5_000, compare: compareVisits },
  { name: 'highlighted code without elements in between', rounds: 2_000, compare: compareCode },
]
