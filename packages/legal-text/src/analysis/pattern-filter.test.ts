import { describe, expect, it } from 'vitest'
import { mentionRules, opinionRules, treatmentRules } from '../treatment/treatment-cues.ts'
import { foldSameLength } from './fold-text.ts'
import { PatternFilter } from './pattern-filter.ts'
import { requiredText } from './required-text.ts'

describe('what every match of a pattern holds', () => {
  it.each([
    ['comparte', 'comparte'],
    ['abandon(?:a|an)', 'abandon'],
    ['criterios?', 'criterio'],
    ['(?:doctrina|tesis)', { any: ['doctrina', 'tesis'] }],
    ['ajeno.{0,9} caso', { all: ['ajeno', ' caso'] }],
    ['(?:muy )?(?:distinto|otro) caso', { all: [{ any: ['distinto', 'otro'] }, ' caso'] }],
    ['sin(?! embargo)', 'sin'],
    ['(?<razon>igual|misma) razon', { all: [{ any: ['igual', 'misma'] }, ' razon'] }],
    [String.raw`v\. gr\.`, 'v. gr.'],
    [String.raw`rol\u00a0citado`, { all: ['rol', 'citado'] }],
    [String.raw`caso\u{f1}ado`, { all: ['caso', 'ado'] }],
    ['(?:no|tampoco)', null],
    ['(?:tesis){0,2}', null],
    ['[a-z]+', null],
  ])('is read from its source: %s', (source, required) => {
    expect(requiredText(source)).toEqual(required)
  })
})

it('is not read from a group of an unknown kind', () => {
  expect(() => requiredText('(?>caso)')).toThrow('unknown kind')
})

describe('a filter of patterns', () => {
  it('leaves out those that cannot match', () => {
    const mayMatch = new PatternFilter(['comparte', 'criterio|tesis', 'no', '(?:misma|igual) razon']).read('no comparte la misma tesis')
    expect([0, 1, 2, 3].map(mayMatch)).toEqual([true, true, true, false])
  })

  it('leaves out no rule of treatments where it matches', () => {
    const sources = [...opinionRules, ...treatmentRules, ...mentionRules].map(({ pattern }) => pattern)
    const filter = new PatternFilter(sources)
    const texts = [
      'Que esta Corte no comparte dicho criterio y se aparta de la doctrina sustentada en la sentencia rol 1-2019, por tratarse de hechos distintos',
      'Se deja sin efecto el dictamen N° 1 de 2019 y se reconsidera lo resuelto, véase además lo razonado en igual sentido',
      'El precedente invocado no resulta aplicable en la especie, pues versa sobre una situación diversa, como ya ha resuelto este tribunal',
    ].map(foldSameLength)
    for (const text of texts) {
      const mayMatch = filter.read(text)
      const matching = sources.flatMap((source, at) => (new RegExp(source, 'u').test(text) ? [at] : []))
      expect(matching.filter((at) => !mayMatch(at))).toEqual([])
      expect(matching.length).toBeGreaterThan(3)
    }
  })
})
