import { expect, it } from 'vitest'
import { countInMode, describeFictional } from './fictional-mode.ts'

it('says beside a total how many are fictional, or how many it lacks', () => {
  const said = (mode: 'excluir' | 'incluir' | 'solo', total: number, fictional: number) => describeFictional({ mode, total, fictional })
  expect(said('excluir', 815, 2400)).toBe('sin 2.400 ficticias')
  expect(said('excluir', 0, 1)).toBe('sin 1 ficticia')
  expect(said('incluir', 3215, 2400)).toBe('2.400 de 3.215 son ficticias')
  expect(said('incluir', 40, 1)).toBe('1 de 40 es ficticia')
  expect(said('solo', 2400, 2400)).toBe('todas son ficticias')
  expect(said('solo', 1, 1)).toBe('es ficticia')
  expect(said('excluir', 815, 0)).toBeNull()
  expect(said('incluir', 815, 0)).toBeNull()
})

it('counts what each mode leaves', () => {
  const stored = { total: 3215, fictional: 2400 }
  expect([countInMode('excluir', stored), countInMode('incluir', stored), countInMode('solo', stored)]).toEqual([815, 3215, 2400])
})
