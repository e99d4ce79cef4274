import { analyze, stopWords } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { demandsOf } from '../testing/ports-over.ts'
import { relatedPairs, relatedShare } from './related-demands.ts'

const stemsOf = (text: string) => ({ stems: analyze(text).flatMap(({ token, exact }) => (stopWords.has(exact) ? [] : [token])) })
const shareOf = (question: string, ...sentences: readonly string[]): number => {
  const demands = demandsOf(question)
  return relatedShare(sentences.map(stemsOf), demands, relatedPairs(demands, question))
}
const question = 'la sola palabra del farero'

it('tells what a sentence says together from what it says apart', () => {
  expect(shareOf(question, 'La sola palabra del farero basta para tenerlo por probado.')).toBe(1)
  const apart = 'La palabra de la acusada no se puede usar, aunque el informe del puerto y de la costa nombre al farero.'
  expect(shareOf(question, apart)).toBeLessThan(0.5)
})

it('pairs no words between which a clause ends, and has nothing to ask of one word', () => {
  const demands = demandsOf('el farol, las boyas')
  expect(relatedPairs(demands, 'el farol, las boyas')).toEqual([])
  expect(shareOf('farero', 'Nada.')).toBe(1)
})
