import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bank, bankNames } from '../compose/banks.ts'
import type { Block, Matter } from '../matter.ts'
import { demoNorms } from '../norms.ts'
import { blockSlots, caseSlots, frameSlots, freshSlots } from '../slots.ts'
import { parseReference } from '../text/norm-forms.ts'
import { compileTemplate } from '../text/template.ts'
import { matters } from './index.ts'

const blocksOf = (matter: Matter): readonly Block[] => [
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

const bankBlocks = bankNames.flatMap((name) => [...bank(name).values()].flat())
const allBlocks = [...new Set([...matters.flatMap(blocksOf), ...bankBlocks])]
const sentences = allBlocks.flatMap(({ id, sentences: own }) => own.map((wordings) => ({ id, wordings })))

const referencesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{n:(plural:)?([^}]+)\}/g)].flatMap(([, plural, reference = '']) => {
    if (plural === undefined) return [reference]
    const [code = '', numbers = ''] = reference.split(/:(.*)/s)
    return (numbers.match(/\d+(?:-[A-Z])?/g) ?? []).map((article) => `${code}:${article}`)
  })

const references = [
  ...new Set([
    ...allBlocks.flatMap(({ norms }) => norms ?? []),
    ...matters.flatMap(({ norms, controversy }) => [...norms, controversy]),
    ...sentences.flatMap(({ wordings }) => wordings.flatMap(referencesIn)),
  ]),
]

describe('wordings', () => {
  it('are several hundred blocks with at least four different wordings of every sentence', () => {
    expect(allBlocks.length).toBeGreaterThan(700)
    for (const { id, wordings } of sentences) expect(new Set(wordings).size, id).toBeGreaterThanOrEqual(4)
  })

  it('are whole sentences that can be rendered', () => {
    for (const { id, wordings } of sentences)
      for (const wording of wordings) {
        expect(() => compileTemplate(wording), id).not.toThrow()
        expect(wording, id).toMatch(/[.:;,”»)A-Za-zÁÉÍÓÚáéíóúñ}\]]$/)
        expect(wording, id).not.toMatch(/ {2}| [,.;:]|^\s/)
      }
  })

  it('use only slots that the voice fills or their matter lists', () => {
    const known = new Set<string>([...caseSlots, ...blockSlots, ...freshSlots, ...frameSlots])
    const slotsIn = ({ sentences: own }: Block) =>
      own.flatMap((wordings) => [...wordings.join(' ').matchAll(/\{([^{}|]+)\}/g)].map(([, name = '']) => name))
    const unknown = (blocks: readonly Block[], lists: readonly string[]) =>
      blocks.flatMap(slotsIn).filter((name) => !name.startsWith('n:') && !known.has(name) && !lists.includes(name.replace(/\+$/, '')))
    expect(unknown(bankBlocks, [])).toEqual([])
    for (const matter of matters) expect(unknown(blocksOf(matter), Object.keys(matter.lists ?? {})), matter.id).toEqual([])
  })

  it('differ among themselves by more than a word', () => {
    const bag = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    let close = 0
    for (const { wordings } of sentences) {
      const [a, b] = wordings.map(bag)
      if (a === undefined || b === undefined || a.size < 8) continue
      const shared = [...a].filter((word) => b.has(word)).length
      if (shared / Math.max(a.size, b.size) > 0.85) close++
    }
    expect(close / sentences.length).toBeLessThan(0.02)
  })

  it('have ids used once in their matter', () => {
    for (const matter of matters) {
      const ids = [...new Set(blocksOf(matter))].map(({ id }) => id)
      expect(
        ids.filter((id, position) => ids.indexOf(id) !== position),
        matter.id,
      ).toEqual([])
    }
  })
})

describe('matters', () => {
  it('have both lines, facts, law and an order for each outcome they may have', () => {
    for (const matter of matters) {
      for (const pool of [matter.facts, matter.claim, matter.law, matter.reasoning.favorable, matter.reasoning.contraria])
        expect(pool.length, matter.id).toBeGreaterThan(0)
      for (const outcome of Object.values(matter.outcomes ?? {}).flat()) expect(matter.orders[outcome], matter.id).toBeDefined()
    }
    expect(new Set(matters.map(({ id }) => id)).size).toBe(matters.length)
    expect(matters.length).toBeGreaterThan(40)
  })
})

describe('norms', () => {
  it('cited are all in the list', () => {
    for (const reference of references) expect(demoNorms[parseReference(reference).code], reference).toBeDefined()
  })
})

const folder = process.env['REAL_FILES'] ?? new URL('../../../../shared', import.meta.url).pathname
const normsFile = `${folder}/norms/norms_core.jsonl.gz`

interface RealNorm {
  readonly idNorma: number
  /** The norm that restates this one: citations of the law use its numbering. */
  readonly refundidoEn?: number
  readonly articulos: readonly { readonly numero: string | null }[]
}

const readArticles = (): ReadonlyMap<number, ReadonlySet<string | null>> => {
  const norms = gunzipSync(readFileSync(normsFile))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RealNorm)
  const own = new Map(norms.map(({ idNorma, articulos }) => [idNorma, articulos.map(({ numero }) => numero)]))
  return new Map(
    norms.map(({ idNorma, refundidoEn }) => [idNorma, new Set([...(own.get(idNorma) ?? []), ...(own.get(refundidoEn ?? -1) ?? [])])]),
  )
}

describe.skipIf(!existsSync(normsFile))('norms against the official corpus of laws (skipped where it is absent)', () => {
  it('carry its identifiers and exist with the cited article', () => {
    const articles = readArticles()
    const missing = references.filter((reference) => {
      const { code, article } = parseReference(reference)
      const known = articles.get(demoNorms[code]?.idNorma ?? -1)
      return article !== null && known !== undefined && known.size > 30 && !known.has(article) && !known.has(article.replace('-', ' '))
    })
    expect(missing).toEqual([])
  })
})
