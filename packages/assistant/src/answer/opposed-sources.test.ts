import { expect, it } from 'vitest'
import { extractiveModel } from '../models/extractive-model.ts'
import { portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { answerQuestion } from './answer-question.ts'

const question = '¿Debe la capitanía autorizar la pesca de merluza con farol?'
const recourse = (docId: string, outcome: 'acoge' | 'rechaza', words: string) =>
  sourceOf(docId, ['Primero: Que don Pedro deduce recurso de protección en contra de la Capitanía de Puerto.', `Segundo: Que ${words}`], {
    outcome,
    court: 'C.A. de Valdivia',
    collection: 'corte_de_apelaciones',
    appealType: 'Protección',
  })
const grants = recourse('acoge', 'acoge', 'la capitanía debe autorizar la pesca de merluza con farol, por lo que su negativa es ilegal.')
const denies = recourse('rechaza', 'rechaza', 'la capitanía no debe autorizar la pesca de merluza con farol, que la ley prohíbe.')
const elsewhere = recourse('ajena', 'rechaza', 'la capitanía cobró bien el derecho de amarre, que la ley fija cada año.')
const ask = async (sources: Parameters<typeof portsOver>[0]) => {
  const { ports } = portsOver(sources, { topics: ['pesca'], rulingTopics: ['pesca'] })
  return answerQuestion(ports, extractiveModel, { question, budget: 1000 }, new AbortController().signal)
}

it('names what was read and decides the same for the other side', async () => {
  expect(await ask([grants, denies])).toMatchObject({ grade: 'responde', opposed: ['rechaza'] })
})

it('names nothing that ended alike, or that is about something else', async () => {
  const late = recourse(
    'tardía',
    'rechaza',
    'el recurso sobre si la capitanía debe autorizar la pesca de merluza con farol es extemporáneo.',
  )
  expect((await ask([grants, late])).opposed).toEqual([])
  expect((await ask([grants, { ...grants, ruling: { ...grants.ruling, docId: 'igual' } }, elsewhere])).opposed).toEqual([])
})
