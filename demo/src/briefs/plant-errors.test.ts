import { expect, it } from 'vitest'
import { generateDemoRulings } from '../generate.ts'
import { Rng } from '../random/rng.ts'
import { CorpusIndex } from './cite-rulings.ts'
import { otherCaption } from './plant-errors.ts'

const [one, other] = [...generateDemoRulings({ rulings: 2 })]

it('never plants the own caption of a ruling, where another has the same respondent', () => {
  if (one === undefined || other === undefined) throw new Error('The corpus is too small')
  const coleccion = 'tribunal_constitucional' as const
  const ruling = { ...one, coleccion, caratulado: 'TORO VALDIVIA/MINISTERIO PÚBLICO' }
  const corpus = new CorpusIndex([ruling, { ...other, coleccion, caratulado: 'LUNA ARRIAGADA/MINISTERIO PÚBLICO' }])
  const rng = new Rng('captions')
  for (let draws = 0; draws < 20; draws++) expect(otherCaption(ruling, corpus, rng)?.caratulado).toBe('LUNA ARRIAGADA/MINISTERIO PÚBLICO')
})
