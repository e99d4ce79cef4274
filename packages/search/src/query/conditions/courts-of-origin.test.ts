import { describe, expect, it } from 'vitest'
import { demandedLine } from '../../testing/demanded.ts'
import { formatExpression } from '../formal/format-expression.ts'
import { parseQuery } from '../parse-query.ts'

const conditionsOf = (query: string, mode: 'exigir' | 'preferir'): string[] =>
  parseQuery(query)
    .chips.filter(({ modo }) => modo === mode)
    .map(({ clave }) => clave)
    .filter((clave) => /^(?:tribunal|origen|excluye)/u.test(clave))
    .sort()

const supreme = 'tribunal:Corte Suprema'
const fromAppeals = (city: string): string => `origen:Corte de Apelaciones de ${city}`

it('an unificación beside operators is the appeal', () => {
  const appeals = (query: string): string[] => parseQuery(query).chips.flatMap(({ tipo, modo }) => (tipo === 'recurso' ? [modo ?? ''] : []))
  expect(appeals('(silicosis OR neumoconiosis) AND codelco -hipoacusia unificación')).toEqual(['preferir'])
  expect(parseQuery('silicosis AND codelco unificación').chips.map(({ texto }) => texto)).not.toContain('unificación')
})

describe('a lower court beside the one that reviews it', () => {
  it.each([
    ['apelación corte de santiago suprema isapre', fromAppeals('Santiago')],
    ['casación fondo corte suprema corte de valparaíso precario', fromAppeals('Valparaíso')],
    ['amparo CS ICA Iquique expulsión', fromAppeals('Iquique')],
    ['suprema revoca corte de concepción isapre', fromAppeals('Concepción')],
    ['CS casación contra sentencia de la Corte de Temuco', fromAppeals('Temuco')],
    ['casación fondo tdpi corte suprema marca', 'origen:Tribunal de Propiedad Industrial'],
    ['casación suprema corte de santiago', fromAppeals('Santiago')],
    ['reclamación tdlc suprema colusión', 'origen:Tribunal de Defensa de la Libre Competencia'],
  ])('is where its rulings come from: «%s»', (query, origin) => {
    expect(conditionsOf(query, 'exigir')).toEqual([origin, supreme])
  })

  it('is the court of first instance beside a court of appeal', () => {
    expect(conditionsOf('nulidad laboral ICA Santiago 1° juzgado de letras del trabajo de santiago', 'exigir')).toEqual([
      'origen:1º Juzgado de Letras del Trabajo de Santiago',
      'tribunal:Corte de Apelaciones de Santiago',
    ])
  })

  it('is known beside a nullity, which no other court hears', () => {
    expect(conditionsOf('nulidad TOP temuco ICA temuco', 'exigir')).toEqual([
      'origen:Tribunal de Juicio Oral en lo Penal de Temuco',
      'tribunal:Corte de Apelaciones de Temuco',
    ])
  })

  it.each([
    ['casación fondo valdivia rechazada', 'origen:Valdivia'],
    ['unificación valdivia', 'origen:Valdivia'],
    ['casación en la forma valdivia rechazada', 'tribunal:Valdivia'],
    ['nulidad laboral valdivia 2024', 'tribunal:Valdivia'],
  ])('is a city beside an appeal that no court but the Corte Suprema decides: «%s»', (query, key) => {
    expect(conditionsOf(query, 'exigir')).toEqual([key])
  })

  it.each([
    ['libertad Y amparo NO acogido +"informe psicosocial" C.A. Santiago', ['tribunal:Corte de Apelaciones de Santiago']],
    ['"desistimiento" O "abandono" tesorería recurso de hecho san miguel', ['tribunal:San Miguel']],
    ['despido Y santiago', ['tribunal:Santiago']],
    ['acoso Y Concepción', ['tribunal:Concepción']],
    ['receptación Y abreviado San Felipe', ['tribunal:San Felipe']],
    ['"jornada bisemanal" Y 21.561 Dirección del Trabajo 2026', ['tribunal:Dirección del Trabajo']],
  ])('is the court beside operators too: «%s»', (query, demanded) => {
    expect(conditionsOf(query, 'exigir').filter((key) => key.startsWith('tribunal'))).toEqual(demanded)
  })

  it.each([
    ['rol 45-2023 valdivia', ['tribunal:Valdivia'], []],
    ['concepcion 1234-2023', ['tribunal:Concepción'], []],
    ['rol 1234-2023 talca despido', ['tribunal:Talca'], []],
    ['rol 1234-2023 despido talca', [], ['tribunal:Talca']],
  ])('is a city beside the number of a case, and in doubt behind other words: «%s»', (query, demanded, preferred) => {
    expect(conditionsOf(query, 'exigir')).toEqual(demanded)
    expect(conditionsOf(query, 'preferir')).toEqual(preferred)
  })

  it('is preferred where the case passed through another court, and where a city alone is named', () => {
    for (const [query, origin] of [
      ['casación suprema juzgado civil de talca', 'origen:Juzgado Civil de Talca'],
      ['protección suprema valparaíso 2024', 'origen:Valparaíso'],
    ]) {
      expect(conditionsOf(query ?? '', 'exigir')).toEqual([supreme])
      expect(conditionsOf(query ?? '', 'preferir')).toEqual([origin])
    }
  })

  it.each(['Corte Suprema o Corte de Santiago, astreintes', 'despido CS e ICA Santiago', 'nulidad CS 2019, ICA Santiago 2020'])(
    'is another court that may have decided, in a list: «%s»',
    (query) => {
      expect(conditionsOf(query, 'exigir')).toEqual([supreme, 'tribunal:Corte de Apelaciones de Santiago'])
    },
  )

  it.each([
    ['casación forma suprema sin arica', 'excluye:origen:Arica'],
    ['protección corte suprema excepto corte de santiago', 'excluye:origen:Corte de Apelaciones de Santiago'],
  ])('is left out by where the rulings come from: «%s»', (query, left) => {
    expect(conditionsOf(query, 'exigir')).toEqual([left, supreme])
  })

  it('is a court of the story in a story', () => {
    for (const mode of ['exigir', 'preferir'] as const)
      expect(conditionsOf('mi cliente apeló en la corte de valparaíso y la suprema todavía no resuelve la casación', mode)).toEqual([])
  })
})

