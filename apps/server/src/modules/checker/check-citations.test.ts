import type { CheckedCitation } from '@basejuris/contract'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../testing/sign-in-person.ts'

const supreme = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema', rit: null, fictional: false } as const
const appeal = { collection: 'corte_de_apelaciones', base: 'base_corte_apelaciones', rit: null, fictional: false } as const
const rule =
  'Séptimo: Que la prohibición atiende al día en que el despido se comunica, no a aquel en que la decisión se adoptó por el empleador.'

let test: TestApp
let ana: TestPerson
beforeAll(async () => {
  test = await openTestApp()
  await test.store([
    buildRuling({
      ...supreme,
      docId: 'licencia',
      caption: 'Soto con Maderas del Sur S.A.',
      docketNumber: '12345-2020',
      decidedOn: '2021-05-03',
      sections: buildSections([rule]),
    }),
    buildRuling({
      ...supreme,
      docId: 'plazo',
      caption: 'Rojas con Fisco de Chile',
      docketNumber: '12354-2020',
      decidedOn: '2021-06-11',
      sections: buildSections([
        'Tercero: Que el plazo para reclamar de la resolución corre desde que se notifica personalmente al interesado.',
      ]),
    }),
    buildRuling({ ...appeal, docId: 'talca', court: 'Corte de Apelaciones de Talca', docketNumber: '611-2022', book: 'Laboral' }),
    buildRuling({ ...appeal, docId: 'arica', court: 'Corte de Apelaciones de Arica', docketNumber: '611-2022', book: 'Penal' }),
    buildRuling({
      ...appeal,
      docId: 'laboral',
      collection: 'laboral',
      court: '2º Juzgado de Letras del Trabajo de Santiago',
      docketNumber: null,
      rit: 'O-45-2020',
      ruc: '20-4-0234567-1',
      caption: 'Lagos con Ejemplo Ltda.',
    }),
    buildRuling({ ...supreme, docId: 'oculta', caption: 'J.S.V. con Fisco', docketNumber: '7-2019', decidedOn: '2019-08-01' }),
    buildRuling({ ...supreme, docId: 'reservada', docketNumber: '1204-2023', publicationStatus: 'Reservada' }),
    buildRuling({ ...supreme, docId: 'ficticia', docketNumber: '999-2021', fictional: true }),
  ])
  ana = await signInPerson(test)
})
afterAll(() => test.close())

/** Each user may check twenty texts in an hour. */
let checks = 0
const check = async (texto: string) => {
  checks += 1
  if (checks % 15 === 0) ana = await signInPerson(test)
  return (await ana.call('POST', '/v1/citations/check', { texto })).body.data
}
const first = async (texto: string): Promise<CheckedCitation> => (await check(texto)).citas[0]

