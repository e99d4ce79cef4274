import { cleanText } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { harvestSuite, parseHarvested } from './harvest.suite.ts'
import { harvestedSernac } from './sernac.ts'

const record = {
  _id: 'CL-SERNAC-dictamen-98119',
  _source: 'CL/SERNAC',
  _type: 'doctrine',
  _fetched_at: '2026-04-29T15:01:30+00:00',
  title: 'Dictamen Interpretativo sobre asunto ficticio',
  text: 'RESOLUCIÓN EXENTA N.º\nSANTIAGO,\nAPRUEBA DICTAMEN INTERPRETATIVO.\nVISTOS:\nLo dispuesto en la ley.\nRESUELVO: apruébase.\nPara verificar la integridad y autenticidad de este documento ingrese al siguiente link:\nhttps://doc.digital.gob.cl/validador/ABCDEF-000',
  date: '2026-02-18',
  url: 'https://www.sernac.cl/portal/618/w3-article-98119.html',
  pdf_url: 'https://www.sernac.cl/portal/618/articles-98119_archivo_01.pdf',
  doc_type: 'dictamen',
  resolution: null,
  description: 'Aprobado mediante Resolución Exenta N°999 de este Servicio',
  issuing_body: 'Servicio Nacional del Consumidor (SERNAC)',
}

harvestSuite(harvestedSernac, record)

describe('harvested SERNAC', () => {
  it('reads a dictamen, its number from the description', () => {
    const read = parseHarvested(harvestedSernac, record)
    expect(read).toMatchObject({
      court: 'Servicio Nacional del Consumidor',
      docketNumber: 'RE-999',
      documentKind: 'dictamen',
      decidedOn: '2026-02-18',
    })
    expect(cleanText(read.text).join('\n')).not.toContain('validador')
    expect(parseHarvested(harvestedSernac, { ...record, resolution: 'RE-276', doc_type: 'circular' })).toMatchObject({
      docketNumber: 'RE-276',
      documentKind: 'circular',
    })
  })
})
