import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import { describe, expect, it } from 'vitest'
import type { QueryReading } from '../formal/read-operators.ts'
import { parseQuery } from '../parse-query.ts'

const required = (query: string, reading?: QueryReading): string =>
  parseQuery(query, { reading })
    .chips.filter(({ tipo }) => tipo === 'exige')
    .map(({ valor }) => valor)
    .join(' · ')
const norms = (query: string, reading?: QueryReading): string[] => parseQuery(query, { reading }).norms.map(({ label }) => label)
const notice = (query: string, reading?: QueryReading): string | undefined => parseQuery(query, { reading }).alternative?.notice

describe('«o» in small letters', () => {
  it.each([
    ['silicosis o neumoconiosis', 'silicosis O neumoconiosis'],
    ['arriendo o comodato o precario', 'arriendo O comodato O precario'],
    ['silicosis, asbestosis o neumoconiosis', 'silicosis O asbestosis O neumoconiosis'],
    ['pagaré o letra de cambio prescripción', 'pagaré O "letra de cambio"~5'],
    ['accidente del trabajo o enfermedad profesional', '"accidente del trabajo"~5 O "enfermedad profesional"~4'],
    ['hurto o robo TOP Talca', 'hurto O robo'],
    ['isapre colmena o consalud alza plan', 'colmena O consalud'],
    ['acoso laboral o sexual', 'laboral O sexual'],
    ['marihuana u hojas de coca', 'marihuana O "hojas de coca"~5'],
    ['160 o 161 CT despido', 'norma:"art. 160 Código del Trabajo" O norma:"art. 161 Código del Trabajo"'],
  ])('joins terms of a short search: «%s»', (query, expected) => {
    expect(required(query)).toBe(expected)
    expect(notice(query)).toContain('como lo uno o lo otro')
    expect(parseQuery(query).alternative?.reading).toBe('palabras')
  })

  it('is a word at a click, and its words are searched again', () => {
    expect(required('silicosis o neumoconiosis', 'palabras')).toBe('')
    expect(parseQuery('silicosis o neumoconiosis', { reading: 'palabras' }).words.map(({ exact }) => exact)).toEqual([
      'silicosis',
      'neumoconiosis',
    ])
    expect(parseQuery('silicosis o neumoconiosis', { reading: 'palabras' }).alternative).toEqual({
      notice: 'Se leyó «silicosis o neumoconiosis» como palabras sueltas.',
      reading: 'operadores',
      about: 'shorthand',
    })
  })

  it('leaves the rest of the search as it is', () => {
    const { conditions, words } = parseQuery('precario o comodato arrendatario acogido ICA Talca 2021')
    expect(conditions.map(({ key, mode }) => `${mode} ${key}`)).toEqual([
      'exigir resultado:acoge',
      'exigir tribunal:Corte de Apelaciones de Talca',
      'exigir fecha:2021',
    ])
    expect(words.map(({ exact }) => exact)).toEqual(['arrendatario'])
  })

  it.each([
    'uno o más trabajadores',
    'despido con o sin causa',
    'CS o ICA Santiago despido',
    'amparo o protección',
    '2019 o 2020 despido',
    'arica o iquique despido',
    'me echaron o me fui',
    'si el arrendatario paga o abandona el inmueble',
    'el vecino construyó una muralla o una reja sin permiso de nadie',
    'accidente en la ruta, no sé si demandar al conductor o al dueño del camión',
    '"dolo o culpa"',
    'contrato por obra o faena',
    'accidente laboral o común, qué hago',
    'despedida por necesidades o desahucio, cuál reclamo',
    'municipalidad de arica o iquique',
    'vuelo arica o iquique cancelado',
    'O’Higgins o Pérez con Fisco',
  ])('joins nothing in «%s»', (query) => {
    expect(required(query)).toBe('')
  })
})

