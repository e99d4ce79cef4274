import { cleanText } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { harvestSuite, parseHarvested } from './harvest.suite.ts'
import { harvestedTribunalesAmbientales } from './tribunales-ambientales.ts'

const record = {
  _id: 'CL-3TA-R-921-2021',
  _source: 'CL/TribunalesAmbientales',
  _type: 'case_law',
  _fetched_at: '2026-04-30T15:26:43Z',
  title: '"Junta de Vecinos Ficticia con Superintendencia del Medio Ambiente".',
  text: 'Fojas 99591\nREPÚBLICA DE CHILE noventa y nueve mil quinientos noventa y uno\nTERCER TRIBUNAL AMBIENTAL\nValdivia, catorce de agosto de dos mil veintitr(cid:233)s.\nVISTOS:\n1. A fs. 1, el 1 de octubre de 2021 compareció la reclamante.\nEstedocumentotienefirmaelectrónica\nSE RESUELVE: rechazar la reclamación.',
  date: '2023-08-16',
  url: 'https://3ta.cl/sentencias/',
  tribunal: '3TA',
  rol: 'R-921-2021',
}

harvestSuite(harvestedTribunalesAmbientales, record)

const read = (changes: Readonly<Record<string, unknown>>) => parseHarvested(harvestedTribunalesAmbientales, { ...record, ...changes })

describe('harvested environmental tribunals', () => {
  it('reads court, rol and the date of the text', () => {
    expect(read({})).toMatchObject({
      court: 'Tercer Tribunal Ambiental',
      docketNumber: 'R-921-2021',
      decidedOn: '2023-08-14',
      caption: 'Junta de Vecinos Ficticia con Superintendencia del Medio Ambiente',
      documentKind: 'sentencia',
    })
    expect(cleanText(read({}).text).join('\n')).not.toContain('firmaelectrónica')
    expect(read({ pdf_url: 'https://3ta.cl/f.pdf' }).officialUrl).toBe('https://3ta.cl/f.pdf')
  })

  it('reports a summary, and reads no date from its story', () => {
    const text =
      'Causa R-921-2021 “Ficticia con SMA”\n1. Datos del procedimiento.\nReclamantes:\nValdivia, catorce de agosto de dos mil veinte'
    expect(read({ text })).toMatchObject({ documentKind: 'síntesis de sentencia', decidedOn: '2023-08-16' })
  })

  it('finds a ruling of the Supreme Court among those of the tribunal', () => {
    const text =
      'Santiago, tres de octubre de dos mil veintiuno.\nVistos:\nEn estos autos Ingreso Corte N° 99.177-2021, seguidos ante el Tercer Tribunal Ambiental.'
    expect(read({ text, pdf_url: 'https://3ta.cl/Sentencia-C.Suprema-R-921.pdf' })).toMatchObject({
      collection: 'corte_suprema',
      court: 'Corte Suprema',
      docketNumber: '99.177-2021',
      originCourt: 'Tercer Tribunal Ambiental',
      originDocketNumber: 'R-921-2021',
      decidedOn: '2021-10-03',
    })
    expect(read({ text }).court).toBe('Tercer Tribunal Ambiental')
  })
})
