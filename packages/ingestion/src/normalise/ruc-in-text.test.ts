import type { Section } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { rucInText } from './ruc-in-text.ts'

const ruling = (...paragraphs: string[]): Section[] => [
  {
    anchor: 's-1',
    kind: 'encabezado',
    label: 'Encabezado',
    paragraphs: paragraphs.map((text, at) => ({ anchor: `p-${at}`, text })),
  } as unknown as Section,
]

it('is the number in the heading', () => {
  expect(rucInText(ruling('Rol Corte: Penal-100-2023\nRuc: 2300038777-0\nRit: O-46-2023', 'Vistos.'))).toBe('2300038777-0')
  expect(rucInText(ruling('R.U.C. N° 2300038777-0, vistos'))).toBe('2300038777-0')
})

it('is none where the heading has none or several, or the text tells of another case', () => {
  expect(rucInText(ruling('Rol 100-2023', 'Vistos.'))).toBeNull()
  expect(rucInText(ruling('Ruc: 2300038777-0', 'Ruc: 2301386001-7'))).toBeNull()
  expect(rucInText(ruling('x'.repeat(900), 'en la causa RUC 2300038777-0'))).toBeNull()
})
