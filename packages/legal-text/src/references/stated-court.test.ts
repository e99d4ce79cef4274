import { expect, it } from 'vitest'
import { findRulingCitations } from './find-ruling-citations.ts'
import { statedCourt } from './stated-court.ts'

const maule = 'Tribunal Tributario y Aduanero de la Región del Maule'

it.each([
  ['El dictamen E123456, de la Dirección del Trabajo, de 3 de mayo de 2024.', 'Dirección del Trabajo'],
  ['El dictamen N° E123456, de 3 de mayo de 2024, de la Superintendencia de Seguridad Social.', 'Superintendencia de Seguridad Social'],
  ['El dictamen de la Dirección del Trabajo N° E123456, de 2024.', 'Dirección del Trabajo'],
  ['El dictamen E123456, de 2024, de la Contraloría General de la República.', null],
  ['La Dirección del Trabajo consultó y se emitió el dictamen N° E123456, de 2024.', null],
  ['El dictamen N° 12.345, de 2018, de la Contraloría General de la República.', null],
  ['El Tribunal Tributario y Aduanero de la Región del Maule, RIT ES-19-00014-2016.', maule],
  ['RIT ES-19-00014-2016, del TTA de Talca.', maule],
  ['El Tribunal Tributario y Aduanero, RIT ES-19-00014-2016.', null],
  ['El TTA de la VII Región, RIT ES-19-00014-2016.', maule],
  ['El Tribunal Tributario y Aduanero del Maule acogió el reclamo en la causa RIT ES-19-00014-2016.', maule],
  ['La Corte Suprema, rol N° 12.345-2022.', null],
])('%s', (text, expected) => {
  const [citation] = findRulingCitations(text, { isBrief: true })
  if (citation === undefined) throw new Error('Nothing cited')
  expect(statedCourt(text, citation)).toBe(expected)
})
