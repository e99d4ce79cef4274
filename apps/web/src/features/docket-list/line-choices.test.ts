import type { DocketLine } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { chosenRulings, missingText } from './line-choices.ts'

const line = (linea: number, estado: DocketLine['estado'], ...docIds: string[]): DocketLine => ({
  linea,
  texto: `texto ${linea}`,
  estado,
  rol: null,
  candidatas: docIds.map((docId) => ({ docId }) as DocketLine['candidatas'][number]),
  sinFicticias: 0,
  repite: null,
  aviso: null,
})
const lines = [
  line(1, 'encontrada', 'a'),
  line(2, 'ambigua', 'b', 'c'),
  line(3, 'no_esta'),
  line(4, 'encontrada', 'a'),
  line(5, 'no_entendida'),
  line(6, 'ambigua', 'd', 'e'),
]

test('an ambiguous line counts once chosen, and each ruling counts once', () => {
  expect(chosenRulings(lines, {})).toEqual(['a'])
  expect(chosenRulings(lines, { 2: 'c', 3: 'z' })).toEqual(['a', 'c'])
})

test('missing lines come back as they were pasted', () => expect(missingText(lines)).toBe('texto 3\ntexto 5'))
