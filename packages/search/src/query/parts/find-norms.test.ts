import { describe, expect, it } from 'vitest'
import { findNorms } from './find-norms.ts'

const keysAndRest = (query: string): [string[], string] => {
  const norms = findNorms(query)
  let rest = query
  for (const { from, to } of norms) rest = rest.slice(0, from) + '_'.repeat(to - from) + rest.slice(to)
  return [norms.map(({ key }) => key), rest.replace(/_+/gu, '_')]
}

describe('findNorms', () => {
  it.each([
    ['d.l. 3500', 'DL-3500'],
    ['dl n° 3500', 'DL-3500'],
    ['d. l. 3.500', 'DL-3500'],
    ['dfl 1 de 2005', 'DFL-1-2005-salud'],
    ['d.s. 594', 'DS-594'],
  ])('reads «%s», also in lower case', (query, key) => {
    expect(keysAndRest(query)).toEqual([[key], '_'])
  })

  it.each([
    'art. 161 CT',
    'art. 161 del Código del Trabajo',
    'artículo 161 Código del Trabajo',
    'art.161 ct',
    '161 código del trabajo',
    'art 161 inc 1 C. del T.',
    'art. 161 Cód. Trab.',
    'art. 161 c.t.',
    '161 CT',
    'ct 161',
    'código del trabajo 161',
    'Código del Trabajo art. 161',
    'artículo 161 inciso primero del código del trabajo',
  ])('covers all of «%s»', (query) => {
    expect(keysAndRest(query)).toEqual([['CT:161'], '_'])
  })

  it.each([
    ['despido 161 ct indemnización', ['CT:161'], 'despido _ indemnización'],
    ['art. 1545 cód. civ.', ['CC:1545'], '_'],
    ['art 303 cc', ['CC:303'], '_'],
    ['1545 cc', ['CC:1545'], '_'],
    ['artículo 19 n° 24 constitución', ['CPR:19'], '_'],
    ['art 20 constitución isapre', ['CPR:20'], '_ isapre'],
    ['art. 19 de la constitución', ['CPR:19'], '_'],
    ['art. 373 cpp', ['CPP:373'], '_'],
    ['ley 19.880 art. 4', ['ley-19880:4'], '_'],
    ['ley zamudio', ['ley-20609'], '_'],
    ['arts. 161 y 168 CT', ['CT:161', 'CT:168'], '_ y _'],
    ['código civil 2019', ['CC'], '_ 2019'],
    ['CC 2332', ['CC:2332'], '_'],
    ['373 b CPP', ['CPP:373'], '_'],
    ['373 b) cpp', ['CPP:373'], '_'],
    ['183 A ct', ['CT:183 A'], '_'],
    ['artículo mil quinientos cuarenta y cinco del código civil', ['CC:1545'], '_'],
    ['artículo diecinueve número veinticuatro de la Constitución', ['CPR:19'], '_'],
    ['768 N°9 CPC', ['CPC:768'], '_'],
    ['768 nro 9 cpc', ['CPC:768'], '_'],
    ['160 n 7 ct', ['CT:160'], '_'],
    ['160 numeral 7 del código del trabajo', ['CT:160'], '_'],
    ['19 n° 24 cpr', ['CPR:19'], '_'],
    ['485 letra b ct', ['CT:485'], '_'],
    ['arts. 7 y 160 n° 7 ct', ['CT:7', 'CT:160'], '_ y _'],
  ])('reads «%s»', (query, keys, rest) => {
    expect(keysAndRest(query)).toEqual([keys, rest])
  })

  it('finds no norm in other text', () => {
    for (const query of [
      'moto de 250 cc',
      'carta cc 2332 y más',
      'constitución de la sociedad 2019',
      'cp 7500000',
      'trabajo 161',
      'código de barras',
      'el código del local',
    ])
      expect(findNorms(query), query).toEqual([])
  })
})
