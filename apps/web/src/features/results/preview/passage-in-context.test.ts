import { expect, test } from 'vitest'
import { passageInContext } from './passage-in-context.ts'

const section = (ancla: string, ...paragraphs: string[]) => ({
  ancla,
  tipo: 'considerando' as const,
  numero: 1,
  titulo: ancla,
  parrafos: paragraphs.map((one) => ({ ancla: one, texto: `texto ${one}`, marcas: [] })),
})
const ruling = [section('vistos', 'p1', 'p2', 'p3'), section('c1', 'p4', 'p5'), section('resolutiva', 'p6', 'p7', 'p8')]
const shape = (anchor: string) =>
  passageInContext(ruling, anchor).map(
    ({ isPassage, paragraphs }) => `${isPassage ? '*' : ''}${paragraphs.map(({ ancla }) => ancla).join(' ')}`,
  )

test('gives a section with the two paragraphs before it and after it', () => {
  expect(shape('c1')).toEqual(['p2 p3', '*p4 p5', 'p6 p7'])
})

test('gives a paragraph within its section', () => {
  expect(shape('p2')).toEqual(['p1', '*p2', 'p3', 'p4'])
  expect(shape('p8')).toEqual(['p6 p7', '*p8'])
})

test('starts at the beginning without the anchor, and limits a long section', () => {
  expect(shape('nada')).toEqual(['*p1', 'p2 p3'])
  const long = [section('texto', ...Array.from({ length: 90 }, (_, at) => `p${at}`))]
  expect(passageInContext(long, 'texto').map(({ paragraphs }) => paragraphs.length)).toEqual([12, 2])
})
