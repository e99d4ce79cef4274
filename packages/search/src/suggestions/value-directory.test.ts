import { describe, expect, it } from 'vitest'
import { ValueDirectory } from './value-directory.ts'

const directory = new ValueDirectory(
  [
    { value: 'Corte de Apelaciones de Santiago', total: 9 },
    { value: '1º Juzgado Civil de Santiago', total: 20 },
    { value: 'Corte Suprema', total: 5 },
    { value: 'Corte de Apelaciones de Concepción', total: 7 },
  ],
  (value) => value,
)
const found = (typed: string, limit = 9): string[] => directory.startingWith(typed, limit).map(({ value }) => value)

describe('a directory of values', () => {
  it('finds by prefixes of words, in any order, without accents or stop words', () => {
    expect(found('concep')).toEqual(['Corte de Apelaciones de Concepción'])
    expect(found('santiago corte')).toEqual(['Corte de Apelaciones de Santiago'])
    expect(found('CORTE DE APELACIONES DE CONCEPCIÓN')).toEqual(['Corte de Apelaciones de Concepción'])
    expect(found('1º juz')).toEqual(['1º Juzgado Civil de Santiago'])
    expect(found('corte marcial')).toEqual([])
  })

  it('ranks labels that begin with the text first, then by frequency', () => {
    expect(found('cor')).toEqual(['Corte de Apelaciones de Santiago', 'Corte de Apelaciones de Concepción', 'Corte Suprema'])
    expect(found('s', 2)).toEqual(['1º Juzgado Civil de Santiago', 'Corte de Apelaciones de Santiago'])
    expect(found('')).toEqual([])
    expect(found('«»')).toEqual([])
  })
})
