import { buildSections } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { asksSanction } from '../../question/asks-sanction.ts'
import { readQuestion } from '../../question/read-question.ts'
import { demandsOf } from '../../testing/ports-over.ts'
import { sourceOf } from '../../testing/source-of.ts'
import { candidatesOf } from '../candidate.ts'
import { weighCandidates } from '../weigh-candidates.ts'
import { leadWithSanctions } from './lead-with-sanctions.ts'

const question = '¿Qué multa se aplicó al molino del puerto?'
const earlier = 'Primero: Que consta una resolución de 2012 que sancionó al molino del puerto con una multa de 200 unidades tributarias.'
const reason = 'Segundo: Que el molino del puerto no midió el ruido que causaba de noche, como le ordenaba su permiso ambiental.'
const fines = [
  'a) El ruido del molino del puerto constituye una infracción leve, por lo que se establece como sanción una multa de 46 unidades tributarias anuales.',
  'b) El polvo del molino del puerto constituye una infracción grave, por lo que se establece como sanción una multa de 25 unidades tributarias anuales.',
  'c) La falta de informes constituye una infracción leve, por lo que se aplica la clausura del depósito mientras no los entregue.',
]
const payment = 'El pago de la multa deberá ser acreditado ante la autoridad dentro de los diez días siguientes.'

const led = (characters: number, imposed: readonly string[] = fines): string[] => {
  const source = sourceOf('molino', [], {
    sections: buildSections([earlier, reason]).map((section) =>
      section.kind === 'resolutiva'
        ? { ...section, paragraphs: [...imposed, payment].map((text, at) => ({ anchor: `r${at}`, text })) }
        : section,
    ),
  })
  const quotable = weighCandidates(candidatesOf(source), { question: readQuestion(question), demands: demandsOf(question) })
  const chosen = quotable.filter(({ text }) => text === fines[1] || text.includes('2012') || text.includes('ruido que'))
  expect(chosen.length).toBeGreaterThanOrEqual(2)
  return leadWithSanctions(chosen, { quotable, characters }).map(({ text }) => text)
}

describe('what an operative part imposes', () => {
  it('comes first and whole, without what was imposed before', () => {
    expect(led(3000).slice(0, 3)).toEqual(fines)
    expect(led(3000).join(' ')).not.toContain('2012')
    expect(led(3000).at(-1)).toContain('no midió el ruido')
  })

  it('is quoted with what the sanction is, where a long sentence is cut before it', () => {
    const closure = 'esto es, la clausura definitiva de todas las obras que se hallan fuera del área autorizada'
    const long = `En mérito de lo expuesto se estima que el incumplimiento imputado al molino del puerto, ${'titular de varios permisos que se singularizan en lo expositivo, '.repeat(12)}se encuentra acreditado, por lo que se aplica como sanción al molino del puerto aquella dispuesta en el artículo 38 letra c) de la ley orgánica de la autoridad, ${closure}, según el plano que se acompaña.`
    expect(led(3000, [long])[0]).toContain(closure)
  })

  it('is quoted from the words that impose on where whole sentences do not fit', () => {
    expect(led(400)).toEqual([
      'se establece como sanción una multa de 46 unidades tributarias anuales.',
      'se establece como sanción una multa de 25 unidades tributarias anuales.',
      'se aplica la clausura del depósito mientras no los entregue.',
      expect.stringContaining('no midió el ruido'),
    ])
  })
})

it.each([
  ['¿Qué multa aplicó la SMA al molino?', true],
  ['¿Cuánto fue la multa a Molinos del Puerto?', true],
  ['¿Qué sanción se aplicó al molino?', true],
  ['¿En cuánto lo multaron?', true],
  ['¿Me pueden multar si no pago la patente?', false],
  ['¿Quién puede reclamar de una multa?', false],
])('%s asks for a sanction: %s', (asked, expected) => {
  expect(asksSanction(asked)).toBe(expected)
})
