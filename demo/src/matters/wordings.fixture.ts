import { bank, bankNames } from '../compose/banks.ts'
import type { Block, Matter } from '../matter.ts'
import { matters } from './index.ts'

/** Blocks of a matter in every part of a ruling. */
export function blocksOf(matter: Matter): readonly Block[] {
  return [
    ...matter.facts,
    ...matter.claim,
    ...matter.defence,
    ...matter.evidence,
    ...matter.law,
    ...matter.reasoning.favorable,
    ...matter.reasoning.contraria,
    ...matter.appealReasoning.favorable,
    ...matter.appealReasoning.contraria,
    ...matter.dissent.favorable,
    ...matter.dissent.contraria,
    ...Object.values(matter.orders).flat(),
  ]
}

export const bankBlocks = bankNames.flatMap((name) => [...bank(name).values()].flat())
export const allBlocks = [...new Set([...matters.flatMap(blocksOf), ...bankBlocks])]
/** Wordings of each sentence, with the id of its block. */
export const sentences = allBlocks.flatMap(({ id, sentences: own }) => own.map((wordings) => ({ id, wordings })))

const referencesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{n:(plural:)?([^}]+)\}/g)].flatMap(([, plural, reference = '']) => {
    if (plural === undefined) return [reference]
    const [code = '', numbers = ''] = reference.split(/:(.*)/s)
    return (numbers.match(/\d+(?:-[A-Z])?/g) ?? []).map((article) => `${code}:${article}`)
  })

/** Norms cited by any block: code and article. */
export const references = [
  ...new Set([
    ...allBlocks.flatMap(({ norms }) => norms ?? []),
    ...matters.flatMap(({ norms, controversy }) => [...norms, controversy]),
    ...sentences.flatMap(({ wordings }) => wordings.flatMap(referencesIn)),
  ]),
]
