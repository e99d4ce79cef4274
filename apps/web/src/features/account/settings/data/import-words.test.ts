import type { ImportReport } from '@basejuris/contract'
import { expect, it } from 'vitest'
import { absentText, broughtText } from './import-words.ts'

const none = { nuevos: 0, presentes: 0 }
const datos: ImportReport['datos'] = {
  favoritos: none,
  carpetas: none,
  sentenciasDeCarpetas: none,
  notas: none,
  pasajes: none,
  busquedasGuardadas: none,
  historial: none,
}

it('says in words what came and what was there', () => {
  expect(broughtText({ datos })).toBe('No había nada nuevo que agregar.')
  expect(broughtText({ datos: { ...datos, carpetas: { nuevos: 0, presentes: 1 } } })).toBe('No había nada nuevo que agregar. Ya estaba 1.')
  expect(broughtText({ datos: { ...datos, favoritos: { nuevos: 1, presentes: 2 }, notas: { nuevos: 1200, presentes: 0 } } })).toBe(
    'Se agregó a su cuenta: 1 favorito y 1.200 notas. Ya estaban 2.',
  )
})

it('says that what is saved of an absent ruling waits', () => {
  expect(absentText(1)).toMatch(/^1 sentencia no está .* queda pendiente hasta que se cargue\.$/)
  expect(absentText(3)).toMatch(/^3 sentencias no están /)
})
