import { describe, expect, it } from 'vitest'
import { demandsOf } from '../testing/ports-over.ts'
import { maxSubQuestions, splitQuestion } from './sub-questions.ts'

const split = (question: string, topics: readonly string[] = []) =>
  splitQuestion(question, { demands: demandsOf(question), topics: topics.map((name) => ({ id: name, name, share: 1 })) })

describe('splitQuestion', () => {
  it('asks the whole question first, then its parts, topics and norms', () => {
    const question = '¿Cuál es el plazo para reclamar del despido y quién prueba la causal del artículo 161 del Código del Trabajo?'
    expect(split(question, ['Despido por necesidades de la empresa']).map(({ reason, title }) => [reason, title])).toEqual([
      ['pregunta', question],
      ['parte', '¿Cuál es el plazo para reclamar del despido?'],
      ['parte', '¿Quién prueba la causal del artículo 161 del Código del Trabajo?'],
      ['tema', 'Qué se ha resuelto sobre Despido por necesidades de la empresa'],
      ['norma', 'Cómo se aplica art. 161 Código del Trabajo'],
    ])
  })

  it('gives a part that goes on from another one its context', () => {
    const [, , second, third] = split(
      '¿Quién paga la multa por ruido? ¿Procede demoler lo construido sin permiso? ¿Y en ese caso quién lo ordena?',
    )
    expect(second?.query).toBe('¿Procede demoler lo construido sin permiso?')
    expect(third).toMatchObject({
      title: '¿Y en ese caso quién lo ordena?',
      query: '¿Procede demoler lo construido sin permiso Y en ese caso quién lo ordena?',
    })
  })

  it('asks the last part also where all of the question is its context', () => {
    expect(split('¿Puede el comunero cerrar el pozo de riego? ¿Procede en ese caso la multa municipal?').map(({ query }) => query)).toEqual(
      [
        '¿Puede el comunero cerrar el pozo de riego? ¿Procede en ese caso la multa municipal?',
        '¿Puede el comunero cerrar el pozo de riego?',
        '¿Procede en ese caso la multa municipal comunero cerrar pozo?',
      ],
    )
  })

  it('cuts a second question that begins with a verb, and tells it what its pronoun means', () => {
    const [, first, second] = split('¿Qué requisitos tiene la servidumbre de paso y puede pedirla el arrendatario del predio?')
    expect([first?.query, second?.query]).toEqual([
      '¿Qué requisitos tiene la servidumbre de paso?',
      '¿Qué requisitos tiene la servidumbre de paso puede pedirla el arrendatario del predio?',
    ])
  })

  it('takes what courts have held for no part, and gives a joined part the matter of the whole', () => {
    const queries = (question: string) =>
      split(question)
        .slice(1)
        .map(({ query }) => query)
    expect(queries('¿Cuándo es arbitrario cerrar el pozo del comunero y qué ha resuelto la Corte de Apelaciones?')).toEqual([
      '¿Cuándo es arbitrario cerrar el pozo del comunero?',
    ])
    expect(queries('¿Qué ha dicho la Corte Suprema y cuándo puede cerrarse el pozo?')).toEqual(['¿cuándo puede cerrarse el pozo?'])
    expect(queries('¿Cuándo es arbitrario cerrar el pozo? ¿Qué plazo hay para demandar?')).toEqual([
      '¿Cuándo es arbitrario cerrar el pozo?',
      '¿Qué plazo hay para demandar arbitrario cerrar pozo?',
    ])
    expect(queries('¿Puede el comunero cerrar el pozo y quién paga los daños de la casa?').at(1)).toBe(
      '¿quién paga los daños de la casa comunero cerrar pozo?',
    )
  })

  it('takes no part of a question that asks one thing, nor of words without a question', () => {
    expect(split('¿Procede la tutela laboral contra el Estado?')).toHaveLength(1)
    expect(split('despido licencia médica').map(({ query }) => query)).toEqual(['despido licencia médica'])
  })

  it('differs from question to question', () => {
    const asked = ['¿Qué plazo hay para reclamar y qué tribunal conoce?', '¿Cuándo prescribe la multa y cómo se cuenta el tiempo?']
    const [one, other] = asked.map((question) => split(question).map(({ query }) => query))
    expect(one?.some((query) => other?.includes(query))).toBe(false)
  })

  it('asks each thing once, and no more than six', () => {
    expect(split('nulidad de derecho público', ['Nulidad de Derecho Público'])).toHaveLength(1)
    const many = Array.from({ length: 20 }, (_, at) => `¿Procede la acción número ${at} en este caso?`).join(' ')
    expect(split(many)).toHaveLength(maxSubQuestions)
  })
})
