import { expect, it } from 'vitest'
import { sampleAnswer, sampleQuoted, sampleRead } from '../../../testing/chat-samples.ts'
import { answerText } from './answer-text.ts'

it('writes each quotation with its citation, and the rulings at the end', () => {
  expect(answerText('¿Se puede?', sampleAnswer())).toBe(
    [
      '¿Se puede?',
      'Lo resuelve CS, rol N° 12.345-2020, 03-05-2021. Lo que sigue son sus palabras.',
      '«…la prohibición atiende al día en que el despido se comunica» (CS, rol N° 12.345-2020, 03-05-2021, c. 9°).',
      'Sentencias citadas:\n– CS, rol N° 12.345-2020, 03-05-2021.',
    ].join('\n\n'),
  )
})

it('marks where the sentence of a quotation goes on behind it', () => {
  expect(answerText('¿Se puede?', sampleAnswer({ citas: [sampleQuoted({ sigue: true })] }))).toContain('se comunica…» (CS, rol')
})

it('marks generated text, a party that speaks, what befell the ruling, and a fictional one', () => {
  const written = answerText(
    '¿Se puede?',
    sampleAnswer({
      oraciones: [
        { grado: 'textual', partes: [{ tipo: 'cita', n: 1 }], citas: [1] },
        { grado: 'parafraseada', partes: [{ tipo: 'texto', texto: 'No se puede.' }], citas: [1] },
      ],
      citas: [sampleQuoted({ voz: 'Según la demandada' })],
      sentencias: [sampleRead({ ficticia: true, vigencia: 'Dejada sin efecto por rol N° 9-2022.' })],
      avisos: ['Se respondió sin modelo.'],
    }),
  )
  expect(written).toContain('Según la demandada: «…la prohibición')
  expect(written).toContain('sentencia ficticia de demostración)')
  expect(written).toContain('Dejada sin efecto por rol N° 9-2022.')
  expect(written).toContain('[Texto generado] No se puede. (CS, rol N° 12.345-2020, 03-05-2021, c. 9°')
  expect(written).toContain('Se respondió sin modelo.')
})

it('writes the reason in the place of words that are gone', () => {
  const written = answerText('¿Se puede?', sampleAnswer({ citas: [sampleQuoted({ estado: 'retirada', texto: '' })], sentencias: [] }))
  expect(written).toContain('Esta sentencia fue retirada. Sus palabras se borraron de la respuesta.')
  expect(written).not.toContain('«»')
})
