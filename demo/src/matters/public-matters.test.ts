import { describe, expect, it } from 'vitest'
import type { Block, Matter, Sentence } from '../matter.ts'
import { demoNorms } from '../norms.ts'
import { blockSlots, caseSlots, freshSlots } from '../slots.ts'
import { parseReference } from '../text/norm-forms.ts'
import { compileTemplate, type Template } from '../text/template.ts'
import { constitucionalMatters } from './constitucional/index.ts'
import { contraloriaMatters } from './contraloria/index.ts'
import { familiaMatters } from './familia/index.ts'
import { penalMatters } from './penal/index.ts'
import { saludMatters } from './salud/index.ts'

const matters: readonly Matter[] = [...penalMatters, ...familiaMatters, ...saludMatters, ...contraloriaMatters, ...constitucionalMatters]

const blocksOf = (matter: Matter): readonly Block[] => [
  ...matter.facts,
  ...matter.claim,
  ...matter.defence,
  ...matter.evidence,
  ...matter.law,
  ...[matter.reasoning, matter.appealReasoning, matter.dissent].flatMap((lines) => [...lines.favorable, ...lines.contraria]),
  ...Object.values(matter.orders).flat(),
]

const sentencesOf = (matter: Matter): readonly { readonly id: string; readonly sentence: Sentence }[] =>
  blocksOf(matter).flatMap((block) => block.sentences.map((sentence) => ({ id: block.id, sentence })))

/** Words of a wording, without slots and norms. */
const wordsOf = (template: Template): readonly string[] =>
  template.flatMap((node) => {
    if (typeof node === 'string') return node.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
    if (node.kind === 'choice') return node.options.flatMap(wordsOf)
    if (node.kind === 'gender') return node.forms.flatMap((form) => form.split(' '))
    return node.kind === 'phrase' ? wordsOf(node.inside) : []
  })

const namesIn = (template: Template, kind: 'slot' | 'norm'): readonly string[] =>
  template.flatMap((node) => {
    if (typeof node === 'string' || node.kind === 'gender') return []
    if (node.kind === 'choice') return node.options.flatMap((option) => namesIn(option, kind))
    if (node.kind === 'phrase') return namesIn(node.inside, kind)
    if (node.kind === 'slot') return kind === 'slot' ? [node.name] : []
    return kind === 'norm' ? [node.reference] : []
  })

const jaccard = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared)
}

describe('matters of criminal, family, health, administrative and constitutional law', () => {
  it('are twenty-nine or more, with ids of their own', () => {
    expect(matters.length).toBeGreaterThanOrEqual(29)
    expect(new Set(matters.map((matter) => matter.id)).size).toBe(matters.length)
  })

  it.each(matters.map((matter) => [matter.id, matter] as const))('%s: wordings of a sentence are distinct and far apart', (_, matter) => {
    const near: string[] = []
    for (const { id, sentence } of sentencesOf(matter)) {
      expect(new Set(sentence).size, id).toBeGreaterThanOrEqual(4)
      const bags = sentence.map((wording) => new Set(wordsOf(compileTemplate(wording))))
      bags.forEach((bag, position) => {
        for (const other of bags.slice(position + 1)) if (jaccard(bag, other) >= 0.8) near.push(`${id}: ${sentence[position]}`)
      })
    }
    expect(near).toEqual([])
  })

  it.each(matters.map((matter) => [matter.id, matter] as const))('%s: wordings are whole sentences', (_, matter) => {
    const odd = sentencesOf(matter).flatMap(({ id, sentence }) =>
      sentence.filter((wording) => !/^[\p{Lu}[{]/u.test(wording) || !wording.endsWith('.')).map((wording) => `${id}: ${wording}`),
    )
    const afterQue = blocksOf(matter).flatMap((block) => block.sentences[0]?.filter((wording) => /^Que\b/.test(wording)) ?? [])
    expect(afterQue).toEqual([])
    expect(odd).toEqual([])
  })

  it.each(matters.map((matter) => [matter.id, matter] as const))('%s: block ids are unique and optional positions exist', (_, matter) => {
    const blocks = blocksOf(matter)
    const ids = blocks.map((block) => block.id)
    const repeated = ids.filter((id, position) => blocks.findIndex((block) => block.id === id && block !== blocks[position]) >= 0)
    expect(repeated).toEqual([])
    for (const block of blocks) for (const position of block.optional ?? []) expect(block.sentences[position], block.id).toBeDefined()
    for (const block of blocks) expect(block.sentences.length, block.id).toBeGreaterThan(block.optional?.length ?? 0)
  })

  it.each(matters.map((matter) => [matter.id, matter] as const))('%s: slots are known', (_, matter) => {
    const known = new Set<string>([...caseSlots, ...blockSlots, ...freshSlots, ...Object.keys(matter.lists ?? {})])
    const used = sentencesOf(matter).flatMap(({ sentence }) => sentence.flatMap((wording) => namesIn(compileTemplate(wording), 'slot')))
    expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([])
    for (const values of Object.values(matter.lists ?? {})) expect(values.length).toBeGreaterThan(1)
  })

  it.each(matters.map((matter) => [matter.id, matter] as const))('%s: norms exist, with their article', (_, matter) => {
    const cited = sentencesOf(matter).flatMap(({ sentence }) => sentence.flatMap((wording) => namesIn(compileTemplate(wording), 'norm')))
    const named = [...cited, ...matter.norms, matter.controversy, ...blocksOf(matter).flatMap((block) => block.norms ?? [])]
    for (const key of named) {
      const { code, article } = parseReference(key)
      expect(demoNorms[code], key).toBeDefined()
      expect(article, key).not.toBeNull()
    }
  })

  it.each(matters.map((matter) => [matter.id, matter] as const))('%s: an article cited in words stands in every wording', (_, matter) => {
    for (const block of blocksOf(matter))
      for (const key of block.norms ?? []) {
        const number = new RegExp(`\\b${parseReference(key).article}\\b`)
        const always = block.sentences.some(
          (sentence, position) => !block.optional?.includes(position) && sentence.every((wording) => number.test(wording)),
        )
        expect(always, `${block.id} ${key}`).toBe(true)
      }
  })

  it.each(matters.map((matter) => [matter.id, matter] as const))(
    '%s: both lines reason about the controversy and every outcome has an order',
    (_, matter) => {
      for (const line of ['favorable', 'contraria'] as const) {
        const reached = matter.reasoning[line]
          .flatMap((block) => block.sentences.flat())
          .some((wording) => wording.includes(`{n:${matter.controversy}}`))
        expect(reached, line).toBe(true)
        for (const outcome of matter.outcomes?.[line] ?? []) expect(matter.orders[outcome]?.length ?? 0, outcome).toBeGreaterThan(0)
        if (matter.appeals.length > 0) expect(matter.appealReasoning[line].length).toBeGreaterThanOrEqual(2)
      }
      expect(Object.values(matter.orders).length).toBeGreaterThanOrEqual(2)
    },
  )
})
