import { collectionIds, type Ruling } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { openSearch } from '../testing/open-search.ts'
import { fictionalRulings, rulingOf, section } from '../testing/rulings.ts'
import { createRulingSuggestions } from './ruling-suggestions.ts'
import type { FoundSuggestion, SuggestionRequest } from './suggestion.ts'

const open = async (rulings: readonly Ruling[] = fictionalRulings) => {
  const { index } = await openSearch(rulings)
  let timeMs = 0
  const suggestions = createRulingSuggestions({
    lexical: index.lexical,
    appliedSequence: index.writer.appliedSequence,
    now: () => timeMs,
  })
  const suggest = (text: string, parts: Partial<SuggestionRequest> = {}) =>
    suggestions.suggest({ text, collections: collectionIds, fictional: 'incluir', limit: 8, ...parts })
  const wait = (byMs: number): void => {
    timeMs += byMs
  }
  return { index, suggest, wait }
}
const { suggest } = await open()
const ids = (found: readonly FoundSuggestion[], kind: FoundSuggestion['kind']) =>
  found.flatMap((each) => (each.kind === kind && 'docId' in each ? [each.docId] : [])).sort()

describe('suggestions', () => {
  it('finds captions by finished words and the beginning of the last', async () => {
    expect(ids(await suggest('aranc'), 'caption')).toEqual(['despido', 'suprema'])
    expect(ids(await suggest('Arancibia con mad'), 'caption')).toEqual(['despido', 'suprema'])
    expect(ids(await suggest('maderas maul'), 'caption')).toEqual(['despido', 'suprema'])
    expect(ids(await suggest('pena con san'), 'caption')).toEqual(['apelaciones'])
    expect(ids(await suggest('arancibia mad '), 'caption')).toEqual([])
    expect(await suggest('a')).not.toContainEqual(expect.objectContaining({ kind: 'caption' }))
  })

  it('suggests no caption for what is excluded', async () => {
    expect(ids(await suggest('arancibia -mad'), 'caption')).toEqual(['despido', 'suprema'])
    expect(ids(await suggest('despido NO aranc'), 'caption')).toEqual([])
    expect(ids(await suggest('(arancibia O maderas)'), 'caption')).toEqual([])
  })

  it('finds docket numbers by prefix, several with the same number', async () => {
    expect(ids(await suggest('12.34'), 'docket')).toEqual(['apelaciones', 'suprema'])
    expect(ids(await suggest('rol 12345-21'), 'docket')).toEqual(['apelaciones', 'suprema'])
    expect(ids(await suggest('O-34'), 'docket')).toEqual(['despido'])
    expect(ids(await suggest('12'), 'docket')).toEqual(['apelaciones', 'fuero', 'suprema'])
  })

  it('finds courts, judges and norms with the rulings that have them', async () => {
    expect(await suggest('supr')).toEqual([{ kind: 'court', value: 'Corte Suprema', total: 1 }])
    expect(await suggest('quiroz el')).toEqual([{ kind: 'judge', value: 'Elena Quiroz Lazo', total: 2 }])
    const article = { kind: 'norm', key: 'CT:161', label: 'art. 161 Código del Trabajo', total: 1 }
    expect(await suggest('161 ct')).toContainEqual(article)
    expect(await suggest('161 cod')).toContainEqual(article)
    expect(await suggest('c.a. de temuco')).toContainEqual({ kind: 'court', value: 'Corte de Apelaciones de Temuco', total: 1 })
  })

  it('suggests a norm with the place that was typed, where rulings cite it', async () => {
    const citing = (docId: string, text: string) => rulingOf(docId, { sections: [section('c1', 'considerando', text)] })
    const opened = await open([
      citing('exact', 'Que rige el artículo 19 N° 24 de la Constitución.'),
      citing('whole', 'Que rige el artículo 19 de la Constitución.'),
    ])
    const name = 'Constitución Política de la República'
    const article = { kind: 'norm', key: 'CPR:19', label: `art. 19 ${name}`, total: 2 }
    expect(await opened.suggest('19 n° 24 cpr')).toEqual([{ ...article, label: `art. 19 N° 24 ${name}`, total: 1 }, article])
    expect(await opened.suggest('19 n° 25 cpr')).toEqual([article])
  })

  it('completes a judge and a court named by half, alone or at the end of a query', async () => {
    expect(await suggest('ministra quir')).toContainEqual({ kind: 'judge', value: 'Elena Quiroz Lazo', total: 2 })
    expect(await suggest('despido ministra quir')).toContainEqual({
      kind: 'judge',
      value: 'Elena Quiroz Lazo',
      total: 2,
      query: 'despido ministra Elena Quiroz Lazo',
    })
    const courts = (await suggest('despido corte de apelaciones de tem')).flatMap((each) => (each.kind === 'court' ? [each.query] : []))
    expect(courts).toEqual(['despido Corte de Apelaciones de Temuco'])
    for (const typed of ['cuarta sala', 'cuarta sa', '4ª sala', 'sala cuarta'])
      expect(await suggest(typed), typed).toContainEqual({ kind: 'chamber', value: 'Cuarta Sala', total: expect.any(Number) })
    expect(await suggest('despido cuarta sal')).toContainEqual(expect.objectContaining({ kind: 'chamber', query: 'despido Cuarta Sala' }))
    expect((await suggest('cuarta')).some(({ kind }) => kind === 'chamber')).toBe(false)
    expect(await suggest('quir')).toContainEqual({ kind: 'judge', value: 'Elena Quiroz Lazo', total: 2 })
    for (const typed of ['corte de ap tem', 'corte ap de tem', 'apelaciones tem'])
      expect(
        (await suggest(typed)).flatMap((each) => (each.kind === 'court' ? [each.value] : [])),
        typed,
      ).toEqual(['Corte de Apelaciones de Temuco'])
    expect((await suggest('ICA tem')).flatMap((each) => (each.kind === 'court' ? [each.value] : []))).toEqual([
      'Corte de Apelaciones de Temuco',
    ])
  })

  it('suggests and counts nothing outside the collections', async () => {
    expect(await suggest('aranc', { collections: ['civil'], fictional: 'incluir' })).toEqual([])
    expect(await suggest('quiroz', { collections: ['laboral'], fictional: 'incluir' })).toEqual([
      { kind: 'judge', value: 'Elena Quiroz Lazo', total: 1 },
    ])
  })

  it('drops removed rulings at once, and their courts and judges within three seconds', async () => {
    const { index, suggest: ask, wait } = await open()
    expect((await ask('sanitaria')).length + (await ask('temuco')).length).toBe(2)
    await index.writer.apply({ sequence: 99, changes: [{ kind: 'removeGroup', namespace: 'rulings', group: 'apelaciones' }] })
    expect(await ask('sanitaria')).toEqual([])
    wait(3000)
    expect(await ask('temuco')).toEqual([])
  })

  it('answers any text', async () => {
    for (const text of ['', ' ', '«', 'y', '(((', '"', 'a'.repeat(200), '-12', '12-12-12'])
      expect(Array.isArray(await suggest(text))).toBe(true)
  })
})
