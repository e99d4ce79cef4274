import type { Ruling } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { answerQuestion } from '../answer/answer-question.ts'
import { maxQuoted } from '../answer/quote-sources.ts'
import { extractiveModel } from '../models/extractive-model.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { type PortsOver, portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { setAside } from './set-aside.ts'

const open = new AbortController().signal
const question = '¿debe la carta de aviso expresar los hechos de la causal?'
const grants = 'Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal invocada por el empleador.'

async function asideOf(sources: readonly SourceRuling[], asked = question, more: PortsOver = {}) {
  const { ports } = portsOver(sources, more)
  const aside = await setAside(await answerQuestion(ports, extractiveModel, { question: asked, budget: 800 }, open), open)
  return new Map(aside.map(({ docId, reason, terms }) => [docId, [reason, ...terms]]))
}

it('says why each ruling that was read is not quoted', async () => {
  const gone = sourceOf('revocada', [grants], {}, { overturned: { text: 'revocada', docId: 'cs' } })
  const far = sourceOf('lejos', ['Primero: Que la servidumbre de tránsito fue constituida por escritura pública.'])
  expect(await asideOf([sourceOf('buena', [grants]), gone, far])).toEqual(
    new Map([
      ['lejos', ['no_lo_nombra', 'carta', 'aviso', 'expresar']],
      ['revocada', ['sin_efecto']],
    ]),
  )
})

const canal = '¿Puede cerrarse el canal de regadío del comunero?'
const canalMayClose = 'Primero: Que puede cerrarse el canal de regadío del comunero por el dueño del predio sirviente.'
const answering = sourceOf('buena', [canalMayClose])
const beside = (docId: string, considerandos: readonly string[], more: Partial<Ruling> = {}) =>
  asideOf([answering, sourceOf(docId, considerandos, more)], canal).then((aside) => aside.get(docId))

it('names what a ruling lacks, and says nothing that was not checked of one that lacks nothing', async () => {
  expect(await beside('otra', ['Primero: Que puede cerrarse el portón del comunero con acuerdo de todos los vecinos del lugar.'])).toEqual([
    'no_lo_nombra',
    'canal',
    'regadio',
  ])
  const long = 'cuyo trazado consta en el plano agregado a los autos, según expuso el perito designado en la causa'
  const apart = [
    `Primero: Que el comunero es dueño del canal de regadío, ${long}.`,
    'Segundo: Que la puerta del recinto puede cerrarse durante la noche por el administrador.',
  ]
  const sources = [...Array.from({ length: maxQuoted }, (_, at) => sourceOf(`buena ${at}`, [canalMayClose])), sourceOf('apartada', apart)]
  const answer = await answerQuestion(portsOver(sources).ports, extractiveModel, { question: canal, budget: 800 }, open)
  expect((await setAside(answer, open)).at(-1)).toEqual({ docId: 'apartada', reason: 'leida', terms: [] })
  const [span] = answer.spans
  const [sentence] = answer.sentences
  if (span === undefined || sentence === undefined) throw new Error('nothing is quoted')
  const full = {
    ...answer,
    spans: answer.sources.slice(0, maxQuoted).map(({ ruling: { docId } }, at) => ({ ...span, n: at + 1, docId })),
    sentences: [{ ...sentence, spans: [1, 2, 3, 4] }],
  }
  expect(await setAside(full, open)).toEqual([{ docId: 'apartada', reason: 'sin_lugar', terms: [] }])
})

it('tells what only a party speaks of from what the court says', async () => {
  const pleaded = [
    'Primero: Que la recurrente sostiene que puede cerrarse el canal de regadío del comunero sin permiso de la junta.',
    'Segundo: Que el recurso fue deducido fuera de plazo, y así consta en el certificado agregado a los autos.',
  ]
  expect(await beside('alegada', pleaded)).toEqual(['no_lo_dice_el_tribunal', 'cerrarse', 'canal', 'regadio'])
})

it('does not take what the court leaves undecided for what it says', async () => {
  const undecided = [
    'Primero: Que no se emite pronunciamiento acerca de si puede cerrarse el canal de regadío del comunero, por innecesario.',
  ]
  expect(await beside('omitida', undecided)).toEqual(['no_lo_dice_el_tribunal', 'cerrarse', 'canal', 'regadio'])
})

it('says of a ruling whose operative part was found how it ended, and not that it has none', async () => {
  const text = [
    'Primero: Que el canal de regadío del comunero puede cerrarse, según los antecedentes del recurso de casación.',
    'Se declara inadmisible el recurso de casación en la forma interpuesto en contra de la sentencia de segunda instancia.',
  ]
  expect(await beside('inadmisible', text, { outcome: 'inadmisible' })).toEqual(['sin_fondo', 'inadmisible'])
})
