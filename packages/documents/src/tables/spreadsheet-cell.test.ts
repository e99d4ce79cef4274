import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '../plain-text.ts'
import { spreadsheetCell } from './spreadsheet-cell.ts'

describe('spreadsheetCell', () => {
  it('never begins with a formula', () => {
    const starts = fc.constantFrom('=', '+', '-', '@', ' =', '\t=', '\r-', '\u00a0@', '＝', '\u202e=', '\u0000+', 'a')
    fc.assert(
      fc.property(starts, fc.string({ unit: 'binary' }), (start, rest) => {
        expect(spreadsheetCell(`${start}${rest}`)).not.toMatch(/^[\s\u00a0]*[=+\-@＝＋－＠]/u)
      }),
    )
  })
  it('leaves other text alone and truncates at the limit', () => {
    expect(spreadsheetCell('art. 161 = necesidades')).toBe('art. 161 = necesidades')
    expect(spreadsheetCell('a'.repeat(40_000))).toHaveLength(32_767)
  })
})

describe('plainText', () => {
  it('drops what XML cannot hold and what is invisible', () => {
    expect(plainText('a\u0000b\u202ec\ud800d\ufffee\nf\tg')).toBe('abcde f g')
    expect(plainText('uno\r\ndos', { lines: true })).toBe('uno\ndos')
    expect(plainText('ñandú 😀')).toBe('ñandú 😀')
  })
})
