import { expect, test } from 'vitest'
import { describeBases, describeLastDays } from './describe-bases.ts'

test.each([
  [{ basesConDatos: 8, bases: 10, fueraDeBases: 98 }, 'en 8 de 10 bases y en otros órganos'],
  [{ basesConDatos: 8, bases: 10, fueraDeBases: 0 }, 'en 8 de 10 bases'],
  [{ basesConDatos: 1, bases: 1, fueraDeBases: 1 }, 'en 1 de 1 base y en otros órganos'],
  [{ basesConDatos: 0, bases: 0, fueraDeBases: 14 }, 'en órganos fuera de las bases'],
])('%o is said as «%s»', (coverage, words) => expect(describeBases(coverage, 'en')).toBe(words))

test.each([
  [{ hasta: null, ultimas: [] }, ''],
  [{ hasta: '2024-01-02', ultimas: [] }, ', al 02-01-2024'],
  [
    {
      hasta: '2026-04-28',
      ultimas: [
        { organos: ['Corte Suprema', 'cortes', 'tribunales'], hasta: '2024-01-02' },
        { organos: ['otros órganos'], hasta: '2026-04-28' },
      ],
    },
    ': Corte Suprema, cortes y tribunales al 02-01-2024; otros órganos al 28-04-2026',
  ],
])('the last days of %o are said as «%s»', (coverage, words) => expect(describeLastDays(coverage)).toBe(words))
