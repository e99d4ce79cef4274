import { foldText } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { demandsOf } from '../testing/ports-over.ts'
import { withCourtWords } from './court-words.ts'

const spoken = (asked: string, sentence: string): number => withCourtWords([0], demandsOf(asked).slice(0, 1), foldText(sentence))[0] ?? 0

it('knows how courts write what people ask of a penalty', () => {
  expect(spoken('presa', 'Se le concede la pena sustitutiva de remisión condicional.')).toBeGreaterThan(0)
  expect(spoken('antecedentes', 'Se ordena la omisión en los certificados de antecedentes.')).toBeGreaterThan(0)
  expect(spoken('noche', 'Cumplirá la pena en reclusión parcial en su domicilio.')).toBeGreaterThan(0)
  expect(spoken('presa', 'Se ordena devolver el farol incautado.')).toBe(0)
})