describe('the number of a law without its word', () => {
  it.each([
    ['18216', ['Ley N° 18.216']],
    ['sabotaje informático 19223', ['Ley N° 19.223']],
    ['inaplic 1 18216 tráfico', ['art. 1 Ley N° 18.216']],
    ['18.216 pena sustitutiva', ['Ley N° 18.216']],
    ['garantía legal 19496', ['Ley N° 19.496']],
    ['art 4 18216', ['art. 4 Ley N° 18.216']],
    ['art 3 letra b 19.496', ['art. 3 letra b) Ley N° 19.496']],
    ['16.744 art 5', ['art. 5 Ley N° 16.744']],
    ['20.000 microtráfico', ['Ley N° 20.000']],
    ['21369 acoso universidad', ['Ley N° 21.369']],
    ['tc inaplicabilidad art 1 18216', ['art. 1 Ley N° 18.216']],
  ])('is a law: «%s»', (query, expected) => {
    expect(norms(query)).toEqual(expected)
    expect(notice(query)).toMatch(/^Se leyó .*como Ley N°/u)
    expect(norms(query, 'palabras')).toEqual([])
  })

  it.each(['21369', '21.369', 'CS 18216', '14.382'])('is offered where it may be a case: «%s»', (query) => {
    expect(norms(query)).toEqual([])
    expect(notice(query)).toContain('puede ser la Ley N°')
    expect(norms(query, 'operadores')).toHaveLength(1)
  })

  it.each([
    'rol 18216',
    '18216-2020',
    'TC 18216',
    'dictamen 19496',
    '19.496 pesos',
    'multa de 19.300 uf',
    '20.000',
    '20000 pesos deuda',
    '$18.216',
    'me cobraron 19.496 por un plan que no contraté',
    'ley 18.216',
  ])('is nothing else in «%s»', (query) => {
    expect(parseQuery(query).alternative).toBeNull()
    expect(norms(query)).toEqual(query === 'ley 18.216' ? ['Ley N° 18.216'] : [])
  })
})

describe('names of matters and proceedings', () => {
  it.each([
    ['cuidado personal padre', '"cuidado personal"~1'],
    ['despido injustificado CS 2022', '"despido injustificado"~1 O "despido indebido"~4 O "despido improcedente"~4'],
    ['tutela laboral acogida CS', '"tutela laboral"~4 O "tutela de derechos fundamentales"~6 O "vulneración de derechos fundamentales"~6'],
    ['reclamación tributaria IVA', '"reclamación tributaria"~4 O "reclamo tributario"~4 O "procedimiento general de reclamación"~6'],
  ])('demand their words together: «%s»', (query, expected) => {
    expect(required(query)).toBe(expected)
    expect(required(query, 'palabras')).toBe('')
  })

  it('stay words of the search, and are shown once', () => {
    const { words, chips } = parseQuery('cuidado personal padre')
    expect(words.map(({ exact }) => exact)).toEqual(['cuidado', 'personal', 'padre'])
    expect(chips.map(({ tipo, texto }) => `${tipo} ${texto}`)).toEqual(['exige «cuidado personal»', 'palabras padre'])
  })

  it.each([
    'me quitaron el cuidado personal de mi hijo',
    'falta de servicio municipalidad caída árbol',
    'despido que fue injustificado según el juez de la causa',
    'trabajadora despedida con despido injustificado que reclama además sus vacaciones y feriados pendientes',
    '"cuidado personal"',
    'cuidado Y personal',
  ])('demand nothing in «%s»', (query) => {
    expect(parseQuery(query).chips.filter(({ tipo, valor }) => tipo === 'exige' && valor.includes('~'))).toEqual([])
  })
})

it('takes time linear in the length', () => {
  for (const piece of ['a o ', '18216 ', '160 o 161 ', 'tutela laboral '])
    expect(
      cpuMillis(() => parseQuery(piece.repeat(500))),
      piece,
    ).toBeLessThan(1000)
})
