import { expect, it } from 'vitest'
import { citedNumber, numberedKind } from './citable-ruling.ts'

it.each([
  [{ docketNumber: '12345-2020', rit: null, kind: 'sentencia' }, 'rol N° 12.345-2020'],
  [{ docketNumber: '12345-2020', rit: 'C-77-2018', kind: null }, 'rol N° 12.345-2020'],
  [{ docketNumber: 'O-364-2020', rit: 'O-364-2020', kind: 'sentencia' }, 'RIT O-364-2020'],
  [{ docketNumber: null, rit: 'O-364-2020', kind: null }, 'RIT O-364-2020'],
  [{ docketNumber: 'E-586880-2024', rit: null, kind: 'dictamen' }, 'dictamen N° E586880, de 2024'],
  [{ docketNumber: 'F-3-2013', rit: null, kind: 'resolución exenta n° 1234' }, 'resolución exenta N° 1234, rol F-3-2013'],
  [{ docketNumber: 'F-3-2013', rit: null, kind: 'resolución' }, 'rol F-3-2013'],
  [{ docketNumber: '61043-2005', rit: null, kind: 'dictamen' }, 'dictamen N° 61.043-2005'],
  [{ docketNumber: 'RE-779', rit: null, kind: 'circular interpretativa' }, 'circular, resolución exenta N° 779'],
  [{ docketNumber: 'ORD.N°05/01', rit: null, kind: 'ordinario' }, 'ordinario N° 05/01'],
  [{ docketNumber: 'ORD.N°04', rit: null, kind: 'ordinario' }, 'ordinario N° 04'],
  [{ docketNumber: null, rit: null, kind: 'dictamen' }, null],
])('cites the number of %o', (facts, expected) => {
  expect(citedNumber(facts)).toBe(expected)
})

it.each([
  ['dictamen', 'dictamen'],
  ['resolución exenta', 'resolución exenta'],
  ['oficio circular', 'oficio'],
  ['oficial', null],
  ['sentencia', null],
  [null, null],
])('names the kind of number of a %s', (kind, expected) => {
  expect(numberedKind(kind)).toBe(expected)
})
