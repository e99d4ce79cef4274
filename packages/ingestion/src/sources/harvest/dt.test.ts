import { describe, expect, it } from 'vitest'
import { harvestedDt } from './dt.ts'
import { harvestSuite, parseHarvested, problemOfHarvested } from './harvest.suite.ts'

const record = {
  _id: '998754',
  _source: 'CL/DT',
  _type: 'case_law',
  _fetched_at: '2026-04-29T14:10:48+00:00',
  article_id: '998754',
  numero: 'ORD.N°05/01',
  title: 'Jornada; Feriado; - ORD.N°05/01',
  subject: 'Jornada; Feriado;',
  text: 'Departamento Jurídico\n\nE91082 (1016) 2024\n\nDICTAMEN Nº: 05/01 \n\nMATERIA:\n\nJornada. Feriado.\n\nRESUMEN:\n\nNo procede lo consultado.\n\nSaluda atentamente a Ud.,\n\njornada, feriado,',
  date: '2026-01-05',
  date_raw: '05-ene-2026',
  organismo: 'Dirección del Trabajo',
  url: 'https://www.dt.gob.cl/legislacion/1624/w3-article-998754.html',
}

harvestSuite(harvestedDt, record)

describe('harvested Dirección del Trabajo', () => {
  it('reads a dictamen without the descriptors at its end', () => {
    expect(parseHarvested(harvestedDt, record)).toMatchObject({
      court: 'Dirección del Trabajo',
      docketNumber: 'ORD.N°05/01',
      decidedOn: '2026-01-05',
      caption: 'Jornada; Feriado',
      documentKind: 'dictamen',
      subjects: ['Jornada', 'Feriado'],
    })
    expect(parseHarvested(harvestedDt, record).text.trimEnd()).toMatch(/Saluda atentamente a Ud\.,$/u)
  })

  it('rejects a page of which only the descriptors came', () => {
    expect(problemOfHarvested(harvestedDt, { ...record, text: 'jornada, feriado,' })).toBe('partial_text')
  })
})
