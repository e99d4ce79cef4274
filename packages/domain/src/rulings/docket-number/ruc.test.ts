import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigitModulo11, findRucs, parseRuc } from '../../index.ts'

const tenDigits = fc.stringMatching(/^\d{2}[01]\d{7}$/u)

describe('parseRuc', () => {
  it('reads both forms, with blanks, small k and label', () => {
    expect(parseRuc('RUC N° 2200822562-5')).toBe('2200822562-5')
    expect(parseRuc('24- 4-0461221-2')).toBe('24-4-0461221-2')
    expect(parseRuc('ruc: 2000658003-k')).toBe('2000658003-K')
    expect(parseRuc('22008225625')).toBe('2200822562-5')
    expect(parseRuc('22008225626')).toBeNull()
    expect(parseRuc('RUC 22 00822562-5')).toBe('2200822562-5')
    expect(parseRuc('N° 22 00822562-5')).toBeNull()
    expect(parseRuc('19-4--')).toBeNull()
    expect(parseRuc('12345-2020')).toBeNull()
  })

  it('parses its own output', () => {
    fc.assert(
      fc.property(tenDigits, (digits) => {
        const ruc = `${digits}-${checkDigitModulo11(digits)}`
        expect(parseRuc(ruc)).toBe(ruc)
        expect(parseRuc(ruc.replace('-', ''))).toBe(ruc)
        expect(findRucs(`en causa RUC ${ruc}, se`).map((hit) => hit.ruc)).toEqual([ruc])
      }),
    )
  })
})

describe('findRucs', () => {
  it('takes a number with leading zeros for a RUT unless it is announced', () => {
    expect(findRucs('imputado 0012345678-5')).toEqual([])
    expect(findRucs('RUC N° 0012345678-5').map((hit) => hit.ruc)).toEqual(['0012345678-5'])
  })

  it('takes one with a blank for another number unless it is announced', () => {
    expect(findRucs('fojas 22 00822562-5')).toEqual([])
    expect(findRucs('en causa RUC 22 00822562-5').map((hit) => hit.ruc)).toEqual(['2200822562-5'])
  })

  it('requires a valid check digit', () => {
    expect(findRucs('RUC 2200822562-5 y 2200822562-6').map((hit) => hit.written)).toEqual(['2200822562-5'])
  })
})
