import type { SectionView } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { findInRuling } from './find-in-ruling.ts'

const sectionOf = (...texts: readonly string[]): SectionView => ({
  ancla: 'c1',
  tipo: 'considerando',
  numero: 1,
  titulo: 'Primero',
  parrafos: texts.map((texto, index) => ({ ancla: `p${index + 1}`, texto, marcas: [[0, 1]], referencias: [] })),
})
const found = (phrase: string, ...texts: readonly string[]) =>
  findInRuling([sectionOf(...texts)], phrase).flatMap(({ parrafos }) =>
    parrafos.flatMap(({ texto, marcas }) => marcas.map(([from, to]) => texto.slice(from, to))),
  )

test('finds a phrase whatever its accents and capitals, at its own place', () => {
  expect(found('indemnizacion', 'La INDEMNIZACIÓN y la indemnización del señor Ñuñez.')).toEqual(['INDEMNIZACIÓN', 'indemnización'])
  expect(found('  señor   ñuñez ', 'El señor Ñuñez.')).toEqual(['señor Ñuñez'])
  expect(found('𝒜 luz', 'antes 𝒜 luz')).toEqual(['𝒜 luz'])
})

test('takes what was typed as plain text, and removes earlier marks', () => {
  expect(found('(art. 161)', 'despido (art. 161)', 'otro')).toEqual(['(art. 161)'])
  expect(found('.*', 'cualquiera')).toEqual([])
  expect(found('', 'cualquiera')).toEqual([])
  expect(found('a', 'abc')).toEqual([])
})
