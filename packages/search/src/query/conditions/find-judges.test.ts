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