describe('citations of rulings', () => {
  it('reads court, day and caption in any order', async () => {
    const texts = [
      'la sentencia de 4 de mayo de 2021, dictada por la Corte Suprema en rol N° 12.345-2020',
      'Corte Suprema, rol N° 12.345-2020, de 3 de mayo de 2021, «Soto con Fisco de Chile»',
      '«Soto con Fisco de Chile», Corte Suprema, rol N° 12.345-2020',
    ]
    for (const text of texts) expect(await first(text), text).toMatchObject({ veredicto: 'no_calza' })
  })

  it('compares the RUC of a case', async () => {
    const named = 'RIT O-45-2020, RUC 20-4-0234567-1, del 2º Juzgado de Letras del Trabajo de Santiago'
    expect(await first(named)).toMatchObject({ veredicto: 'existe' })
    expect(await first(named.replace('0234567', '0234568'))).toMatchObject({
      veredicto: 'no_calza',
      evidencia: { diferencias: [{ dato: 'ruc', escrito: '20-4-0234568-1', enIndice: '20-4-0234567-1' }] },
    })
  })

  it('says that a number with a letter may be of several courts', async () => {
    expect(await first('en causa RIT O-45-2020 se resolvió')).toMatchObject({ veredicto: 'tipo_ambiguo' })
    expect(await first('en causa RIT O-45-2020, “Lagos con Ejemplo”, se resolvió')).toMatchObject({ veredicto: 'existe' })
  })

  it('exists, with what agrees', async () => {
    expect(
      await first('Así lo resolvió la Corte Suprema en «Soto con Maderas del Sur», rol N° 12.345-2020, de 3 de mayo de 2021.'),
    ).toMatchObject({
      tipo: 'sentencia',
      veredicto: 'existe',
      docId: 'licencia',
      evidencia: {
        entendida: 'rol N° 12.345-2020, Corte Suprema, 03-05-2021',
        coincide: expect.arrayContaining(['rol', 'tribunal', 'fecha']),
      },
    })
  })

  it('is missing, without saying that it does not exist, and offers the nearest numbers', async () => {
    const found = await first('La Corte Suprema lo dijo en rol N° 12.534-2020.')
    expect(found).toMatchObject({ veredicto: 'no_esta_en_indice', docId: null })
    expect(found.evidencia.sugerencias.map(({ docId }) => docId)).toEqual(['plazo'])
    expect(found.evidencia.frases.join(' ')).toContain('Eso no significa que no exista.')
  })

  it('has another date or caption', async () => {
    expect(await first('Corte Suprema, rol N° 12.345-2020, de 4 de mayo de 2021.')).toMatchObject({
      veredicto: 'no_calza',
      evidencia: { diferencias: [{ dato: 'fecha', escrito: '04-05-2021', enIndice: '03-05-2021' }] },
    })
    expect(await first('Corte Suprema, rol N° 12.345-2020, caratulada «Pérez con Isapre Inventada».')).toMatchObject({
      veredicto: 'no_calza',
      evidencia: { diferencias: [{ dato: 'caratula', enIndice: 'Soto con Maderas del Sur S.A.' }] },
    })
  })

  it('is named by its caption between quotation marks, which is no quotation', async () => {
    expect(await first('Corte Suprema, «Pérez Soto con Isapre Inventada del Sur», rol N° 12.345-2020.')).toMatchObject({
      veredicto: 'no_calza',
      evidencia: { citasTextuales: [], diferencias: [{ dato: 'caratula', escrito: 'Pérez Soto con Isapre Inventada del Sur' }] },
    })
  })

  it('is named by the accused alone, which is no quotation', async () => {
    const found = await first('Corte Suprema, rol N° 7-2019, «c/ J.S.V.», de 1 de agosto de 2019.')
    expect(found).toMatchObject({ veredicto: 'existe', evidencia: { citasTextuales: [] } })
  })

  it('is not the case in which a brief is filed', async () => {
    const head = 'ANA PRADO RIVAS, abogada, por la demandada, en autos sobre despido, RIT O-77-2025, a US. respetuosamente digo:'
    const { citas } = await check(`${head}\n\nComo resolvió la Corte Suprema en rol N° 12.345-2020. En esta causa O-77-2025 nada consta.`)
    expect(citas.map(({ docId }: CheckedCitation) => docId)).toEqual(['licencia'])
    const cited = 'La abogada dijo que en RIT O-77-2025 se rechazó.'
    expect((await check(cited)).citas).toHaveLength(1)
  })

  it('does not compare a caption with initials', async () => {
    const found = await first('Corte Suprema, rol N° 7-2019, caratulada «Soto con Fisco de Chile».')
    expect(found.veredicto).toBe('existe')
    expect(found.evidencia.frases).toContain('Carátula anonimizada: no se compara.')
  })

  it('leaves open a case whose initials no party cited can have, unless its day agrees', async () => {
    const found = await first('Corte Suprema, rol N° 7-2019, caratulada «Pérez con Isapre Inventada».')
    expect(found).toMatchObject({ veredicto: 'no_comprobado', docId: 'oculta', evidencia: { diferencias: [] } })
    expect(found.evidencia.frases[0]).toContain('las iniciales de su carátula no parecen las de «Pérez con Isapre Inventada»')
    const dated = await first('Corte Suprema, rol N° 7-2019, de 1 de agosto de 2019, caratulada «Pérez con Isapre Inventada».')
    expect(dated.veredicto).toBe('existe')
  })

  it('is read though a scan took figures for its letters', async () => {
    expect(await first('C0rte Suprema, ro1 N0 l2.345-2O20, de 3 de mayo de 2021')).toMatchObject({ veredicto: 'existe', docId: 'licencia' })
    expect(await first('RlT 0-45-2020 del 2º Juzgado de Letras del Trabajo de Santiago')).toMatchObject({ docId: 'laboral' })
  })

  it('may mean several, or one that nothing confirms', async () => {
    const several = await first('Lo resolvió en rol N° 611-2022.')
    expect(several.veredicto).toBe('tipo_ambiguo')
    expect(several.evidencia.sentencias.map(({ docId }) => docId).sort()).toEqual(['arica', 'talca'])
    expect(await first('Corte de Apelaciones de Talca, rol N° 611-2022.')).toMatchObject({ veredicto: 'existe', docId: 'talca' })
    expect((await first('Así se lee en rol N° 7-2019.')).veredicto).toBe('tipo_ambiguo')
  })

  it('exists, but reserved', async () => {
    expect((await first('Corte Suprema, rol N° 1.204-2023.')).veredicto).toBe('reservada')
  })

  it('gives no verdict on a fictional ruling', async () => {
    expect(await first('Corte Suprema, rol N° 999-2021.')).toMatchObject({
      veredicto: 'no_esta_en_indice',
      docId: null,
      evidencia: {
        soloFicticia: true,
        sentencias: [],
        frases: expect.arrayContaining(['Solo está en el corpus de demostración, que es ficticio.']),
      },
    })
  })
})

