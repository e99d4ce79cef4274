import { searchEndpoint } from '@basejuris/contract'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

let testApp: TestApp
const ask = async (consulta: string) => {
  const response = await testApp.app.inject({ method: 'POST', url: searchEndpoint.path, payload: { consulta } })
  return searchEndpoint.data.parse(response.json().data)
}

beforeAll(async () => {
  testApp = await openTestApp()
  const text = 'Primero: Que en los autos Rol N° 88.888-2019 se discutió la molienda del trigo.'
  const citing = 'Primero: Que la Circular N° 45, de 16 de julio de 2001, fija el criterio sobre la molienda.'
  await testApp.store([
    buildRuling({ idSentence: 'uno', docketNumber: 'O-77-2020', sections: buildSections([text]) }),
    buildRuling({ idSentence: 'dos', docketNumber: 'O-78-2020', sections: buildSections([citing]) }),
    buildRuling({
      idSentence: 'tres',
      docketNumber: 'GR-15-79-2020',
      court: 'Tribunal Tributario y Aduanero de la Región de Aysén',
      sections: buildSections(['Primero: Que a fs. 6543-6546 consta el Ordinario 6543 sobre la molienda del trigo.']),
    }),
    buildRuling({
      idSentence: 'cuatro',
      docketNumber: '9876-2020',
      court: 'Corte de Apelaciones de Valparaíso',
      sections: buildSections(['Primero: Que la molienda del trigo no consta.']),
    }),
  ])
}, 60_000)
afterAll(() => testApp.close())

it('says that no ruling has the docket number, and what the list is instead', async () => {
  const besides = await ask('rol 77.777-2023 molienda')
  expect(besides.interpretacion.avisos).toEqual([
    'No consta entre las buscadas ninguna sentencia con el rol N° 77.777-2023. La lista responde a las demás palabras.',
  ])
  expect(besides.resultados.map(({ nivel }) => nivel)).not.toContain('alta')
  const mentioned = await ask('rol 88.888-2019')
  expect(mentioned.resultados).toHaveLength(1)
  expect(mentioned.interpretacion.avisos).toEqual([
    'No consta entre las buscadas ninguna sentencia con el rol N° 88.888-2019. La lista es de sentencias que lo mencionan.',
  ])
})

it('says «la» of a resolution', async () => {
  expect((await ask('resolución 38-2024 molienda')).interpretacion.avisos).toContainEqual(
    expect.stringMatching(/^No consta entre las buscadas ninguna sentencia con la resolución 38-2024\./u),
  )
})

it('lists what cites an act that is not there', async () => {
  const { total, interpretacion } = await ask('circular 45 de 2001 SII')
  expect([total, interpretacion.avisos]).toEqual([
    1,
    ['No consta entre lo buscado la circular 45-2001. La lista es de sentencias y oficios que la citan.'],
  ])
})

it('asks for the number where only «N°» was written', async () => {
  for (const consulta of ['N°', 'rol N°', 'RUC'])
    expect((await ask(consulta)).interpretacion.avisos).toEqual(['Falta el número. Escriba el rol y el año, como «12.345-2020», o un RUC.'])
})

it('says which court has the number when the named one has not, and never denies it', async () => {
  const { interpretacion, resultados } = await ask('CS O-77-2020')
  expect(interpretacion.avisos).toEqual([
    expect.stringMatching(/^Entre las buscadas no constan sentencias de la Corte Suprema con el RIT O-77-2020\. La lista es del /u),
  ])
  expect(resultados.map(({ motivos }) => motivos[0])).toEqual(['mismo rol, de otro tribunal'])
  expect(resultados.flatMap(({ motivos }) => motivos)).not.toContain('sentencia de la Corte Suprema')
  expect(interpretacion.relajados).toEqual([{ clave: 'tribunal:Corte Suprema', texto: 'Corte Suprema' }])
})

it('is silent where somebody has it, or nothing is found', async () => {
  expect((await ask('O-77-2020')).interpretacion).toMatchObject({ avisos: [], relajados: [] })
  expect((await ask('rol 99.999-2019')).interpretacion.avisos).toEqual([])
})

it('takes a number beside a court for its rol, and no page of another ruling for it', async () => {
  for (const consulta of ['rol 6543 TC', 'STC 6543', 'TC 6543', 'rol 6543 Corte Suprema', 'rol 6543 C.A. de Talca']) {
    const { interpretacion, resultados } = await ask(consulta)
    if (resultados.length > 0)
      expect(interpretacion.avisos).toEqual([
        expect.stringMatching(/^No consta entre las buscadas ninguna sentencia con el rol N° 6\.?543/u),
      ])
  }
  expect((await ask('rol 6543 TC')).resumen).toMatch(
    /^No consta entre las buscadas ninguna sentencia del Tribunal Constitucional con el rol (?:N° )?6\.?543\.$/u,
  )
  const found = await ask('rol 9876 C.A. de Valparaiso')
  expect(found.resultados.map(({ rol }) => rol)).toEqual(['9876-2020'])
  expect(found.interpretacion.avisos).toEqual([])
})

it('finds a court in an operator without its accent and in its short form', async () => {
  for (const consulta of ['tribunal:"C.A. de Valparaiso"', 'tribunal:"C.A. de Valparaíso"', 'tribunal:"ICA Valpo"', 'tribunal:valparaiso'])
    expect([consulta, (await ask(consulta)).resultados.map(({ rol }) => rol)]).toEqual([consulta, ['9876-2020']])
})
