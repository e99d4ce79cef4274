import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'

let test: TestApp
let ana: TestPerson
beforeAll(async () => {
  test = await openTestApp()
  const supreme = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema', rit: null } as const
  const appeal = { collection: 'corte_de_apelaciones', base: 'base_corte_apelaciones', rit: null } as const
  await test.store([
    buildRuling({ ...supreme, docId: 'suprema', docketNumber: '12345-2020' }),
    buildRuling({ ...appeal, docId: 'talca', court: 'Corte de Apelaciones de Talca', docketNumber: '12345-2020', book: 'Civil' }),
    buildRuling({ ...supreme, docId: 'sola', docketNumber: '777-1998' }),
    buildRuling({ docId: 'laboral', docketNumber: 'O-364-2020', rit: 'O-364-2020' }),
    buildRuling({ docId: 'otra', docketNumber: 'M-364-2020', rit: 'M-364-2020' }),
    buildRuling({ docId: 'penal', docketNumber: 'O-9-2020', rit: 'O-9-2020', ruc: '2000658003-K' }),
    buildRuling({ ...supreme, docId: 'sin año', docketNumber: '4711', decidedOn: '2019-05-02' }),
    buildRuling({ ...appeal, docId: 'revisa', court: 'Corte de Apelaciones de Talca', docketNumber: '55-2021', rit: 'T-8-2020' }),
  ])
  ana = await signInPerson(test)
})
afterAll(() => test.close())

const look = async (...lines: string[]) => (await ana.call('POST', '/v1/docket-list', { texto: lines.join('\n') })).body.data
const brief = async (...lines: string[]) =>
  (await look(...lines)).lineas.map(({ estado, rol, candidatas }: { estado: string; rol: string; candidatas: { docId: string }[] }) => [
    ...[estado, rol],
    ...candidatas.map(({ docId }) => docId).sort(),
  ])

