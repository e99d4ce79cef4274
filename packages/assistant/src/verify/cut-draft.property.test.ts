import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DraftCutter } from './cut-draft.ts'
import { readDraft } from './draft.ts'

const sentence = fc.constantFrom(
  'La sentencia señala: «la carta debe expresar los hechos. Así se ha dicho» [1].',
  'Conforme al art. 162 N° 3, el plazo es de 3 días hábiles [2].',
  'La Corte agrega: “se acoge el recurso” [1, 3].',
  'Dijo el tribunal que no procede.[4]',
  'Primero, la empresa S.A. de C. Pérez responde por los hechos. [1][2]',
  '¿Procede la nulidad? Sí, "en cuanto se pruebe" [12].',
  'Sin número ninguno',
)
const draft = fc
  .array(fc.tuple(sentence, fc.constantFrom(' ', '\n', '\n\n')), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.flat().join(''))

it('cuts the same sentences however the words arrive', () => {
  fc.assert(
    fc.property(draft, fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 }), (text, lengths) => {
      const cutter = new DraftCutter()
      const found = []
      for (let from = 0, at = 0; from < text.length; at++) {
        const length = lengths[at % lengths.length] ?? 1
        found.push(...cutter.add(text.slice(from, from + length)))
        from += length
      }
      expect([...found, ...cutter.end()]).toEqual(readDraft(text))
    }),
    { numRuns: 300 },
  )
})

it('gives a sentence as soon as the next one has begun, never inside a quotation', () => {
  const cutter = new DraftCutter()
  expect(cutter.add('La sentencia dice: «se acoge. La demanda es justa')).toEqual([])
  expect(cutter.add('» [1].\n')).toEqual([])
  expect(cutter.add('La segunda senten')).toEqual([{ text: 'La sentencia dice: «se acoge. La demanda es justa».', spans: [1] }])
  expect(cutter.end()).toEqual([{ text: 'La segunda senten', spans: [] }])
})
