import { expect, test } from 'vitest'
import { describeBases } from './describe-bases.ts'

test.each([
  [{ basesConDatos: 8, bases: 10, fueraDeBases: 98 }, 'en 8 de 10 bases y en otros órganos'],
  [{ basesConDatos: 8, bases: 10, fueraDeBases: 0 }, 'en 8 de 10 bases'],
  [{ basesConDatos: 1, bases: 1, fueraDeBases: 1 }, 'en 1 de 1 base y en otros órganos'],
  [{ basesConDatos: 0, bases: 0, fueraDeBases: 14 }, 'en órganos fuera de las bases'],
])('%o is said as «%s»', (coverage, words) => expect(describeBases(coverage, 'en')).toBe(words))
