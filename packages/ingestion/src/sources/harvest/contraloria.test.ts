import { describe, expect, it } from 'vitest'
import { harvestedContraloria } from './contraloria.ts'
import { harvestSuite, parseHarvested } from './harvest.suite.ts'

const record = {
  _id: 'CL-CGR-099894N00',
  _source: 'CL/Contraloria',
  _type: 'doctrine',
  _fetched_at: '2026-04-02T14:25:14Z',
  title: 'no procede el pago que indica\n',
  text: 'N° 99.894 Fecha: 29-XII-2000\n\nSe ha dirigido a esta Contraloría General la entidad ficticia que indica.\nSaluda atentamente a Ud.',
  date: '2000-12-29',
  url: 'https://www.contraloria.cl/web/cgr/buscar-jurisprudencia?doc_id=099894N00',
  dictamen_number: '99894',
  year: '2000',
  criterio: 'Aplica Jurisprudencia',
  descriptors: 'pago indebido, municipalidad\n',
  legal_sources: 'ley 19070 art/32 inc/3, pol art/7\n',
  origin: 'División de Municipalidades\n',
  language: 'spa',
}

harvestSuite(harvestedContraloria, record)

describe('harvested Contraloría', () => {
  it('reads a dictamen', () => {
    expect(parseHarvested(harvestedContraloria, record)).toMatchObject({
      collection: 'contraloria',
      court: 'Contraloría General de la República',
      chamber: 'División de Municipalidades',
      docketNumber: '099894N00',
      decidedOn: '2000-12-29',
      caption: 'No procede el pago que indica',
      appealType: 'Aplica Jurisprudencia',
      documentKind: 'dictamen',
      norms: [{ text: 'Ley 19070\tART. 32' }, { text: 'Constitución Política de la República\tART. 7' }],
      subjects: ['pago indebido', 'municipalidad'],
    })
  })

  it('takes the date of the first line, Roman month and all, when the field is missing', () => {
    expect(parseHarvested(harvestedContraloria, { ...record, date: null }).decidedOn).toBe('2000-12-29')
  })
})
