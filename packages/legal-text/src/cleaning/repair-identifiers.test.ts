import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repairIdentifiers } from './repair-identifiers.ts'

describe('repairIdentifiers', () => {
  it('repairs degree signs and digits that a scan garbled in an identifier', () => {
    for (const [scanned, meant] of [
      ['inciso segundo del artículo 1% de la Ley N9 18.216', 'inciso segundo del artículo 1° de la Ley N° 18.216'],
      ['Rol N? 5448-18-INA', 'Rol N° 5448-18-INA'],
      ['la Ley N* 20.285 y el artículo 3* inciso primero', 'la Ley N° 20.285 y el artículo 3° inciso primero'],
      ['artículo 19 N% 3 de la Constitución', 'artículo 19 N° 3 de la Constitución'],
      ['la Ley N° 18.2l6', 'la Ley N° 18.216'],
      ['Rol N° l2.345-2O20', 'Rol N° 12.345-2020'],
    ] as const)
      expect(repairIdentifiers(scanned)).toBe(meant)
  })

  it('leaves everything else alone', () => {
    for (const text of [
      'un interés de 1% de la suma',
      '¿Por qué la ley N° 20.285?',
      'Ley N° 19.880',
      'el artículo 9 y la ley 9',
      'artículo 16 letra l del Código',
      'sube un 5% de acuerdo al artículo 5',
      'la sentencia dijo «OO»',
      'rol llano',
    ])
      expect(repairIdentifiers(text)).toBe(text)
  })

  it('keeps the length of every text, in time linear in it', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => repairIdentifiers(text).length === text.length))
    for (const long of ['ley N9 18.2l6 artículo 1% de '.repeat(20_000), 'lIO.'.repeat(100_000)])
      expect(cpuMillis(() => void repairIdentifiers(long))).toBeLessThan(3000)
  })
})
