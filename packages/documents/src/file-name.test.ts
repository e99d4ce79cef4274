import { expect, it } from 'vitest'
import { fileName } from './file-name.ts'

const named = (subject: string, kind = 'minuta', extension = 'docx') => fileName({ kind, subject, day: '2026-11-20', extension })

it('names a file after what it is, what it holds and the day', () => {
  expect(named('Caso Pérez / Ñuñoa: «recurso»')).toBe('minuta-caso-perez-nunoa-recurso-20-11-2026.docx')
  expect(named('../a\\b\u202e.exe')).toBe('minuta-a-b-exe-20-11-2026.docx')
  expect(named('escrito', 'anexo de verificación', 'pdf')).toBe('anexo-de-verificacion-escrito-20-11-2026.pdf')
})

it('leaves out a subject without letters', () => {
  expect(named('')).toBe('minuta-20-11-2026.docx')
  expect(named('😀 —')).toBe('minuta-20-11-2026.docx')
})

it('cuts a long subject at a word, and never the day or the extension', () => {
  const name = named('despido indirecto por incumplimiento grave de las obligaciones que impone el contrato de trabajo')
  expect(name).toBe('minuta-despido-indirecto-por-incumplimiento-grave-de-las-20-11-2026.docx')
  const long = [...Array(100).keys()].map((length) => named('x'.repeat(length)))
  expect(Math.max(...long.map(({ length }) => length))).toBe(80)
  expect(long.filter((one) => !one.endsWith('-20-11-2026.docx'))).toEqual([])
})