describe('quotations', () => {
  const cited = (words: string): string => `La Corte Suprema, en rol N° 12.345-2020, resolvió que «${words}».`

  it('are verbatim, at their considerando', async () => {
    const found = await first(cited('la prohibición atiende al día en que el despido se comunica'))
    expect(found).toMatchObject({
      veredicto: 'existe',
      evidencia: { citasTextuales: [{ resultado: 'textual', ancla: 'c1', etiqueta: 'c. 1°' }] },
    })
  })

  it('differ, word by word', async () => {
    const found = await first(cited('la prohibición atiende al día en que el finiquito se comunica'))
    expect(found).toMatchObject({
      veredicto: 'cita_no_coincide',
      evidencia: {
        citasTextuales: [
          {
            resultado: 'difiere',
            diferencias: 1,
            partes: [{}, { tipo: 'solo_escrito', texto: 'finiquito' }, { tipo: 'solo_fuente', texto: 'despido' }, {}],
          },
        ],
      },
    })
  })

  it('compares words in any marks, in lines that an editor wrapped, with the ruling between two that has them', async () => {
    const wrong = '<<la prohibición atiende al día en que el despido se acuerda>>'
    const right = wrong.replace('acuerda', 'comunica')
    const cite = 'Corte Suprema, rol N° 12.345-2020'
    expect((await check(`En la sentencia de la ${cite}, se lee ${wrong}.`)).citas[0]).toMatchObject({ veredicto: 'cita_no_coincide' })
    const [other, own] = (await check(`La ${cite.replace('345', '354')}, trata de otra cosa. ${right}. Así lo dijo la ${cite}.`)).citas
    expect([other.veredicto, own.veredicto, own.evidencia.citasTextuales.length]).toEqual(['existe', 'existe', 1])
    const wrapped = [
      'La demandada calla que su propia tesis fue desechada ya en otra ocasión, y que',
      '‘la prohibición atiende al día en que el despido se acuerda, no a aquel en que',
      'la decisión se adoptó por el empleador’, según enseña la sentencia de la Corte',
      'Suprema, rol N° 12.345-2020, que está firme.',
    ]
    expect((await check(wrapped.join('\n'))).citas[0]).toMatchObject({ veredicto: 'cita_no_coincide' })
  })

  it('stand in another ruling than the one cited', async () => {
    const found = await first(cited('el plazo para reclamar de la resolución corre desde que se notifica personalmente al interesado'))
    expect(found).toMatchObject({
      veredicto: 'cita_no_coincide',
      evidencia: { citasTextuales: [{ resultado: 'en_otra', sentencia: { docId: 'plazo' }, ancla: 'c1' }] },
    })
    expect(found.evidencia.frases[0]).toMatch(/No consta en rol N° 12\.345-2020, Corte Suprema; el texto está en rol N° 12\.354-2020/)
  })

  it('are not of a ruling that a later sentence names', async () => {
    const { citas } = await check(
      'La regla es que “la prohibición atiende al día en que el despido se comunica”, como dijo la Corte Suprema en rol N° 12.354-2020. Otra cosa se discute en Corte Suprema, rol N° 12.345-2020.',
    )
    expect(citas.map(({ veredicto }: CheckedCitation) => veredicto)).toEqual(['cita_no_coincide', 'existe'])
    expect(citas[0].evidencia.citasTextuales).toMatchObject([{ resultado: 'en_otra', sentencia: { docId: 'licencia' } }])
  })

  it('belong to the ruling that is named again by its caption, however near another stands', async () => {
    const { citas } = await check(
      [
        'Corte Suprema, «Rojas con Fisco de Chile», rol N° 12.354-2020. Corte Suprema, «Soto con Maderas del Sur S.A.», rol N° 12.345-2020.',
        'En el ya citado fallo Rojas consta que «el plazo para reclamar de la resolución corre desde que se notifica personalmente».',
      ].join('\n'),
    )
    expect(citas.map(({ veredicto }: CheckedCitation) => veredicto)).toEqual(['existe', 'existe'])
    expect(citas[0].evidencia.citasTextuales).toMatchObject([{ resultado: 'textual', sentencia: { docId: 'plazo' } }])
  })

  it('belong to the ruling that their sentence only refers to', async () => {
    const lines = ['La Corte Suprema trató el punto en rol N° 12.345-2020.', 'Otro párrafo, que nada cita.']
    const found = await first(
      [...lines, 'El mismo fallo agrega que «la prohibición atiende al día en que el despido se acuerda».'].join('\n'),
    )
    expect(found).toMatchObject({ veredicto: 'cita_no_coincide', evidencia: { citasTextuales: [{ resultado: 'difiere' }] } })
  })

  it('count without marks only where the ruling has nearly those words, or another has them', async () => {
    const opening = 'La Corte Suprema resolvió en rol N° 12.345-2020 lo siguiente:'
    const words = 'la prohibición atiende al día en que el despido se acuerda, no a aquel en que la decisión se adoptó'
    const verdicts = async (texto: string) => {
      const { citas, resumen } = await check(texto)
      return [citas[0].veredicto, citas[0].evidencia.citasTextuales.length, resumen.textualesSinCita]
    }
    expect(await verdicts(`${opening}\n\n${words}.`)).toEqual(['cita_no_coincide', 1, 0])
    expect(await verdicts(`La Corte Suprema resolvió en rol N° 12.345-2020 que —${words}—, y con ello basta.`)).toEqual([
      'cita_no_coincide',
      1,
      0,
    ])
    expect(await verdicts(`${opening}\n\n${words.replace('acuerda', 'comunica')}.`)).toEqual(['existe', 1, 0])
    const other = 'el plazo para reclamar de la resolución corre desde que se notifica personalmente al interesado'
    expect(await verdicts(`${opening}\n\n${other}.`)).toEqual(['cita_no_coincide', 1, 0])
    const own = 'mi representada cumplió siempre con todas las obligaciones que el contrato le imponía frente al actor'
    expect(await verdicts(`${opening}\n\n${own}.`)).toEqual(['existe', 0, 0])
    expect(await verdicts(`La Corte Suprema, rol N° 12.345-2020 —${own}—, lo dijo.`)).toEqual(['existe', 0, 0])
  })

  it('may have a word that the end of a line divides', async () => {
    const found = await first(cited('la prohibición atiende al día en que el des-\npido se comunica'))
    expect(found).toMatchObject({ veredicto: 'existe', evidencia: { citasTextuales: [{ resultado: 'textual' }] } })
  })

  it('stand nowhere', async () => {
    const found = await first(cited('el arrendatario que no paga la renta pierde la tácita reconducción para siempre'))
    expect(found).toMatchObject({
      veredicto: 'cita_no_coincide',
      evidencia: { citasTextuales: [{ resultado: 'no_consta', pasaje: null }] },
    })
  })

  it('are not blamed on the ruling when they may be of the article named beside', async () => {
    const found = await check(
      'La Corte Suprema, en rol N° 12.345-2020, aplicó el artículo 161 del Código del Trabajo, que dispone que «el empleador podrá poner término al contrato cuando quiera».',
    )
    expect(found.citas.map(({ veredicto }: CheckedCitation) => veredicto)).toEqual(['existe', 'existe'])
  })
})

