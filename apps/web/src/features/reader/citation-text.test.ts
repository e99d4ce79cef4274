import { describe, expect, it } from 'vitest'
import { citeAt, citeWords, flagFictional } from './citation-text.ts'

const official = 'Corte Suprema, Cuarta Sala, 3 de mayo de 2021, rol N° 12.345-2020, «Pérez con Naviera Sur S.A.».'
const short = 'CS, rol N° 12.345-2020, 03-05-2021.'

describe('citeAt', () => {
  it('puts the place at the end, before a closing caption', () => {
    expect(citeAt(short, 'c. 7°')).toBe('CS, rol N° 12.345-2020, 03-05-2021, c. 7°.')
    expect(citeAt(official, 'c. 7°')).toBe(
      'Corte Suprema, Cuarta Sala, 3 de mayo de 2021, rol N° 12.345-2020, c. 7°, «Pérez con Naviera Sur S.A.».',
    )
  })

  it('leaves the citation of the whole ruling as it is, with its stop', () => {
    expect(citeAt(official, '')).toBe(official)
    expect(citeAt('CS, rol N° 1-2020', '')).toBe('CS, rol N° 1-2020.')
  })

  it('moves no caption that stands first', () => {
    expect(citeAt('«Pérez con Naviera», CS, 03-05-2021', 'c. 7°')).toBe('«Pérez con Naviera», CS, 03-05-2021, c. 7°.')
  })
})

describe('citeWords', () => {
  it('quotes in one line and nests quotation marks', () => {
    expect(citeWords('la causal\n  «necesidades de la empresa» exige', short, 'c. 7°')).toBe(
      '«la causal “necesidades de la empresa” exige» (CS, rol N° 12.345-2020, 03-05-2021, c. 7°).',
    )
  })
})

describe('flagFictional', () => {
  it('marks a fictional ruling once', () => {
    expect(flagFictional(short, true)).toBe(`${short} [sentencia ficticia de demostración]`)
    expect(flagFictional('CS (sentencia ficticia).', true)).toBe('CS (sentencia ficticia).')
    expect(flagFictional(short, false)).toBe(short)
  })
})