describe('a city alone', () => {
  it.each([
    ['santiago despido injustificado 2024', 'Santiago'],
    ['venta de predio temuco 2024', 'Temuco'],
    ['contaminación del humedal concepción', 'Concepción'],
    ['sentencias santiago microtráfico', 'Santiago'],
    ['daño moral accidente temuco NO lucro cesante', 'Temuco'],
    ['puerto montt contaminación 2021', 'Puerto Montt'],
    ['despido injustificado santiago 2024 NO nulidad del despido', 'Santiago'],
  ])('raises the rulings of its courts, and stays a word: «%s»', (query, city) => {
    const { chips, words } = parseQuery(query)
    expect(chips.find(({ clave }) => clave === `tribunal:${city}`)).toMatchObject({ modo: 'preferir', texto: `tribunales de ${city}` })
    expect(conditionsOf(query, 'exigir').filter((key) => key.startsWith('tribunal'))).toEqual([])
    if (!query.includes('NO')) expect(words.map(({ exact }) => exact).join(' ')).toMatch(/santiago|concepcion|temuco|montt/u)
  })

  it.each([
    ['despido injustificado santiago 2024', 'Santiago'],
    ['cobranza previsional stgo 2022', 'Santiago'],
    ['alimentos menores concepción', 'Concepción'],
    ['prescripción extintiva, antofagasta, 2022', 'Antofagasta'],
    ['(tutela O acoso) Y contrata Y temuco', 'Temuco'],
  ])('is demanded where a note ends with it, with what comes from there: «%s»', (query, city) => {
    const courts = parseQuery(query).conditions.filter(({ test }) => test.kind === 'tribunal')
    expect(courts.map(({ value, mode, test }) => [value, mode, 'hasOrigins' in test && test.hasOrigins])).toEqual([[city, 'exigir', true]])
  })

  it('is demanded as soon as the person says so, and then no word', () => {
    const { chips, words } = parseQuery('santiago despido', { required: ['tribunal:Santiago'] })
    expect(chips.find(({ tipo }) => tipo === 'tribunal')?.modo).toBe('exigir')
    expect(words.map(({ exact }) => exact)).toEqual(['despido'])
  })

  it.each([
    ['juzgados de talca despido indirecto', 'tribunal:Talca'],
    ['fallos de rancagua sobre tutela laboral', 'tribunal:Rancagua'],
    ['negativa conservador de bienes raíces juzgado santa cruz', 'tribunal:Santa Cruz'],
  ])('is demanded behind a word for courts or rulings: «%s»', (query, key) => {
    expect(conditionsOf(query, 'exigir')).toEqual([key])
  })

  it.each([
    ['anula honorarios perito art. 697 CPC Talca', 'resultado:anula · tribunal:Talca'],
    ['protección isapre talca acogida', 'recurso:protección · resultado:acoge · tribunal:Talca'],
    ['reclamo multa acogido iquique jueza Soto', 'ministro:Soto · recurso:reclamo de multa · resultado:acoge · tribunal:Iquique'],
    ['amparo temuco arraigo', 'recurso:amparo · tribunal:Temuco'],
    ['casación fondo despido antofagasta 2023', 'fecha:2023 · recurso:casación en el fondo · tribunal:Antofagasta'],
    ['mi vecino de talca acogió a un perro', ''],
  ])('is demanded beside the outcome, the appeal or the judge: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(expected)
  })

  it.each([
    ['despido arica o iquique', 'tribunal:Arica · tribunal:Iquique'],
    ['arica o iquique despido', 'tribunal:Arica · tribunal:Iquique'],
    ['precario santiago o valparaiso', 'tribunal:Santiago · tribunal:Valparaíso'],
    ['despido santiago, valparaíso o concepción', 'tribunal:Concepción · tribunal:Santiago · tribunal:Valparaíso'],
    ['robo stgo o valpo 2022', 'tribunal:Santiago · tribunal:Valparaíso'],
    ['nulidad laboral santiago o concepción 2023', 'tribunal:Concepción · tribunal:Santiago'],
    ['fallos de arica o iquique despido', 'tribunal:Arica · tribunal:Iquique'],
    ['fallos de talca y curicó, alimentos', 'tribunal:Curicó · tribunal:Talca'],
    ['tribunales de osorno o la unión precario', 'tribunal:La Unión · tribunal:Osorno'],
    ['despido victoria o angol', 'tribunal:Angol · tribunal:Victoria'],
    ['los angeles u osorno precario', 'tribunal:Los Ángeles · tribunal:Osorno'],
  ])('is demanded with another that «o» joins it to, and then no word: «%s»', (query, keys) => {
    expect(conditionsOf(query, 'exigir').join(' · ')).toBe(keys)
    expect(
      parseQuery(query)
        .words.map(({ exact }) => exact)
        .join(' '),
    ).not.toMatch(/arica|iquique|santiago|stgo|valpara|concepcion|osorno|union|victoria/u)
  })

  it('is raised with another that «y» joins it to, and behind «en»', () => {
    expect(conditionsOf('vendo casa en talca o rancagua', 'exigir')).toEqual([])
    expect(conditionsOf('santiago y valparaíso despido', 'exigir')).toEqual([])
    expect(conditionsOf('santiago y valparaíso despido', 'preferir')).toEqual(['tribunal:Santiago', 'tribunal:Valparaíso'])
  })

  it.each([
    'municipalidad de arica o iquique',
    'vuelo arica o iquique cancelado',
    'vuelo entre santiago y arica',
    'vivo en arica o iquique y me despidieron',
    'trabajo en santiago o valparaíso según el turno y me despidieron',
    'constitución o nacimiento',
    'municipalidad de santiago permiso circulación 2024',
    'banco santiago pagaré',
    'Juan Santiago Pérez despido',
    'constitución recurso de protección',
    'nacimiento con vida responsabilidad médica',
    'incendio valparaíso 2014',
    'concepción del daño moral',
    'trabajé seis años en una panadería de talca y me echaron',
    'en concepción un bus atropelló a mi hermano el 2021',
    'compré un auto usado en temuco',
    'despido ICA Talca santiago',
  ])('is part of a name, of a story or of a court: «%s»', (query) => {
    expect(conditionsOf(query, 'preferir')).toEqual([])
    expect(conditionsOf(query, 'exigir').filter((key) => key !== 'tribunal:Corte de Apelaciones de Talca')).toEqual([])
  })
})

