import { expect, it } from 'vitest'
import { portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { chooseQuotations } from './choose-quotations.ts'

it('quotes the given rulings within the budget, whether they answer or not', async () => {
  const source = sourceOf('r1', ['Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal que se invoca.'])
  const { ports } = portsOver([source, sourceOf('r2', ['Primero: Que la carta de aviso se envía por correo certificado al domicilio.'])])
  const request = { question: '¿qué debe expresar la carta de aviso?', docIds: ['r1'], budget: 120 }
  const spans = await chooseQuotations(ports, request, new AbortController().signal)
  expect(spans.map(({ docId, section }) => [docId, section])).toEqual([['r1', 'c1']])
  expect(await chooseQuotations(ports, { ...request, docIds: ['otra'] }, new AbortController().signal)).toEqual([])
})
