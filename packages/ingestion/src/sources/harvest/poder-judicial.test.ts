import { describe, expect, it } from 'vitest'
import { harvestSuite, parseHarvested, problemOfHarvested } from './harvest.suite.ts'
import { harvestedPoderJudicial } from './poder-judicial.ts'

const record = {
  _id: 'CL-9900002',
  _source: 'CL/PoderJudicial',
  _type: 'case_law',
  _fetched_at: '2021-03-25T19:10:23+00:00',
  title: '99033-2021 - Corte Suprema',
  text: 'Santiago, veinticuatro de marzo de dos mil veintiuno.\nVistos y teniendo presente: 1°) Que la parte recurre. Se rechaza el recurso. Regístrese.',
  date: '2021-03-24',
  court: 'Corte Suprema',
  url: 'https://juris.pjud.cl/busqueda/u?ficti',
}

harvestSuite(harvestedPoderJudicial, record)

describe('harvested Poder Judicial', () => {
  it('reads rol and court from the title', () => {
    expect(parseHarvested(harvestedPoderJudicial, record)).toMatchObject({
      docketNumber: '99033-2021',
      court: 'Corte Suprema',
      decidedOn: '2021-03-24',
    })
  })

  it.each([
    ['C.A. de Temuco', 'corte_de_apelaciones'],
    ['Juzgado de Garantía de Angol', 'penal'],
    ['2º Juzgado de Letras del Trabajo de Santiago', 'laboral'],
    ['3º Juzgado Civil de Concepción', 'civil'],
    ['Juzgado de Familia Arica', 'familia'],
  ])('puts %s in %s', (court, collection) => {
    expect(parseHarvested(harvestedPoderJudicial, { ...record, court }).collection).toBe(collection)
  })

  it('rejects a preview and an unknown court', () => {
    expect(problemOfHarvested(harvestedPoderJudicial, { ...record, text: 'Santiago. Vistos: que la parte recurre y ...' })).toBe(
      'partial_text',
    )
    expect(problemOfHarvested(harvestedPoderJudicial, { ...record, court: 'Comisión Inventada' })).toBe('unknown_section')
  })
})
