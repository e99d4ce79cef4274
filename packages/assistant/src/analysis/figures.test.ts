import type { DecidedPlace } from '@basejuris/legal-text'
import { buildRuling } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { sourceOf } from '../testing/source-of.ts'
import { pairOpposed } from './opposed-pairs.ts'
import { countOutcomes, groupOutcomes } from './outcome-shares.ts'
import { clusterReasoning, findReasoning } from './reasoning.ts'

describe('shares of outcomes', () => {
  const of = (outcome: 'acoge' | 'rechaza' | 'sin_dato', court: string, year: number) =>
    buildRuling({ docId: `${outcome} ${court} ${year}`, outcome, court, decidedOn: `${year}-05-03` })
  it('have the interval of Wilson, and leave out what has no outcome', () => {
    const group = countOutcomes('todas', 'Todas', [
      ...Array.from({ length: 41 }, () => of('acoge', 'Uno', 2020)),
      ...Array.from({ length: 22 }, () => of('rechaza', 'Uno', 2020)),
      of('sin_dato', 'Uno', 2020),
    ])
    expect([group.total, group.isSmall]).toEqual([63, false])
    const [first] = group.shares
    expect(first?.outcome).toBe('acoge')
    expect(first?.interval.from).toBeCloseTo(0.528, 2)
    expect(first?.interval.to).toBeCloseTo(0.757, 2)
  })

  it('come by court, the largest first, and by year in order; few rulings say so', () => {
    const rulings = [...Array.from({ length: 12 }, () => of('acoge', 'Grande', 2021)), of('rechaza', 'Chica', 2019)]
    expect(groupOutcomes('tribunal', rulings, 5).map(({ name, total, isSmall }) => [name, total, isSmall])).toEqual([
      ['Grande', 12, false],
      ['Chica', 1, true],
    ])
    expect(groupOutcomes('anio', rulings, 5).map(({ key }) => key)).toEqual(['2019', '2021'])
    expect(groupOutcomes('norma', [{ ...of('acoge', 'Uno', 2020), norms: [] }], 5)).toEqual([])
  })
})

it('passages that several courts repeat are one group', () => {
  const repeated = (court: string) =>
    `Segundo: Que, en consecuencia, la licencia médica no impide al empleador comunicar el despido cuando la causal se funda en hechos anteriores al reposo, como resolvió ${court}.`
  const sources = ['Arica', 'Talca', 'Osorno'].map((name) =>
    sourceOf(name, ['Primero: Que se dedujo recurso de nulidad laboral.', repeated(name)]),
  )
  const other = sourceOf('otra', [
    'Primero: Que, por tanto, el arrendatario debe restituir el inmueble dentro de décimo día de ejecutoriada la sentencia definitiva de esta causa.',
  ])
  const passages = [...sources, other].flatMap((source) =>
    findReasoning(source).map((passage) => ({ ...passage, docId: source.ruling.docId })),
  )
  const [first, ...rest] = clusterReasoning(passages)
  expect(first?.rulings).toBe(3)
  expect(first?.passages.map(({ docId }) => docId).sort()).toEqual(['Arica', 'Osorno', 'Talca'])
  expect(rest).toEqual([])
})

it('pairs are of one place of an article and opposite sides, each ruling once, and none in first instance', () => {
  const place = (favoured: DecidedPlace['favoured'], article = 'CT:161', kind = 'corte_de_apelaciones laboral nulidad'): DecidedPlace => ({
    article,
    place: '',
    kind,
    appellant: 'claimant',
    favoured,
  })
  const rulings = [
    { docId: 'a', decidedOn: '2020-01-01', places: [place('claimant')] },
    { docId: 'b', decidedOn: '2021-01-01', places: [place('respondent')] },
    { docId: 'c', decidedOn: '2022-01-01', places: [place('respondent')] },
    { docId: 'd', decidedOn: '2022-01-01', places: [place('claimant', 'CC:1545')] },
  ]
  expect(pairOpposed(rulings, 10)).toEqual([{ article: 'CT:161', place: '', claimant: 'a', respondent: 'c' }])
  const inPlace = (number: string) => ({ ...place('respondent'), place: number })
  expect(
    pairOpposed(
      [
        { docId: 'a', decidedOn: null, places: [place('claimant')] },
        { docId: 'e', decidedOn: null, places: [inPlace('n7')] },
      ],
      10,
    ),
  ).toEqual([])
  const instance = (favoured: DecidedPlace['favoured']) => place(favoured, 'CT:161', 'laboral')
  expect(
    pairOpposed(
      [
        { docId: 'a', decidedOn: null, places: [instance('claimant')] },
        { docId: 'e', decidedOn: null, places: [instance('respondent')] },
      ],
      10,
    ),
  ).toEqual([])
})
