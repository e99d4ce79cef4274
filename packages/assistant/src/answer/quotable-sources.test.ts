import { analyze } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { extractiveModel } from '../models/extractive-model.ts'
import { type PortsOver, portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { answerQuestion } from './answer-question.ts'

const account = 'Primero: Que la demandada sostuvo que debía declararse el abandono del procedimiento por inactividad del actor.'
const other = 'Segundo: Que el farol del puerto se reparó por cuenta del municipio, según el contrato que las partes firmaron.'
const decides = 'Primero: Que no procede el abandono del procedimiento mientras pende una gestión que corresponde al tribunal.'
const topic = 'Abandono del procedimiento'
const answerFrom = async (sources: Parameters<typeof portsOver>[0], over: PortsOver = {}) => {
  const question = '¿procede el abandono del procedimiento por el farol del puerto?'
  const { ports } = portsOver(sources, { level: 'media', topics: [topic], ...over })
  const demand = { kind: 'topic' as const, label: topic, wordings: [analyze(topic).map(({ token }) => token)], norms: [], rarity: 0.4 }
  const withTopic: typeof ports = {
    ...ports,
    demandsOf: async (request, running) => {
      const found = await ports.demandsOf(request, running)
      return { ...found, demands: [...found.demands, demand] }
    },
  }
  return answerQuestion(withTopic, extractiveModel, { question, budget: 1000 }, new AbortController().signal)
}
const quotedOf = async (...asked: Parameters<typeof answerFrom>) => [
  ...new Set((await answerFrom(...asked)).spans.map(({ docId }) => docId)),
]

it('quotes no ruling where only a party speaks of the matter, and the one whose court decides it', async () => {
  expect(await quotedOf([sourceOf('relata', [account, other])])).toEqual([])
  expect(await quotedOf([sourceOf('relata', [account, other]), sourceOf('resuelve', [decides])])).toEqual(['resuelve'])
})

it('finds nothing where no near ruling can be quoted', async () => {
  expect(await answerFrom([sourceOf('relata', [account, other])])).toMatchObject({ grade: 'no_lo_encontre', spans: [] })
})

it('quotes first the near ruling that stands out, though another one has the sentence of more words', async () => {
  const brief = 'Primero: Que el farol del puerto nada tiene que ver con la inactividad de las partes, por lo que se rechaza lo pedido.'
  const found = [sourceOf('destaca', [brief]), sourceOf('lejana', [decides])]
  const near = { level: 'baja', rulingTopics: [topic] } as const
  expect((await quotedOf(found, { ...near, relevance: [0.4, 0.2] }))[0]).toBe('destaca')
  expect((await quotedOf(found, { ...near, relevance: [0.4, 0.39] }))[0]).toBe('lejana')
})

it('puts the ruling first whose court speaks of more of what is asked, where the search finds another as relevant', async () => {
  const brief = 'Primero: Que el abandono nada dice de la reparación que el contrato encargó al municipio en ese tiempo.'
  const found = [sourceOf('calla', [brief]), sourceOf('dice', [decides, other])]
  const firstOf = async (relevance: readonly number[]) =>
    (await answerFrom(found, { level: 'baja', rulingTopics: [topic], relevance })).sources[0]?.ruling.docId
  expect(await firstOf([0.4, 0.38])).toBe('dice')
  expect(await firstOf([0.7, 0.38])).toBe('calla')
})

it('quotes the ruling first that says in one place what a long story tells, though the search finds others before it', async () => {
  const question =
    'Arrendé un farol al municipio del puerto, la tormenta lo botó sobre la lancha de mi vecino y ahora el alcalde exige que pague yo el casco roto y la grúa.'
  const parts = [
    'Primero: Que el municipio arrendó un farol.',
    ...['Segundo', 'Tercero', 'Cuarto', 'Quinto'].map((ordinal) => `${ordinal}: Que los autos quedaron en estado de resolver.`),
    'Sexto: Que la tormenta fue en el mes de julio, según consta del informe de la estación.',
  ]
  const answering =
    'Primero: Que el arrendador de un farol no paga la lancha ni el casco roto que la tormenta causó en el puerto, sino el municipio que lo arrendó.'
  const { ports } = portsOver([sourceOf('antes', parts), sourceOf('dice', [answering])], {
    level: 'baja',
    relevance: [0.3, 0.28],
    isOwnStory: true,
  })
  const { spans, sources } = await answerQuestion(ports, extractiveModel, { question, budget: 1000 }, new AbortController().signal)
  expect(sources[0]?.ruling.docId).toBe('dice')
  expect(spans[0]?.docId).toBe('dice')
})
