import { findByIdV2Endpoint, type RulingView } from '@basejuris/contract'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const supreme = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema', rit: null } as const
const appeals = {
  collection: 'corte_de_apelaciones',
  base: 'base_corte_apelaciones',
  court: 'Corte de Apelaciones de Arica',
  rit: null,
} as const
const speaker = buildRuling({
  ...supreme,
  docId: 'habla',
  docketNumber: '7000-2022',
  norms: [{ key: 'ley-99998', label: 'Ley N° 99.998', idNorma: 4242, article: null, origin: 'source' }],
  originCourt: 'Corte de Apelaciones de Arica',
  originDocketNumber: '555-2021',
  sections: buildSections([
    'Primero: Que los artículos 161 y 168 del Código del Trabajo y el artículo 9 del mismo Código obligan; también la Ley N° 99.998 y la Ley N° 99.997.',
    'Segundo: Que la Corte Suprema, en los autos Rol N° 12.345-2020, dijo lo mismo; y así también en el Rol N° 12.345-2020, que se trae a la vista.',
    'Tercero: Que el Rol N° 8.888-2019 no está en parte alguna, ni el rol 12.345-2020 de la Corte de Apelaciones de Punta Arenas.',
    'Cuarto: Que estos autos Rol N° 7.000-2022 vienen de la causa Rol N° 555-2021.',
  ]),
})

let test: TestApp
let ruling: RulingView
beforeAll(async () => {
  test = await openTestApp()
  await test.store([
    speaker,
    buildRuling({ ...supreme, docId: 'suprema', docketNumber: '12345-2020', caption: 'Rojas con Molinos' }),
    buildRuling({ ...appeals, docId: 'arica', docketNumber: '12345-2020', decidedOn: '2020-01-02' }),
    buildRuling({ ...appeals, docId: 'origen', docketNumber: '555-2021' }),
    buildRuling({ ...appeals, docId: 'otra', court: 'Corte de Apelaciones de Talca', docketNumber: '555-2021' }),
  ])
  const response = await test.app.inject({ method: 'POST', url: '/v2/find-by-id', payload: { docId: 'habla' } })
  ruling = findByIdV2Endpoint.data.parse(response.json().data).sentencia
})
afterAll(() => test.close())

const named = (anchor: string) =>
  (ruling.secciones.find(({ ancla }) => ancla === anchor)?.parrafos ?? []).flatMap(({ texto, referencias }) =>
    referencias.map(({ desde, hasta, destino }) => {
      const target = ruling.destinos[destino]
      const to = target?.tipo === 'norma' ? target.idNorma : target?.sentencias.map(({ docId }) => docId).join(' ')
      return `${texto.slice(desde, hasta)} → ${to}`
    }),
  )

describe('references of a ruling', () => {
  it('link norms whose idNorma is known, from the tables or from the source', () => {
    expect(named('c1')).toEqual([
      'artículos 161 → 207436',
      '168 del Código del Trabajo → 207436',
      'artículo 9 del mismo Código → 207436',
      'Ley N° 99.998 → 4242',
    ])
    expect(ruling.destinos['CT:161']).toEqual({
      tipo: 'norma',
      clave: 'CT:161',
      etiqueta: 'art. 161 Código del Trabajo',
      idNorma: 207436,
      articulo: '161',
      url: 'https://www.bcn.cl/leychile/navegar?idNorma=207436&idParte=8512018',
    })
  })

  it('name the ruling of the court that is said, and every ruling of that number when none is', () => {
    expect(named('c2')).toEqual(['12.345-2020 → suprema', '12.345-2020 → suprema arica'])
    expect(ruling.destinos['12345-2020, Corte Suprema']).toMatchObject({
      tipo: 'rol',
      tribunal: 'Corte Suprema',
      sentencias: [{ docId: 'suprema', caratulado: 'Rojas con Molinos', url: '/sentencia?id=suprema' }],
    })
    expect(ruling.destinos['12345-2020']).toMatchObject({ tipo: 'rol', tribunal: null })
  })

  it('name nothing that is not in the index, nor another court’s ruling of the same number', () => {
    expect(named('c3')).toEqual([])
  })

  it('leave out the ruling’s own number and read the one it comes from as its origin’s', () => {
    expect(named('c4')).toEqual(['555-2021 → origen'])
  })
})
