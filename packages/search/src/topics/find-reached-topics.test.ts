import { analyze } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { findReachedTopics, type ReachedTopic, reachedIds } from './find-reached-topics.ts'

const tiesOf = (text: string, subjects: readonly string[] = [], normKeys: readonly string[] = []) =>
  findReachedTopics({ texts: [{ kind: 'considerando', tokens: analyze(text) }], subjects, normKeys, appliedKeys: normKeys })
const reached = (...words: Parameters<typeof tiesOf>): string[] => reachedIds(tiesOf(...words))
const tie = (id: string, strength: number, parts: Partial<ReachedTopic> = {}): ReachedTopic => ({
  id,
  strength,
  sections: new Set(['considerando', 'resolutiva']),
  isApplied: true,
  ...parts,
})

describe('findReachedTopics', () => {
  it('ties a ruling to the topics whose formal wordings and articles it has', () => {
    const text =
      'El despido por necesidades de la empresa supone una causal objetiva y ajena a la voluntad del empleador. La racionalización o modernización no se probó, ni cambios en las condiciones del mercado o de la economía.'
    expect(reached(text, [], ['CT:161'])).toContain('lab-necesidades-empresa')
    expect(reached('Se confirma la sentencia apelada.')).toEqual([])
    expect(tiesOf('')).toEqual([])
  })

  it('counts repetitions less and less, and articles only beside words', () => {
    const strength = (text: string, keys: readonly string[] = []): number =>
      tiesOf(text, [], keys).find(({ id }) => id === 'lab-necesidades-empresa')?.strength ?? 0
    const once = strength('necesidades de la empresa y reestructuración')
    const often = strength('necesidades de la empresa y reestructuración. '.repeat(30))
    expect(often).toBeGreaterThan(once)
    expect(often).toBeLessThan(2 * once + 0.01)
    expect(strength('necesidades de la empresa y reestructuración', ['CT:161'])).toBeGreaterThan(once)
    expect(strength('Nada de eso', ['CT:161', 'CT:168', 'CT:169'])).toBe(0)
  })

  it('reads subjects in any order of their words', () => {
    expect(tiesOf('', ['CESE DE CONVIVENCIA, DIVORCIO POR']).map(({ id }) => id)).toContain('civ-divorcio-cese')
    expect(tiesOf('', ['RECEPTACION']).map(({ id }) => id)).toContain('pen-receptacion')
  })

  it('gives a ruling the topics that it is tied to strongly, and nearly as strongly as to the first one', () => {
    const ties = [4, 3.9, 3.7, 2.7, 1].map((strength, at) => tie(`t${at}`, strength))
    expect(reachedIds(ties)).toEqual(['t0', 't1'])
    expect(reachedIds(ties.slice(3))).toEqual(['t3'])
    expect(reachedIds([tie('t', 2.3)])).toEqual([])
    expect(reachedIds([])).toEqual([])
  })

  it('gives it none of which it has no wording, applies no article and decides nothing', () => {
    const only = new Set(['considerando'] as const)
    expect(reachedIds([tie('t', 4, { sections: new Set() })])).toEqual([])
    expect(reachedIds([tie('t', 4, { sections: only, isApplied: false })])).toEqual([])
    expect(reachedIds([tie('t', 4, { isApplied: false })])).toEqual(['t'])
  })

  it('asks more of a tie that others come near, and less of one whose wording is in the operative part', () => {
    const reasoned = { sections: new Set(['considerando'] as const) }
    expect(reachedIds([tie('t', 3.2, reasoned), tie('u', 3, reasoned)])).toEqual([])
    expect(reachedIds([tie('t', 3.2, reasoned), tie('u', 1, reasoned)])).toEqual(['t'])
    expect(reachedIds([tie('t', 3.6), tie('u', 3.6, reasoned)])).toEqual(['t'])
  })

  it('gives it how a penalty is served only where the court reasons about that, disposes of it and treats little else', () => {
    const clause = tie('pen-libertad-vigilada', 5, { sections: new Set(['resolutiva']) })
    expect(reachedIds([clause])).toEqual([])
    expect(reachedIds([{ ...clause, sections: new Set(['considerando']) }])).toEqual([])
    const reasoned = { ...clause, sections: new Set(['considerando', 'resolutiva'] as const) }
    expect(reachedIds([reasoned])).toEqual(['pen-libertad-vigilada'])
    expect(reachedIds([reasoned, tie('pen-robo-intimidacion', 3)])).toEqual([])
  })

  it('orders them by strength, and always the same', () => {
    const ties = tiesOf('fuero maternal y desafuero de la trabajadora embarazada por necesidades de la empresa', ['Desafuero maternal'])
    expect(ties.map(({ strength }) => strength)).toEqual(ties.map(({ strength }) => strength).toSorted((a, b) => b - a))
    expect(ties[0]?.id).toBe('lab-fuero-maternal')
  })
})