describe('courts of one kind in several cities', () => {
  it.each([
    ['ica santiago y san miguel despido', 'Corte de Apelaciones de San Miguel · Corte de Apelaciones de Santiago'],
    ['ica stgo o valpo despido', 'Corte de Apelaciones de Santiago · Corte de Apelaciones de Valparaíso'],
    [
      'ica santiago, san miguel y valparaíso despido',
      'Corte de Apelaciones de San Miguel · Corte de Apelaciones de Santiago · Corte de Apelaciones de Valparaíso',
    ],
    ['ica santiago/san miguel despido', 'Corte de Apelaciones de San Miguel · Corte de Apelaciones de Santiago'],
    ['corte de apelaciones de arica o iquique', 'Corte de Apelaciones de Arica · Corte de Apelaciones de Iquique'],
    ['jlt santiago y valparaiso tutela', 'Juzgado de Letras del Trabajo de Santiago · Juzgado de Letras del Trabajo de Valparaíso'],
    ['top de talca o curicó robo', 'Tribunal de Juicio Oral en lo Penal de Curicó · Tribunal de Juicio Oral en lo Penal de Talca'],
    ['alimentos juzgado de familia de santiago y san miguel', 'Juzgado de Familia de San Miguel · Juzgado de Familia de Santiago'],
  ])('are each demanded: «%s»', (query, names) => {
    expect(conditionsOf(query, 'exigir')).toEqual(names.split(' · ').map((name) => `tribunal:${name}`))
    expect(parseQuery(query).words.length).toBeLessThan(2)
  })

  it('end where no city follows', () => {
    expect(conditionsOf('ica santiago y talcahuano despido', 'exigir')).toEqual(['tribunal:Corte de Apelaciones de Santiago'])
    expect(conditionsOf('ica santiago, despido y finiquito', 'exigir')).toEqual(['tribunal:Corte de Apelaciones de Santiago'])
    expect(conditionsOf('ica talca, constitución de servidumbre', 'exigir')).toEqual(['tribunal:Corte de Apelaciones de Talca'])
  })
})

