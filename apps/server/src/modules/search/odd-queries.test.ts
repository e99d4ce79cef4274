import { searchEndpoint } from '@basejuris/contract'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const said = (text: string) => buildSections([text])
const rulings = [
  buildRuling({
    idSentence: 'a',
    caption: 'Uno con Fisco',
    court: 'Corte Suprema',
    decidedOn: '2024-03-05',
    docketNumber: '19-2020',
    sections: said('1° Que el comodato es nulo y NO hubo aviso.'),
  }),
  buildRuling({
    idSentence: 'b',
    caption: 'Dos con Fisco',
    court: 'Corte de Apelaciones de Valdivia',
    decidedOn: '2019-03-05',
    docketNumber: '2024-2019',
    sections: said('1° Que el comodato de la isapre durante el fuero es injusto.'),
  }),
  buildRuling({
    idSentence: 'c',
    caption: 'Tres con Fisco',
    court: 'Corte de Apelaciones de Arica',
    decidedOn: '2022-03-05',
    docketNumber: '77-2022',
    drafter: 'Rosa Valdivia Oyarce',
    sections: said('1° Que no hay pago de cotizaciones, según la Ley N° 2.024.'),
  }),
]

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store(rulings)
})
afterAll(() => test.close())

const search = async (consulta: string, more: { preferir?: string[] } = {}) => {
  const response = await test.app.inject({ method: 'POST', url: '/v1/search', payload: { consulta, agrupar: false, ...more } })
  expect(response.statusCode, consulta).toBe(200)
  const data = searchEndpoint.data.parse(response.json().data)
  return {
    total: data.total,
    found: data.resultados.map(({ caratulado }) => caratulado),
    chips: data.interpretacion.chips.map(({ clave }) => clave),
    demanded: data.interpretacion.chips.filter(({ modo }) => modo === 'exigir').map(({ clave }) => clave),
    notices: data.interpretacion.avisos,
    other: data.interpretacion.alternativa,
  }
}

const aloneNotice = 'Y, O y NO necesitan palabras que unir o excluir: solos se buscan como palabras.'
const onlyExcluded = 'Usted solo pidió excluir: la lista es de todas las demás sentencias.'
const nothingToSearch = 'En lo que escribió no hay palabras ni números que buscar: la lista es de todas las sentencias.'