describe('citations of norms', () => {
  it.each([
    ['el artículo 161 del Código del Trabajo', 'existe'],
    ['el artículo 520 del Código del Trabajo', 'no_esta_en_indice'],
    ['el artículo 2.329 del Código del Trabajo', 'no_esta_en_indice'],
    ['la Ley N° 98.210', 'no_esta_en_indice'],
    ['el artículo 5 del DFL N° 1', 'tipo_ambiguo'],
    ['el artículo 1545 del Código Civil', 'existe'],
  ])('%s: %s', async (texto, expected) => {
    expect(await first(`Se infringió ${texto}.`)).toMatchObject({ tipo: 'norma', veredicto: expected })
  })
})

describe('uploaded documents', () => {
  const upload = (bytes: Uint8Array) => ana.call('POST', '/v1/citations/check', { archivo: Buffer.from(bytes).toString('base64') })
  beforeAll(async () => {
    ana = await signInPerson(test)
  })

  it('are read with the place of each citation', async () => {
    const { status, body } = await upload(Buffer.from('Hechos.\nCorte Suprema, rol N° 12.345-2020.', 'utf8'))
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      documento: { formato: 'txt', paginas: null, paginasSinTexto: [], texto: 'Hechos.\nCorte Suprema, rol N° 12.345-2020.' },
      citas: [{ veredicto: 'existe', lugar: { pagina: null, parrafo: 2, nota: null, parte: 'cuerpo' } }],
    })
  })
})

