import { describe, expect, it } from 'vitest'
import { createHashingEncoder } from '../encoder/hashing-encoder.ts'
import { fictionalRulings, rulingOf } from '../testing/rulings.ts'
import { facet, field, sortKey } from './fields.ts'
import { toIndexDocuments } from './index-documents.ts'

const encoder = createHashingEncoder()
const despido = fictionalRulings[0] as (typeof fictionalRulings)[number]

describe('toIndexDocuments', () => {
  it('puts the facts of a ruling in facets and sort keys', async () => {
    const { ruling } = await toIndexDocuments(despido, encoder)
    expect(ruling).toMatchObject({ id: 'despido', group: 'despido' })
    expect(ruling.facets).toMatchObject({
      [facet.base]: ['base_laboral'],
      [facet.collection]: ['laboral'],
      [facet.court]: ['Juzgado de Letras del Trabajo de Rancagua'],
      [facet.chamber]: [],
      [facet.year]: ['2021'],
      [facet.outcome]: ['acoge'],
      [facet.judge]: ['Elena Quiroz Lazo'],
      [facet.norm]: ['CT:161', 'CT'],
      [facet.subject]: ['Despido injustificado'],
    })
    expect(ruling.sortKeys).toEqual({
      [sortKey.date]: 20210812,
      [sortKey.caption]: 'arancibia con maderas del maule limitada',
      [sortKey.docket]: '2021 000000345 O',
    })
  })

  it('indexes stems without stop words, exact words with them, and docket terms once', async () => {
    const { ruling } = await toIndexDocuments(despido, encoder)
    expect(ruling.fields[field.text]?.terms).not.toContain('de')
    expect(ruling.fields[field.exact]?.terms).toContain('de')
    expect(ruling.fields[field.docket]?.terms).toEqual(['o-345-2021', '345-2021', '345', '21-4-0123456-7'])
    expect(ruling.fields[field.norm]?.terms).toEqual(['CT:161', 'CT'])
  })

  it('makes a passage of each section in the group of the ruling, with heading and closing in a separate field', async () => {
    const { passages } = await toIndexDocuments(despido, encoder)
    expect(passages.map(({ id, group }) => [id, group])).toEqual(
      ['vistos', 'c7', 'c8', 'resolutiva'].map((anchor) => [`despido#${anchor}`, 'despido']),
    )
    expect(Object.keys(passages[0]?.fields ?? {})).toContain(field.frame)
    expect(Object.keys(passages[1]?.fields ?? {})).toContain(field.text)
    expect(passages[1]?.fields[field.norm]?.terms).toEqual(['CT:161', 'CT'])
  })

  it('gives every passage with words a vector of length 1, and the ruling one', async () => {
    const { ruling, passages } = await toIndexDocuments(despido, encoder)
    for (const vector of [ruling.vector, ...passages.map((passage) => passage.vector)])
      expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 4)
  })

  it('sorts captions as a Chilean would', async () => {
    const key = async (caption: string): Promise<string> =>
      String((await toIndexDocuments(rulingOf('x', { caption }), encoder)).ruling.sortKeys[sortKey.caption])
    const captions = ['Ñandú con Zapata', '«Nuñoa» con B', 'C/ Ávila', 'Oñate con A', 'Nuzo con A']
    const keyed = await Promise.all(captions.map(async (caption) => ({ caption, key: await key(caption) })))
    expect(keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ caption }) => caption)).toEqual([
      'C/ Ávila',
      '«Nuñoa» con B',
      'Nuzo con A',
      'Ñandú con Zapata',
      'Oñate con A',
    ])
  })

  it('accepts a ruling without data', async () => {
    const { ruling, passages } = await toIndexDocuments(rulingOf('vacía', { base: null, collection: 'administrativo' }), encoder)
    expect(passages).toEqual([])
    expect(ruling.vector).toBeNull()
    expect(ruling.facets[facet.base]).toEqual(['administrativo'])
    expect(ruling.sortKeys).toEqual({})
  })
})