describe('typed in haste', () => {
  it.each([
    ['nulidad ICA Santiago semana corrida', 'recurso:nulidad · tribunal:Corte de Apelaciones de Santiago'],
    ['ica talca nulidad 2023', 'fecha:2023 · recurso:nulidad · tribunal:Corte de Apelaciones de Talca'],
    ['ica talca nulidad despido 2023', 'fecha:2023 · recurso:nulidad · tribunal:Corte de Apelaciones de Talca'],
    ['tutela viña del mar 2023', 'fecha:2023 · recurso:tutela · tribunal:Viña del Mar'],
    ['protección isapre no santiago', ''],
    ['casación forma fondo rechazada suprema', 'recurso:casación · resultado:rechaza · tribunal:Corte Suprema'],
    ['corte apelacines concepcion libertad condicional', 'tribunal:Corte de Apelaciones de Concepción'],
    ['sentencia 12 enero 2024 libertad condicional', 'fecha:2024-01-12'],
  ])('demands «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(expected)
  })

  it('takes no appeal of a story for what a court was asked', () => {
    const { chips } = parseQuery('mi cliente apeló en la corte de valparaíso y la suprema todavía no resuelve la casación')
    expect(chips.filter(({ modo }) => modo !== null)).toEqual([])
  })

  it('takes a city behind a RIT for that of its court', () => {
    expect(conditionsOf('rit I-47-2023 san bernardo blue express multa', 'exigir')).toEqual(['tribunal:San Bernardo'])
    expect(conditionsOf('RIT O-12-2023 San Antonio despido', 'exigir')).toEqual(['tribunal:San Antonio'])
    expect(conditionsOf('rol 4721-2023 san antonio despido', 'preferir')).toEqual([])
  })

  it('takes a whole operand that is a seat of a court of appeals for the courts there', () => {
    const courts = (query: string) => parseQuery(query).chips.flatMap(({ tipo, texto }) => (tipo === 'tribunal' ? [texto] : []))
    expect(courts('nulidad laboral AND acogida AND San Miguel')).toEqual(['San Miguel'])
    expect(courts('"abandono del procedimiento" +"voto en contra" +Valparaíso')).toEqual(['Valparaíso'])
    expect(courts('+migrante +"arraigo familiar" +Iquique -rechazada')).toEqual(['Iquique'])
    expect(courts('hidroeléctrica +Curacautín +invalidación')).toEqual([])
    expect(courts('Rancagua Y multa')).toEqual(['tribunales de Rancagua'])
    expect(courts('concepción Y daño')).toEqual([])
    expect(courts('castro Y fuero')).toEqual([])
  })

  it.each([
    ['+Sernac contrata', 'sernac'],
    ['multa +SII -clausura', 'sii'],
    ['(IVA O factura) +SII', 'sii'],
  ])('takes a body behind a sign for the word: «%s»', (query, word) => {
    const { chips, required } = parseQuery(query)
    expect(chips.filter(({ tipo }) => tipo === 'tribunal' || tipo === 'base')).toEqual([])
    expect(required === null ? '' : formatExpression(required)).toContain(word)
  })

  it.each([
    ['tortura Y "corte marcial"', 'Corte Marcial'],
    ['"Corte Suprema" Y incidente', 'Corte Suprema'],
    ['leasing Y "Juzgado de Letras de Calama"', 'Juzgado de Letras de Calama'],
    ['(precario O comodato) "tribunal constitucional" 2024', 'Tribunal Constitucional'],
  ])('takes a quoted court beside operators for the court: «%s»', (query, court) => {
    expect(parseQuery(query).conditions.flatMap(({ test, value, mode }) => (test.kind === 'tribunal' ? [value, mode] : []))).toEqual([
      court,
      'exigir',
    ])
  })

  it('takes a court behind a sign for the court', () => {
    const { required } = parseQuery('carabineros +CS')
    expect(required === null ? '' : formatExpression(required)).toBe('tribunal:"Corte Suprema"')
  })

  it('holds a body beside the number of its document for all that is found, unlike a court beside a case', () => {
    const ofCase = (query: string) => parseQuery(query).conditions.map(({ value, mode, isOfCase }) => [value, mode, isOfCase])
    expect(ofCase('ord 15 dirección del trabajo viáticos')).toEqual([['Dirección del Trabajo', 'exigir', false]])
    // Whoever asks for nothing but the act also wants what cites it.
    expect(ofCase('circular 45 de 2001 SII')).toEqual([['Servicio de Impuestos Internos', 'exigir', true]])
    expect(ofCase('rol 596-2023 CA San Miguel viáticos')).toEqual([['Corte de Apelaciones de San Miguel', 'exigir', true]])
  })
})
