import { expect, it } from 'vitest'
import { extractiveModel } from '../models/extractive-model.ts'
import { portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { answerQuestion } from './answer-question.ts'

const open = new AbortController().signal

it('quotes no reason on another numeral than the one that is asked for, nor on costs', async () => {
  const source = sourceOf(
    'una',
    [
      'Noveno: Que corresponde reconocer al acusado la atenuante de irreprochable conducta anterior del artículo 11 N° 6 del Código Penal.',
      'Décimo: Que se rechazará la atenuante de reparar con celo el mal causado del artículo 11 N° 7 del Código Penal, pues nada se reparó.',
      'Undécimo: Que se exime al acusado del pago de las costas por haber intentado reparar el mal causado.',
    ],
    { norms: [] },
  )
  const question = '¿Se reconoce la atenuante de reparar con celo el mal causado del artículo 11 N° 7 del Código Penal?'
  const { spans } = await answerQuestion(portsOver([source]).ports, extractiveModel, { question, budget: 1500 }, open)
  const text = spans.map((span) => span.text).join(' ')
  expect(text).toContain('N° 7')
  expect(text).not.toMatch(/N° 6|exime/u)
})
