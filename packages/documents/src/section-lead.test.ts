import { expect, it } from 'vitest'
import { hasOwnTitle, sectionLead } from './section-lead.ts'

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
  expect(text.slice(0, sectionLead({ anchor, paragraphs: [text] })?.length ?? 0)).toBe(lead)
})
it.each([
  ['c7', ['Sobre la excepción opuesta.', 'SÉPTIMO: Que la demandada'], { paragraph: 1, length: 8 }],
  ['voto1-c2', ['En cuanto al fondo:', 'I. Las costas', 'Segundo.- Que no hubo'], { paragraph: 2, length: 9 }],
  ['c7', ['Sobre la excepción opuesta.', 'Octavo: Que la demandada'], null],
  ['c1', ['Sobre la excepción opuesta.', '1.- El contrato'], null],
  ['c2', ['Que el recurso se funda en lo que sigue. '.repeat(6), 'Segundo: la carta'], null],
  ['resolutiva', ['Se resuelve:', 'Primero: se acoge'], null],
])('finds the number of %s behind headings of the ruling', (anchor, paragraphs, lead) => {
  expect(sectionLead({ anchor, paragraphs })).toEqual(lead)
})
it('finds nothing without text', () => {
  expect(sectionLead({ anchor: 'c1', paragraphs: [] })).toBeNull()
})

it('has no title of ours for the beginning and the end of a ruling', () => {
  expect(['encabezado', 'cierre', 'resolutiva', 'c1', 'voto1-c2'].filter((anchor) => !hasOwnTitle({ anchor }))).toEqual([
    'encabezado',
    'cierre',
  ])
})