describe('queries that say little or too much', () => {
  it.each(['NO', 'Y O NO'])('takes operators alone for words and says so: «%s»', async (query) => {
    expect((await search(query)).notices).toContain(aloneNotice)
  })

  it('excludes a year alone, and says what is listed', async () => {
    const { found, notices } = await search('-2024')
    expect(found.toSorted()).toEqual(['Dos con Fisco', 'Tres con Fisco'])
    expect(notices).toContain(onlyExcluded)
  })

  it('excludes a word beside a letter that is no word', async () => {
    expect(await search('a -fuero')).toMatchObject({ total: 2, chips: ['excluye:fuero'], notices: [onlyExcluded] })
    expect((await search('a -b')).chips).toEqual(['excluye:b'])
  })

  it('excludes a parenthesis behind a minus', async () => {
    expect((await search('comodato -(fuero)')).found).toEqual(['Uno con Fisco'])
  })

  it.each(['(comodato', 'comodato)', '((comodato)', 'comodato Y (', ')comodato(', '(((('])(
    'drops parentheses without their pair: «%s»',
    async (query) => {
      const { total, chips } = await search(query)
      expect(total).toBe(query.includes('comodato') ? 2 : 3)
      expect(chips.filter((key) => key.includes('('))).toEqual([])
    },
  )

  it('answers sixty operators', async () => {
    expect((await search(Array(61).fill('comodato').join(' Y '))).total).toBe(2)
    expect((await search(`${'Y '.repeat(60)}comodato`)).total).toBe(2)
    expect((await search(Array(31).fill('comodato NO fuero').join(' O '))).found).toEqual(['Uno con Fisco'])
  })

  it('takes two numbers with a dash for a case, and a law for a law', async () => {
    expect(await search('19-2020')).toMatchObject({ found: ['Uno con Fisco'], chips: ['rol:19-2020'] })
    expect(await search('rol 2024-2019')).toMatchObject({ found: ['Dos con Fisco'], chips: ['rol:2024-2019'] })
    expect(await search('Ley 2024')).toMatchObject({ found: ['Tres con Fisco'], chips: ['norma:ley-2024'] })
  })

  it.each(['N°', 'rol', 'rol N°'])('asks for the number behind «%s»', async (query) => {
    expect((await search(query)).notices.join(' ')).toContain('Falta el número. Escriba el rol y el año')
  })

  it('tells a court from a judge of the same name, and leaves the name alone a word', async () => {
    expect(await search('corte de Valdivia')).toMatchObject({
      found: ['Dos con Fisco'],
      demanded: ['tribunal:Corte de Apelaciones de Valdivia'],
    })
    expect(await search('ministra Valdivia')).toMatchObject({ found: ['Tres con Fisco'], demanded: ['ministro:Rosa Valdivia Oyarce'] })
    expect((await search('Valdivia')).demanded).toEqual([])
  })

  it.each([
    ['fallos de 1850', '1850'],
    ['comodato fallos de 1899', '1899'],
    ['comodato 2099', '2099'],
    ['sentencias de 2150', '2150'],
  ])('says that a year has none: «%s»', async (query, year) => {
    const { total, notices } = await search(query)
    expect(total).toBeGreaterThan(0)
    expect(notices.join()).toMatch(
      new RegExp(
        `No consta ninguna sentencia de ${year}(?: que responda al resto de la búsqueda)?; se muestran sentencias de otras fechas\\.`,
        'u',
      ),
    )
  })

  it('leaves out in capitals as in small letters, says so, and turns it', async () => {
    for (const query of ['comodato sin isapres', 'COMODATO SIN ISAPRES', 'comodato menos isapres', 'comodato salvo isapres']) {
      const { found, chips, notices } = await search(query)
      expect(found, query).toEqual(['Uno con Fisco'])
      expect(chips).toContain('excluye:isapres')
      expect(notices.join(' ')).toMatch(/Así leímos su frase: sin «isapres»/iu)
      const turned = await search(query, { preferir: ['excluye:isapres'] })
      expect(turned.found.length, query).toBe(2)
    }
  })

  it('reads conditions in capitals, and a caption of the law in capitals as words', async () => {
    expect((await search('COMODATO CORTE SUPREMA 2024')).demanded).toEqual(['tribunal:Corte Suprema', 'fecha:2024'])
    const unpaid = await search('NO PAGO DE COTIZACIONES')
    expect(unpaid.chips.filter((chip) => !chip.startsWith('tema:'))).toEqual(['palabras:NO PAGO COTIZACIONES'])
    expect(unpaid.other?.aviso).toContain('NO como palabra')
  })

  it.each(['+', '-', '"', '«»', '()', '*', '?', '...'])('lists everything and says why: «%s»', async (query) => {
    expect(await search(query)).toMatchObject({ total: 3, notices: [nothingToSearch] })
  })

  it.each([
    '"Corte Suprema"',
    '“corte suprema”',
    '‘Corte Suprema’',
    "'corte suprema'",
    "''corte suprema''",
    '<<corte suprema>>',
    '„corte suprema“',
  ])('takes the quoted name of a court for its words: «%s»', async (query) => {
    expect(await search(query)).toMatchObject({ demanded: [], chips: [expect.stringMatching(/^frase:corte suprema$/iu)] })
    expect((await search(`comodato ${query}`)).chips.filter((key) => key.startsWith('tribunal:'))).toEqual([])
  })

  it('narrows a case to the court beside its number until the request prefers it', async () => {
    expect(await search('C. Suprema 19-2020')).toMatchObject({ found: ['Uno con Fisco'], demanded: ['tribunal:Corte Suprema'] })
    const elsewhere = await search('ICA Valdivia 19-2020')
    expect(elsewhere.found).toEqual(['Uno con Fisco'])
    expect(elsewhere.notices.join(' ')).toContain('Corte Suprema')
  })
})
