import { describe, expect, it } from 'vitest'
import { findJudgeCues, findJudges } from './find-judges.ts'

describe('a judge whom the index does not have', () => {
  const text = 'ministro Blanco amparo'
  const [cue] = findJudgeCues(text)
  const termsOf = (names: readonly string[]) =>
    findJudges(text, [{ from: cue?.from ?? 0, to: 'ministro Blanco'.length, names }]).map(({ test, label }) => [label, test])

  it('is looked for by the words as typed, which no other name of the stem has', () => {
    expect(termsOf([])).toEqual([['ministro Blanco', { kind: 'ministro', terms: ['blanco'] }]])
    expect(termsOf(['Blanca Rojas Arancibia'])).not.toEqual(termsOf([]))
  })
})

describe('a given name before the surnames of a judge', () => {
  it('is no judge of its own', () => {
    const text = 'JLT Rancagua 2024 Loreto Reyes Gamboa'
    const known = findJudgeCues(text).flatMap(({ from, words }) => {
      const to = words.at(-1)?.to ?? from
      const typed = text.slice(from, to)
      if (typed === 'Reyes Gamboa') return [{ from, to, names: ['María Loreto Reyes Gamboa'] }]
      return typed.startsWith('Loreto')
        ? [{ from, to: from + 'Loreto'.length, names: ['Loreto Soto', 'Loreto Vera'], isDoubtful: true }]
        : []
    })
    expect(known.length).toBe(2)
    expect(findJudges(text, known).map(({ label }) => label)).toEqual(['María Loreto Reyes Gamboa'])
  })
})

describe('a name behind «voto» or «prevención» alone', () => {
  const judgesOf = (text: string, names: readonly string[]): string[] => {
    const known = findJudgeCues(text).flatMap(({ from, words: [first] }) => (first === undefined ? [] : [{ from, to: first.to, names }]))
    return findJudges(text, known).map(({ label }) => label)
  }

  it.each(['quejas de la Suprema con prevención de Matus en 2024', 'TC inaplicabilidad votos de Matus contra la Suprema'])(
    'is a judge of the index: «%s»',
    (text) => expect(judgesOf(text, ['Jean Pierre Matus Acuña'])).toEqual(['Jean Pierre Matus Acuña']),
  )

  it('is nobody whom the index does not have', () => {
    const text = 'acción con voto de Castigo en la junta'
    expect(findJudgeCues(text).map(({ isOnlyKnown }) => isOnlyKnown)).toEqual([true])
    expect(findJudges(text, [])).toEqual([])
  })

  it.each([
    'nulidad de elección por voto blanco contra la junta',
    'votos blancos y nulos en la elección con recuento',
    'prevención general y especial de la pena contra reincidentes',
    'deber de prevención de Riesgos contra la empresa',
    'prevención del lavado de activos en bancos con directorio',
  ])('is looked up for no word that follows otherwise: «%s»', (text) => expect(findJudgeCues(text)).toEqual([]))
})
