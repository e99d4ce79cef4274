import { analyze } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import type { LexicalIndex, NearTerm } from '../ports/index.ts'
import { wordTokens } from '../word-tokens.ts'
import { nearestWords } from './nearest-words.ts'

const near = (term: string, documents: number, edits = 1): NearTerm => ({ term, documents, edits })

/** The slip that explains the word, in an index that has these near it. */
const slipOf = async (typed: string, terms: readonly NearTerm[], documents = 0): Promise<string | null> => {
  const lexical: Pick<LexicalIndex, 'nearTerms'> = { nearTerms: () => Promise.resolve([...terms]) }
  const [word] = wordTokens(analyze(typed))
  if (word === undefined) throw new Error('no word')
  return (await nearestWords(lexical as LexicalIndex, { word, documents })).slip?.term ?? null
}

it('explains a long word that no ruling has by a letter added, dropped or swapped', async () => {
  expect(await slipOf('molenda', [near('molienda', 40)])).toBe('molienda')
  expect(await slipOf('moilenda', [near('molienda', 40)])).toBe('molienda')
  expect(await slipOf('molenda', [near('molienda', 40), near('moliendas', 3, 2)])).toBe('molienda')
})

it('explains one by a letter that sounds alike', async () => {
  for (const [typed, meant] of [
    ['colavoracion', 'colaboracion'],
    ['rebovinado', 'rebobinado'],
    ['conpensacion', 'compensacion'],
    ['alzeimer', 'alzheimer'],
  ] as const)
    expect(await slipOf(typed, [near(meant, 40)])).toBe(meant)
})

it('explains one by two letters that sound like what was typed', async () => {
  expect(await slipOf('protexion', [near('protecciones', 9, 3), near('proteccion', 40, 2)])).toBe('proteccion')
})

it('looks for a beginning that sounds alike', async () => {
  const lexical: Pick<LexicalIndex, 'nearTerms'> = {
    nearTerms: (_, { prefix }) => Promise.resolve(prefix === 'c' ? [near('cesante', 40)] : [near('besante', 90)]),
  }
  const [word] = wordTokens(analyze('sesante'))
  if (word === undefined) throw new Error('no word')
  expect((await nearestWords(lexical as LexicalIndex, { word, documents: 0 })).slip?.term).toBe('cesante')
})

it('prefers the one that sounds alike among two', async () => {
  expect(await slipOf('enpresas', [near('expresas', 90), near('empresas', 40)])).toBe('empresas')
})

it.each([
  ['is replaced by a letter that sounds otherwise', 'molianda', [near('molienda', 40)], 0],
  ['is short', 'molnos', [near('molinos', 40)], 0],
  ['has two explanations', 'moliena', [near('molienda', 40), near('molienza', 12)], 0],
  ['is explained by a rare word', 'molenda', [near('molienda', 9)], 0],
  ['stands in some ruling', 'molenda', [near('molienda', 400)], 1],
] as const)('explains none that %s', async (_, typed, terms, documents) => {
  expect(await slipOf(typed, terms, documents)).toBeNull()
})
