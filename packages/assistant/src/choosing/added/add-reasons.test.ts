import { describe, expect, it } from 'vitest'
import { readQuestion } from '../../question/read-question.ts'
import { demandsOf } from '../../testing/ports-over.ts'
import { sourceOf } from '../../testing/source-of.ts'
import { candidatesOf } from '../candidate.ts'
import { weighCandidates } from '../weigh-candidates.ts'
import { addReasons } from './add-reasons.ts'

const question = '¿la carta de aviso debe expresar los hechos?'
const ruled = (docId: string, court = '1º Juzgado Civil de Santiago') =>
  sourceOf(
    docId,
    [
      'Primero: Que la empresa sostuvo en su escrito que la carta de aviso que envió era suficiente para el trabajador.',
      'Segundo: Que la carta de aviso debe expresar los hechos en que se funda la causal, por cuanto sin ellos nadie puede defenderse.',
      'Tercero: Que los intereses se calculan desde la fecha que indica el certificado emitido por la autoridad competente.',
    ],
    { court },
  )
const weighed = (docId: string, court?: string) =>
  weighCandidates(candidatesOf(ruled(docId, court)), { question: readQuestion(question), demands: demandsOf(question) })
const [first, second] = [weighed('primera'), weighed('segunda')]
const decisions = [first, second].flatMap((own) => own.filter(({ kind }) => kind === 'resolutiva').slice(0, 1))
const trust = new Map([
  ['primera', 1],
  ['segunda', 0.5],
])
const added = (chosen: typeof decisions) => addReasons(chosen, [...first, ...second], trust).slice(chosen.length)

describe('addReasons', () => {
  it('adds to a decision alone the reason that the most trusted ruling gives for it', () => {
    expect(decisions).toHaveLength(2)
    expect(added(decisions).map(({ text, source }) => [source.ruling.docId, text])).toEqual([
      [
        'primera',
        'Segundo: Que la carta de aviso debe expresar los hechos en que se funda la causal, por cuanto sin ellos nadie puede defenderse.',
      ],
    ])
  })

  it('adds nothing to what an office ordains', () => {
    const act = weighed('primera', 'Servicio Nacional del Consumidor')
    const decision = act.filter(({ kind }) => kind === 'resolutiva')
    expect(decision.length).toBeGreaterThan(0)
    expect(addReasons(decision, act, trust)).toEqual(decision)
  })

  it('adds nothing to a ruling whose reasoning is quoted already', () => {
    const reason = first.filter(({ text }) => text.startsWith('Segundo'))
    expect(added([...decisions.slice(0, 1), ...reason])).toEqual([])
    expect(added([])).toEqual([])
  })
})
