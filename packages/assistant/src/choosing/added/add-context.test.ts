import { expect, it } from 'vitest'
import { readQuestion } from '../../question/read-question.ts'
import { demandsOf } from '../../testing/ports-over.ts'
import { sourceOf } from '../../testing/source-of.ts'
import { candidatesOf } from '../candidate.ts'
import { scoreCandidates } from '../score-candidates.ts'
import { addContext } from './add-context.ts'

const before = 'Segundo: Que la grúa del puerto estuvo sin frenos durante tres semanas por decisión de la gerencia.'
const core = 'La empresa debe responder por los daños que sufrió el gruista en esa faena del puerto.'
const behind = 'La indemnización del gruista alcanza a doce millones de pesos, con los reajustes de la ley.'
const source = (docId: string) =>
  sourceOf(docId, [`${before} ${core} ${behind}`, 'Tercero: Que los intereses se calculan desde la fecha del certificado de la oficina.'])
const question = '¿responde la empresa por los daños del gruista?'
const candidatesIn = (docId: string) =>
  scoreCandidates(candidatesOf(source(docId)), { question: readQuestion(question), demands: demandsOf(question) }, 0)
const candidates = candidatesIn('grua')
const found = (words: string, of = candidates) => of.filter(({ text }) => text.startsWith(words))
const texts = (chosen: typeof candidates, room: number, quotable = candidates) => addContext(chosen, quotable, room).map(({ text }) => text)

it('quotes with a sentence those right beside it', () => {
  expect(texts(found('La empresa'), 600)).toEqual([`${before} ${core} ${behind}`])
})

it('adds what there is room for, the sentence before first', () => {
  expect(texts(found('La empresa'), before.length + 10)).toEqual([`${before} ${core}`])
  expect(texts(found('La empresa'), 20)).toEqual([core])
})

it('quotes nothing twice', () => {
  expect(texts([...found('La empresa'), ...found('La indem')], 600)).toEqual([`${before} ${core}`, behind])
})

it('adds nothing that tells of somebody else', () => {
  const alleged = 'La demandada sostuvo en su contestación que el gruista dejó la grúa sin frenos por decisión propia.'
  const own = sourceOf('alega', [`${before} ${core} ${alleged}`])
  const scored = scoreCandidates(candidatesOf(own), { question: readQuestion(question), demands: demandsOf(question) }, 0)
  expect(texts(found('La empresa', scored), 900, scored)).toEqual([`${before} ${core}`])
})

it('leaves the rulings behind the first as they are', () => {
  const other = candidatesIn('otra')
  const shown = addContext([...found('La empresa'), ...found('La empresa', other)], [...candidates, ...other], 900)
  expect(shown.map(({ text }) => text)).toEqual([`${before} ${core} ${behind}`, core])
})

it('adds no sentence that may not be quoted itself', () => {
  const quotable = candidates.filter(({ text }) => !text.startsWith('Segundo'))
  expect(texts(found('La empresa'), 600, quotable)).toEqual([`${core} ${behind}`])
})

it('quotes what stands one sentence farther too, once each quotation has what is nearest to it', () => {
  const last = 'Los frenos de la grúa se cambiaron en el taller del puerto después del accidente.'
  const own = sourceOf('lejos', [`${before} ${core} ${behind} ${last}`])
  const scored = scoreCandidates(candidatesOf(own), { question: readQuestion(question), demands: demandsOf(question) }, 0)
  expect(texts(found('Segundo', scored), 900, scored)).toEqual([`${before} ${core} ${behind}`])
  expect(texts(found('Segundo', scored), core.length + 10, scored)).toEqual([`${before} ${core}`])
})
