import { normLabel } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { listNorms } from './list-norms.ts'

const cited = (key: string, place: { readonly numeral?: string; readonly inciso?: string } = {}) => ({
  key,
  label: normLabel(key, [place]),
  idNorma: null,
  origin: 'text' as const,
  article: key.split(':')[1] ?? null,
  ...place,
})

it('lists each article once with its places, by law and number', () => {
  expect(
    listNorms([
      cited('CT:168'),
      cited('ley-19880'),
      cited('CT:7'),
      cited('CT:160', { numeral: '7' }),
      cited('CT:160'),
      cited('CT:160', { numeral: '1' }),
    ]),
  ).toEqual(['art. 7 Código del Trabajo', 'art. 160 N° 1 y N° 7 Código del Trabajo', 'art. 168 Código del Trabajo', 'Ley N° 19.880'])
})
