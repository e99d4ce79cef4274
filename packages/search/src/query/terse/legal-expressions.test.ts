import { describe, expect, it } from 'vitest'
import { parseQuery } from '../parse-query.ts'
import { findLegalExpressions } from './legal-expressions.ts'

const demanded = (query: string): string =>
  parseQuery(query)
    .chips.filter(({ tipo }) => tipo === 'exige')
    .map(({ valor }) => valor)
    .join(' · ')

describe('wordings of courts in a short search', () => {
  it.each([
    ['régimen comunicacional', '"régimen comunicacional"~1'],
    ['garantia legal automotora', '"garantía legal"~1'],
    ['toma razón', '"toma de razón"~3'],
    ['cuidado personal compartido', '"cuidado personal compartido"~2'],
    ['relación directa regular 2023', '"relación directa y regular"~4'],
  ])('are read as one expression: «%s»', (query, expected) => {
    expect(demanded(query)).toBe(expected)
    expect(parseQuery(query).alternative).toMatchObject({ reading: 'palabras', about: 'shorthand' })
    expect(parseQuery(query, { reading: 'palabras' }).required).toBeNull()
  })

  it.each(['régimen de visitas comunicacional', 'garantía, legal', 'régimen comunicacional abuela enferma hospital', '"garantía legal"'])(
    'are words in «%s»',
    (query) => {
      expect(demanded(query)).toBe('')
    },
  )

  it('are the longest, and none of a norm', () => {
    expect(findLegalExpressions('cuidado personal compartido').map(({ wording }) => wording)).toEqual(['cuidado personal compartido'])
    expect(findLegalExpressions('artículo 172')).toEqual([])
  })
})
