import type { RulingVersionView } from '@basejuris/contract'
import { expect, it } from 'vitest'
import { chooseVersions } from './choose-versions.ts'

const version = (number: number, overrides: Partial<RulingVersionView> = {}): RulingVersionView => ({
  version: number,
  mostrada: false,
  fuente: 'pjud-juris',
  idSentence: '7',
  leida: null,
  guardada: '2026-10-02T02:30:00.000Z',
  huella: null,
  huellaTexto: null,
  caracteres: 1,
  analisis: 1,
  estado: null,
  superada: null,
  legible: true,
  ...overrides,
})
const chosen = (...given: Parameters<typeof chooseVersions>) => {
  const pair = chooseVersions(...given)
  return pair === null ? null : [pair.before.version, pair.after.version]
}
const three = [version(3), version(2, { mostrada: true }), version(1)]

it('uses the two requested versions', () => {
  expect(chosen(three, 1, 3)).toEqual([1, 3])
  expect(chosen(three, 3, 1)).toEqual([3, 1])
})

it('defaults to the current one and the newest other', () => {
  expect(chosen(three, null, null)).toEqual([3, 2])
  expect(chosen(three, 1, null)).toEqual([1, 2])
  expect(chosen(three, 9, 9)).toEqual([3, 2])
  expect(chosen(three, 2, 2)).toEqual([3, 2])
})

it('skips versions that the source withdrew', () => {
  expect(chosen([version(2, { mostrada: true }), version(1, { legible: false })], 1, 2)).toBeNull()
  expect(chosen([version(1, { mostrada: true })], null, null)).toBeNull()
  expect(chosen([], null, null)).toBeNull()
})