describe('the check as a whole', () => {
  it('counts each verdict once and says what it was compared with', async () => {
    const found = await check(
      'Corte Suprema, rol N° 12.345-2020; rol N° 12.534-2020; artículo 161 del Código del Trabajo. «Estas cinco palabras están solas»',
    )
    expect(found.resumen).toMatchObject({
      total: 3,
      sinComprobar: 0,
      textualesSinCita: 1,
      porVeredicto: { existe: 2, no_esta_en_indice: 1 },
    })
    expect(found.frases).toMatchObject([
      { n: 1, texto: 'Estas cinco palabras están solas', resultado: 'no_consta', fuente: null, sentencia: null },
    ])
    expect(found.indice).toMatchObject({ sentencias: 7, hasta: '2021-09-14', normas: expect.any(Number) })
    expect(found.citas.map(({ n }: CheckedCitation) => n)).toEqual([1, 2, 3])
  })

  it('tells where words without a citation stand, and what they are like', async () => {
    const { frases, citas } = await check(
      [
        'La recurrente alega lo siguiente.',
        'Se ha dicho que «la prohibición atiende al día en que el despido se comunica, no a aquel en que la decisión se adoptó».',
        'Ver Corte Suprema, rol N° 12.354-2020.',
        'Otro tema es que «el plazo para reclamar de la sentencia corre desde que se notifica personalmente».',
      ].join('\n'),
    )
    expect(citas.map(({ veredicto }: CheckedCitation) => veredicto)).toEqual(['existe'])
    expect(frases).toMatchObject([
      { resultado: 'textual', sentencia: { docId: 'licencia' }, etiqueta: 'c. 1°', lugar: { parrafo: 2 } },
      { resultado: 'difiere', sentencia: { docId: 'plazo' }, diferencias: 1, lugar: { parrafo: 4 } },
    ])
    expect(frases[0].fuente).toContain('12.345-2020')
  })

  it('says which of two rulings has the words that may be said of either', async () => {
    const { citas } = await check(
      'En Corte Suprema, rol N° 12.354-2020, se lee que «la prohibición atiende al día en que el despido se comunica», idea que retoma la Corte Suprema en rol N° 12.345-2020.',
    )
    expect(citas.map(({ veredicto }: CheckedCitation) => veredicto)).toEqual(['tipo_ambiguo', 'existe'])
    expect(citas[0].evidencia.frases[0]).toContain('12.345-2020')
  })

  it('gives the range of each citation in the text', async () => {
    const texto = 'Primera línea.\nCorte Suprema, rol N° 12.345-2020.'
    const found = await first(texto)
    expect(texto.slice(found.desde, found.hasta)).toBe(found.texto)
  })

  it('asks for a text, and for a session', async () => {
    expect(await ana.call('POST', '/v1/citations/check', { texto: ' ' })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'texto' }] },
    })
    expect((await callAs(test)('POST', '/v1/citations/check', { texto: 'rol 1-2020' })).status).toBe(401)
  })

  it('takes a long text, and refuses a longer one', async () => {
    ana = await signInPerson(test)
    expect((await ana.call('POST', '/v1/citations/check', { texto: 'a '.repeat(400_000) })).status).toBe(200)
    expect((await ana.call('POST', '/v1/citations/check', { texto: 'a'.repeat(2_000_001) })).status).toBe(400)
  })
})
