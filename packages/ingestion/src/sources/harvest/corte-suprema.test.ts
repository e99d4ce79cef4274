import { describe, expect, it } from 'vitest'
import { harvestedCorteSuprema } from './corte-suprema.ts'
import { harvestSuite, parseHarvested } from './harvest.suite.ts'

const record = {
  _id: '9900001',
  _source: 'CL/CorteSuprema',
  _type: 'case_law',
  _fetched_at: '2021-04-06T00:22:20+00:00',
  title: 'INVENTADA SOTO ELISA CONTRA SERVICIO FICTICIO',
  text: 'Santiago, dos de abril de dos mil veintiuno.\nVistos:\nSe confirma la sentencia apelada.\nRegístrese y devuélvase.\nRol N°99.775-2021.',
  date: '2021-04-02',
  case_number: '99775-2021',
  chamber: 'SEGUNDA, PENAL',
  appeal_type: '(CRIMEN) APELACIÓN AMPARO',
  result: 'CONFIRMA SENTENCIA APELADA',
  judges: 'Elisa Ficticia Moraga, Bruno Inventado Rojas',
  descriptors: '',
  url: 'https://juris.pjud.cl/busqueda/pagina_detalle_sentencia/?k=ficticia',
}

harvestSuite(harvestedCorteSuprema, record)

describe('harvested Corte Suprema', () => {
  it('reads its fields', () => {
    expect(parseHarvested(harvestedCorteSuprema, record)).toMatchObject({
      collection: 'corte_suprema',
      court: 'Corte Suprema',
      docketNumber: '99775-2021',
      chamber: 'SEGUNDA, PENAL',
      appealType: '(CRIMEN) APELACIÓN AMPARO',
      outcomeText: 'CONFIRMA SENTENCIA APELADA',
      decidedOn: '2021-04-02',
      judges: [
        { name: 'Elisa Ficticia Moraga', vote: null },
        { name: 'Bruno Inventado Rojas', vote: null },
      ],
      subjects: [],
    })
  })
})
