import { expect, it } from 'vitest'
import { answerQuestion } from '../../answer/answer-question.ts'
import { extractiveModel } from '../../models/extractive-model.ts'
import { portsOver } from '../../testing/ports-over.ts'
import { sourceOf } from '../../testing/source-of.ts'
import { answerContrary } from './answer-contrary.ts'
import { answerInPlace } from './answer-in-place.ts'
import { nameOpposed } from './name-opposed.ts'

const signal = new AbortController().signal
const question = '¿Puede el armador descontar la merma de pescado del bono de captura?'
const ruling = (docId: string, words: string, more: Parameters<typeof sourceOf>[2] = {}) =>
  sourceOf(docId, ['Primero: Que el tripulante demanda el bono de captura.', `Segundo: Que ${words}`], {
    outcome: 'acoge_parcial',
    ...more,
  })
const undone = ruling(
  'undone',
  'el descuento de la merma de pescado del bono de captura es improcedente, por lo que se ordena su devolución.',
)
const allowed = ruling(
  'allowed',
  'se rechaza la devolución del descuento de la merma de pescado del bono de captura, que el armador puede efectuar.',
)
const alike = ruling('alike', 'se ordena la devolución del descuento de la merma de pescado del bono de captura.')
const elsewhere = ruling('elsewhere', 'la nave zarpó sin despacho de la autoridad marítima.')

const ask = async (sources: Parameters<typeof portsOver>[0]) => {
  const { ports } = portsOver(sources)
  return { ports, answer: await answerQuestion(ports, extractiveModel, { question, budget: 1000 }, signal) }
}

it('names what decides the point the other way, whatever the whole case ended in', async () => {
  const { ports, answer } = await ask([undone, allowed, alike, elsewhere])
  expect(answer.spans[0]?.docId).toBe('allowed')
  expect((await nameOpposed(ports, answer, signal)).opposed).toEqual(['undone', 'alike'])
})

it('answers a question for the contrary with the words that decide the point the other way alone', async () => {
  const { ports } = portsOver([undone, alike, allowed, elsewhere])
  const { answer } = await answerContrary(
    ports,
    { question, quoted: ['undone'], opposed: [], read: ['undone', 'alike', 'allowed', 'elsewhere'] },
    signal,
  )
  expect(answer.grade).toBe('responde')
  expect(answer.spans.map(({ docId }) => docId)).toEqual(['allowed'])
  expect(answer.spans[0]?.text).toContain('se rechaza la devolución')
})

it('takes a ruling that the contrast of the leading one shows, where its own sentence is not read', async () => {
  const { ports } = portsOver([undone, alike, elsewhere], { contrast: ['elsewhere'] })
  const { answer } = await answerContrary(ports, { question, quoted: ['undone'], opposed: [], read: ['alike', 'elsewhere'] }, signal)
  expect([...new Set(answer.spans.map(({ docId }) => docId))]).toEqual(['elsewhere'])
})

it('quotes nothing where nothing opposes, and counts what was compared', async () => {
  const { ports } = portsOver([undone, alike, elsewhere])
  const found = await answerContrary(ports, { question, quoted: ['undone'], opposed: [], read: ['alike', 'elsewhere'] }, signal)
  expect(found).toMatchObject({ compared: 2, answer: { grade: 'no_lo_encontre', spans: [] } })
})

it('answers from the courts of one place alone, what was read before included', async () => {
  const there = ruling('there', 'se rechaza la devolución del descuento de la merma de pescado del bono de captura.', {
    court: 'Corte de Apelaciones de Temuco',
  })
  const { ports } = portsOver([undone, alike, there])
  const answer = await answerInPlace(ports, { question, place: 'Temuco', read: ['undone', 'there'], budget: 1000 }, signal)
  expect(answer.sources.map(({ ruling: { docId } }) => docId)).toEqual(['there'])
  expect(answer.spans.length).toBeGreaterThan(0)
})

it('reads what a court says of the matter of a recourse without naming it again', async () => {
  const high = sourceOf('high', [
    'Primero: Que la materia de derecho que se propone uniformar consiste en determinar si el armador puede efectuar el descuento de la merma de pescado del bono de captura.',
    'Segundo: Que, si la merma no fue acreditada, simplemente no se satisface la condición que la ley exige.',
  ])
  const { ports } = portsOver([high, allowed])
  const { answer } = await answerContrary(ports, { question, quoted: ['high'], opposed: [], read: ['high', 'allowed'] }, signal)
  expect(answer.spans.map(({ docId }) => docId)).toEqual(['allowed'])
})

it('finds no contrary of what has none', async () => {
  const { ports } = portsOver([undone, allowed])
  const asked = {
    question: '¿Qué plazo hay para descontar la merma de pescado del bono de captura?',
    quoted: ['undone'],
    opposed: [],
    read: ['allowed'],
  }
  expect(await answerContrary(ports, asked, signal)).toMatchObject({ compared: 0, answer: { spans: [] } })
})

it('names apart the recourses that only ended otherwise', async () => {
  const court = { court: 'C.A. de Valdivia', collection: 'corte_de_apelaciones' } as const
  const one = ruling('one', 'la merma de pescado no estaba probada.', { ...court, appealType: 'Amparo', outcome: 'rechaza' })
  const other = ruling('other', 'la merma de pescado estaba probada.', { ...court, appealType: 'Protección', outcome: 'acoge' })
  const { ports } = portsOver([one, other])
  const found = await answerContrary(ports, { question, quoted: ['one'], opposed: [], read: ['one', 'other'] }, signal)
  expect(found).toMatchObject({ compared: 1, ended: ['other'], answer: { spans: [], grade: 'no_lo_encontre' } })
})
