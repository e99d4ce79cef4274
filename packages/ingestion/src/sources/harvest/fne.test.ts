import { describe, expect, it } from 'vitest'
import { harvestedFne } from './fne.ts'
import { harvestSuite, parseHarvested } from './harvest.suite.ts'

const record = {
  _id: 'tdlc-Sentencia_N_990_2021',
  _source: 'CL/FNE',
  _type: 'case_law',
  _fetched_at: '2026-04-29T10:28:44+00:00',
  title: 'Sentencia NÂ° 990/21 TDLC: Demanda de Ficticia SpA',
  text: 'SENTENCIA N° 990/2021\nSantiago, veintiuno de diciembre de dos mil veintiuno.\nPROCEDIMIENTO: Contencioso\nROL: C N° 849-18\nVISTOS: la demanda. SE RESUELVE: rechazarla.',
  date: '2024-02-01',
  url: 'https://www.fne.gob.cl/wp-content/uploads/ficticia.pdf',
  doc_number: '990-21',
  conducta: '',
  section: 'TDLC',
}

harvestSuite(harvestedFne, record)

describe('harvested FNE', () => {
  it('reads a ruling of the competition court with its title repaired', () => {
    expect(parseHarvested(harvestedFne, record)).toMatchObject({
      court: 'Tribunal de Defensa de la Libre Competencia',
      docketNumber: 'C-849-18',
      decidedOn: '2021-12-21',
      caption: 'Sentencia N° 990/21 TDLC: Demanda de Ficticia SpA',
      documentKind: 'sentencia',
      subjects: [],
    })
  })

  it('reads a report of the FNE', () => {
    expect(parseHarvested(harvestedFne, { ...record, section: 'FNE', doc_number: 'F999-2021', title: 'Informe de archivo' })).toMatchObject(
      {
        court: 'Fiscalía Nacional Económica',
        docketNumber: 'F999-2021',
        decidedOn: '2024-02-01',
        documentKind: 'informe',
      },
    )
  })
})
