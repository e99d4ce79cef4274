import { describe, expect, it } from 'vitest'
import { parseQuery } from '../parse-query.ts'

const demanded = (query: string): string[] => [
  ...new Set(
    parseQuery(query)
      .conditions.filter(({ mode }) => mode === 'exigir')
      .map(({ test, value }) => `${test.kind}:${value}`),
  ),
]

describe('years as notes run them together', () => {
  it.each([
    ['agosto23 ICA Talca amparo', 'fecha:2023-08'],
    ['amparo colombiano sept22 acogido', 'fecha:2022-09'],
    ['despido antofagasta 2020/2021/2022', 'fecha:2020..2022'],
    ['unificación semana corrida 2018/2019/2020', 'fecha:2018..2020'],
    ['nulidad penal por control de identidad 17/18/19 CS', 'fecha:2017..2019'],
    ['tarifas 2017 al 19 TDLC', 'fecha:2017..2019'],
    ['suprema desde el 18 al 20 expropiación', 'fecha:2018..2020'],
    ['TC inadmisible 22', 'fecha:2022'],
    ['CS casación fondo rechazada 23', 'fecha:2023'],
    ['2021ICA Talca protección', 'fecha:2021'],
    ['CS2019 precario', 'fecha:2019'],
    ['CS 2020 para arriba, expulsión', 'fecha:2020..'],
  ])('reads the date of «%s»', (query, date) => {
    expect(demanded(query)).toContain(date)
  })

  it.each(['despidos de 2023', 'autodespidos de 2023', 'despidos del año 2023'])('prefers the year of «%s», and says so', (query) => {
    expect(parseQuery(query).conditions.map(({ test, value, mode }) => `${test.kind}:${value} ${mode}`)).toEqual(['fecha:2023 preferir'])
  })

  it.each([
    'TTA Valparaíso crédito fiscal facturas 2014 confirma liquidación',
    'gastos rechazados AT 2018 TTA RM',
    'liquidación IVA períodos 2013-2014 TTA Temuco',
    'gratificaciones año comercial 2020 JLT Iquique',
    'avalúo fiscal 2022 sobretasa TTA Maule',
    'contribuciones 2do semestre 2019 TTA Biobío',
  ])('takes the tax period of «%s» for no date', (query) => {
    expect(demanded(query).filter((each) => each.startsWith('fecha'))).toEqual([])
  })
})

describe('outcomes as notes say them', () => {
  it.each([
    ['3a sala cs, permiso caducado, protección, se confirma', 'confirma'],
    ['1ra sala CS, contrato de promesa, se revoca', 'revoca'],
    ['temuco nulidad rechaza control de identidad', 'rechaza'],
    ['nulidad rechaza talca microtráfico', 'rechaza'],
    ['suprema invalidatorias pagaré prescripción', 'anula'],
    ['TDLC fusión de bancos aprueba', 'acoge'],
    ['queja Y árbitro Y (acogida O estimada)', 'acoge'],
    ['sentencias a favor del trabajador accidente JLT Rancagua', 'acoge'],
  ])('demands the outcome of «%s»', (query, outcome) => {
    const chips = parseQuery(query).chips.filter(({ tipo }) => tipo === 'resultado')
    expect(chips.some(({ valor, modo }) => modo !== 'preferir' && valor.includes(outcome))).toBe(true)
  })

  it.each([
    'TTA RM gastos rechazados 2021',
    'licencia médica rechazada SUSESO 2021',
    'jurisprudencia de la cuarta sala de la suprema que rechace aplicar la ley bustos a honorarios',
    '¿En qué casos se declara inadmisible un requerimiento ante el Tribunal Constitucional?',
  ])('finds no outcome in «%s»', (query) => {
    expect(demanded(query).filter((each) => each.startsWith('resultado'))).toEqual([])
  })
})

describe('courts that a question or a denial only names', () => {
  it.each([
    '¿puede la suprema anular de oficio una sentencia?',
    '¿la corte suprema puede revisar lo que decidió el juzgado de familia sobre las visitas?',
    '¿el tribunal ambiental puede paralizar obras?',
    'quiero fallos sobre precario, no necesariamente de la Suprema',
  ])('demands no court of «%s»', (query) => {
    expect(demanded(query).filter((each) => each.startsWith('tribunal'))).toEqual([])
  })
})
