import { expect, it } from 'vitest'
import { normPhrase, normTitle, ofNorm } from './norm-phrase.ts'

it.each([
  ['art. 161 Código del Trabajo', 'el artículo 161 del Código del Trabajo'],
  ['art. 160 N° 1 y N° 7 Código del Trabajo', 'el artículo 160 N° 1 y N° 7 del Código del Trabajo'],
  ['art. 483 A Código del Trabajo', 'el artículo 483 A del Código del Trabajo'],
  [
    'art. 19 N° 24 inciso 2° Constitución Política de la República',
    'el artículo 19 N° 24 inciso 2° de la Constitución Política de la República',
  ],
  ['art. 3 letra a) Ley N° 19.496', 'el artículo 3 letra a) de la Ley N° 19.496'],
  ['art. único DFL N° 1 de 2005', 'el artículo único del DFL N° 1 de 2005'],
  ['arts. 160 a 163 Código del Trabajo', 'los artículos 160 a 163 del Código del Trabajo'],
  ['Ley N° 18.575', 'la Ley N° 18.575'],
  ['Código Civil', 'el Código Civil'],
])('says «%s» within a sentence', (label, phrase) => {
  expect(normPhrase(label)).toBe(phrase)
})

it('says of what norm something is', () => {
  expect(ofNorm('art. 161 Código del Trabajo')).toBe('del artículo 161 del Código del Trabajo')
  expect(ofNorm('Ley N° 18.575')).toBe('de la Ley N° 18.575')
})

it('says an article and a law in a heading', () => {
  expect(normTitle('art. 161 Código del Trabajo')).toBe('Artículo 161 del Código del Trabajo')
  expect(normTitle('Ley N° 18.575')).toBe('Ley N° 18.575')
})
