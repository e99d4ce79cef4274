import { rulingSchema, rulingText } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { buildRuling, buildSections } from './build-ruling.ts'

it('builds valid fictional rulings that differ from each other', () => {
  const rulings = [buildRuling(), buildRuling(), buildRuling({ collection: 'penal', base: 'base_penal' })]
  for (const ruling of rulings) expect(rulingSchema.parse(ruling)).toEqual(ruling)
  expect(new Set(rulings.map((ruling) => ruling.docId)).size).toBe(3)
  expect(rulings.every((ruling) => ruling.fictional)).toBe(true)
})

it('derives the identity from source, collection and id, and accepts every override', () => {
  const again = () => buildRuling({ idSentence: '7', source: 'pjud', collection: 'civil' }).docId
  expect(again()).toBe(again())
  expect(buildRuling({ docId: 'given', chamber: 'Cuarta' })).toMatchObject({ docId: 'given', chamber: 'Cuarta' })
})

it('numbers sections and paragraphs in the order of the text', () => {
  const sections = buildSections(['Primero: uno.', 'Segundo: dos.', 'Tercero: tres.'])
  expect(sections.map((section) => section.anchor)).toEqual(['vistos', 'c1', 'c2', 'c3', 'resolutiva'])
  expect(sections.map((section) => section.number)).toEqual([null, 1, 2, 3, null])
  expect(sections.flatMap((section) => section.paragraphs.map((paragraph) => paragraph.anchor))).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
  expect(rulingText({ sections })).toContain('Segundo: dos.\nTercero: tres.')
})
