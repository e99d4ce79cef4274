import type { NormPartText } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { withPossibleDates } from './possible-dates.ts'

const part = (article: string, text: string, modifiedOn: string | null, ofNorm: number | null = null): NormPartText => ({
  kind: 'articulo',
  anchor: `a${article}`,
  parent: null,
  article,
  heading: '',
  transitory: false,
  repealed: false,
  block: 1,
  ofNorm,
  modifiedOn,
  text,
})

it('drops the day of a law whose text names a law published later, and keeps those that may be', () => {
  const parts = [
    part('1', 'El registro de la ley N° 20.593 se consultará antes de autorizar la salida.', '2000-05-30', 27_977),
    part('2', 'El juez fijará la suma en su resolución.', '2000-05-30', 27_977),
    part('3', 'El juez fijará la suma en su resolución.', '2008-01-02', 27_977),
    part('1', 'El plazo de la ley N° 19.496 corre desde la entrega.', '2000-05-30'),
    part('2', 'El plazo de la ley N° 20.593 corre desde la entrega.', null),
  ]
  expect(withPossibleDates(parts).map(({ modifiedOn }) => modifiedOn)).toEqual([null, null, '2008-01-02', '2000-05-30', null])
})