describe('a list of docket numbers', () => {
  it('classifies each line: one ruling, several, none stored, or not understood', async () => {
    const found = await look('777-98', '', 'Rol N° 12.345-2020', '9999-2015', 'hola')
    expect(found.resumen).toEqual({ encontradas: 1, ambiguas: 1, noEstan: 1, noEntendidas: 1, repetidas: 0 })
    expect(found.lineas).toMatchObject([
      { linea: 1, texto: '777-98', estado: 'encontrada', rol: '777-1998', candidatas: [{ docId: 'sola', tribunal: 'Corte Suprema' }] },
      { linea: 3, estado: 'ambigua', rol: '12345-2020', candidatas: [{}, {}] },
      { linea: 4, estado: 'no_esta', rol: '9999-2015', candidatas: [] },
      { linea: 5, estado: 'no_entendida', rol: null, candidatas: [] },
    ])
    expect(JSON.stringify(found)).not.toContain('Primero: Que')
  })

  it('finds a number that is stored without its year where the ruling was given in the years of the case', async () => {
    expect(await brief('4711-18', '4711-2001', 'C-4711-2018')).toEqual([
      ['encontrada', '4711-2018', 'sin año'],
      ['no_esta', '4711-2001'],
      ['no_esta', 'C-4711-2018'],
    ])
  })

  it('says what each ruling decides, those to choose among too', async () => {
    const { lineas } = await look('777-98', 'Rol N° 12.345-2020')
    const decided = lineas.flatMap(({ candidatas }: { candidatas: { resuelve: unknown }[] }) => candidatas.map(({ resuelve }) => resuelve))
    expect(decided).toHaveLength(3)
    for (const one of decided) expect(one).toMatchObject({ tipo: 'resuelve', texto: expect.stringMatching(/acoge/i) })
  })

  it('reads what people paste: bullets, tables, letters, leading zeros, and the court beside the number', async () => {
    expect(
      await brief(
        '1) 777-1998',
        '• Rol: 777-1998',
        'RIT O-364-2020\tJuzgado de Letras',
        '0777/1998',
        'Corte Suprema, rol 12.345-2020',
        'o-364-2020\r',
      ),
    ).toEqual([
      ['encontrada', '777-1998', 'sola'],
      ['encontrada', '777-1998', 'sola'],
      ['encontrada', 'O-364-2020', 'laboral'],
      ['encontrada', '777-1998', 'sola'],
      ['encontrada', '12345-2020', 'suprema'],
      ['encontrada', 'O-364-2020', 'laboral'],
    ])
  })

  it('offers those with a letter for a number without one, and chooses none', async () => {
    expect(await brief('364-2020', 'T-364-2020', '777-1998 y 12345-2020')).toEqual([
      ['ambigua', '364-2020', 'laboral', 'otra'],
      ['no_esta', 'T-364-2020'],
      ['no_entendida', null],
    ])
  })

  it('understands RUC, court initials and whatever else the search box understands', async () => {
    expect(
      await brief(
        'RUC 2000658003-K',
        '2000658003-k',
        'CS 777-1998',
        'SCS rol 12.345-2020',
        'CA Talca, 12.345-2020',
        'RUC 2000658003-K, RIT O-9-2020',
      ),
    ).toEqual([
      ['encontrada', '2000658003-K', 'penal'],
      ['encontrada', '2000658003-K', 'penal'],
      ['encontrada', '777-1998', 'sola'],
      ['encontrada', '12345-2020', 'suprema'],
      ['encontrada', '12345-2020', 'talca'],
      ['encontrada', 'O-9-2020', 'penal'],
    ])
  })

  it('counts what is given twice once, and says which line it repeats', async () => {
    const { lineas, resumen } = await look('777-1998', 'CS rol 777-98', 'hola', '9999-2015', '9.999-2015', 'hola')
    expect(lineas.map(({ repite }: { repite: number | null }) => repite)).toEqual([null, 1, null, null, 4, null])
    expect(resumen).toEqual({ encontradas: 1, ambiguas: 0, noEstan: 1, noEntendidas: 2, repetidas: 2 })
  })

  it('says why a line is not understood, and offers other courts and reviews without choosing them', async () => {
    const { lineas } = await look('N°', 'rol 98765', '777-1998 y 12345-2020', 'CS 364-2020', 'ICA Concepción 777-1998', 'T-8-2020')
    const seen = lineas.map(({ estado, aviso, candidatas }: { estado: string; aviso: string; candidatas: { docId: string }[] }) => [
      ...[estado, aviso],
      ...candidatas.map(({ docId }) => docId).sort(),
    ])
    expect(seen).toEqual([
      ['no_entendida', 'No hay un rol ni un RUC en la línea.'],
      ['no_entendida', 'Falta el año del rol.'],
      ['no_entendida', 'Hay varios roles en la línea: escriba uno por línea.'],
      ['ambigua', 'No hay sentencias de ese tribunal (Corte Suprema) con ese número; en otros tribunales, sí.', 'laboral', 'otra'],
      [
        'ambigua',
        'No hay sentencias de ese tribunal (Corte de Apelaciones de Concepción) con ese número; en otros tribunales, sí.',
        'sola',
      ],
      ['no_esta', 'La sentencia no está, pero sí una que proviene de esta causa: búsquela por este rol.'],
    ])
  })

  it('becomes a folder in one more call', async () => {
    const { lineas } = await look('777-1998', 'O-364-2020', '9999-2015')
    const docIds = lineas.flatMap(({ candidatas }: { candidatas: { docId: string }[] }) => candidatas.map(({ docId }) => docId))
    const { body } = await ana.call('POST', '/v1/folders', { nombre: 'Listado', docIds })
    expect(body.data).toMatchObject({ agregadas: 2, desconocidas: [], carpeta: { sentencias: 2 } })
  })

  it('looks up two hundred lines at once', async () => {
    const lines = Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? '777-1998' : `${5000 + at}-2012`))
    expect((await look(...lines)).resumen).toEqual({ encontradas: 1, ambiguas: 0, noEstan: 100, noEntendidas: 0, repetidas: 99 })
  })
})

describe('attacks on it', () => {
  it('refuses more lines or letters than it takes, nothing, other types and guests', async () => {
    const ask = (texto: unknown) => ana.call('POST', '/v1/docket-list', { texto })
    const refused = await ask(Array(201).fill('777-1998').join('\n'))
    expect(refused.body.details).toEqual([{ field: 'texto', message: 'use como máximo 200 líneas' }])
    expect((await ask(' \n ')).body.details).toEqual([{ field: 'texto', message: 'pegue al menos un rol' }])
    for (const texto of ['x'.repeat(40_001), 7, null, ['777-1998'], 'a\0']) expect((await ask(texto)).status).toBe(400)
    expect((await callAs(test)('POST', '/v1/docket-list', { texto: '777-1998' })).status).toBe(401)
  })

  it('takes any words as words', async () => {
    expect(
      await brief(
        '<script>alert(1)</script>',
        "'; drop table rulings; --",
        '👩‍⚖️',
        '99999999999999-2020',
        `${'1'.repeat(299)}-20`,
        'x'.repeat(500),
      ),
    ).toEqual([
      ['no_entendida', null],
      ['no_entendida', null],
      ['no_entendida', null],
      ['no_entendida', null],
      ['no_entendida', null],
      ['no_entendida', null],
    ])
  })
})
