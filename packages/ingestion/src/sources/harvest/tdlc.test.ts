import { cleanText } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { harvestSuite, parseHarvested } from './harvest.suite.ts'
import { harvestedTdlc } from './tdlc.ts'

const record = {
  _id: 'CL-TDLC-990-2021',
  _source: 'CL/TDLC',
  _type: 'case_law',
  _fetched_at: '2026-04-02T14:33:19Z',
  title: 'Sentencia N° 990/2021: Demanda de Ficticia SpA en contra de Inventada S.A.',
  text: 'REPÚBLICA DE CHILE\nTRIBUNAL DE DEFENSA DE LA\nLIBRE COMPETENCIA\nSENTENCIA N° 990/2021\nSantiago, once de noviembre de dos mil veintiuno.\nPROCEDIMIENTO : Contencioso\nROL : C N° 875-19\nVISTOS:\n1. A fojas 4, con fecha 2 de marzo de 2019, Ficticia SpA demandó.\nSE RESUELVE: rechazar la demanda.\n*0A1B2C3D-0000-4111-8222-0123456789AB* 12',
  date: '2024-04-23',
  url: 'https://www.tdlc.cl/tdlc-sentencias/ficticia/',
  sentencia_number: '38288',
  procedure_type: 'Contencioso',
  conduct_type: 'Abuso de posición dominante.',
  industry: 'Retail',
  case_role: 'C-875-19',
}

harvestSuite(harvestedTdlc, record)

const read = (changes: Readonly<Record<string, unknown>>) => parseHarvested(harvestedTdlc, { ...record, ...changes })

describe('harvested TDLC', () => {
  it('takes the date of the text, not that of publication', () => {
    expect(read({})).toMatchObject({
      collection: 'administrativo',
      court: 'Tribunal de Defensa de la Libre Competencia',
      docketNumber: 'C-875-19',
      decidedOn: '2021-11-11',
      caption: 'Sentencia N° 990/2021: Demanda de Ficticia SpA en contra de Inventada S.A.',
      documentKind: 'sentencia',
      appealType: 'Contencioso',
      subjects: ['Abuso de posición dominante', 'Retail'],
    })
    expect(cleanText(read({}).text).join('\n')).not.toContain('0A1B2C3D')
  })

  it('reads the rol from head or end when the field is missing', () => {
    expect(read({ case_role: null }).docketNumber).toBe('C-875-19')
    expect(
      read({ case_role: '', text: 'SENTENCIA N” 4/2006\nSantiago, siete de septiembre de dos mil seis.\nVISTOS:\nRol C N” 74-05.' }),
    ).toMatchObject({
      docketNumber: 'C-74-05',
      decidedOn: '2006-09-07',
    })
  })
})
