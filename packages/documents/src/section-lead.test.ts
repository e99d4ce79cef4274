import { expect, it } from 'vitest'
import { hasOwnTitle, leadLength } from './section-lead.ts'

it.each([
  ['c2', '2°) Que el recurso', '2°)'],
  ['c2', 'Segundo: Que el recurso', 'Segundo:'],
  ['c23', 'VIGÉSIMO TERCERO.- Que el recurso', 'VIGÉSIMO TERCERO.-'],
  ['c3', '3.- Que el recurso', '3.-'],
  ['c4', 'CONSIDERANDO CUARTO: Que', 'CONSIDERANDO CUARTO:'],
  ['voto1-c2', '2° Que el recurso', '2°'],
  ['vistos', 'Vistos:', 'Vistos:'],
  ['vistos', 'VISTOS Y CONSIDERANDO:', 'VISTOS Y CONSIDERANDO:'],
  ['vistos-2', 'Y VISTOS: se ha deducido', 'Y VISTOS:'],
  ['c2', 'Que el recurso', ''],
  ['c2', '2019 fue el año', ''],
  ['vistos', 'Vistosas razones', ''],
  ['resolutiva', 'Por estas consideraciones', ''],
])('finds how the section %s begins in «%s»', (anchor, text, lead) => {
  expect(text.slice(0, leadLength({ anchor, paragraphs: [text] }))).toBe(lead)
})
it('finds nothing without text', () => {
  expect(leadLength({ anchor: 'c1', paragraphs: [] })).toBe(0)
})

it('has no title of ours for the beginning and the end of a ruling', () => {
  expect(['encabezado', 'cierre', 'resolutiva', 'c1', 'voto1-c2'].filter((anchor) => !hasOwnTitle({ anchor }))).toEqual([
    'encabezado',
    'cierre',
  ])
})
