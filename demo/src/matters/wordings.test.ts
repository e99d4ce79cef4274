import { describe, expect, it } from 'vitest'
import type { Block } from '../matter.ts'
import { demoNorms } from '../norms.ts'
import { blockSlots, caseSlots, frameSlots, freshSlots } from '../slots.ts'
import { parseReference } from '../text/norm-forms.ts'
import { compileTemplate } from '../text/template.ts'
import { matters } from './index.ts'
import { allBlocks, bankBlocks, blocksOf, references, sentences } from './wordings.fixture.ts'

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
