import { expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { demandsOf } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { candidatesOf } from './candidate.ts'
import { closeMarks } from './close-marks.ts'
import { scoreCandidates } from './score-candidates.ts'

const question = '¿responde la empresa por los daños del gruista del puerto?'
const first = 'El artículo 9 de la Ley de Puertos dispone: “La empresa responde por los daños del gruista del puerto.'
const last = 'Esa obligación de la empresa del puerto no se extingue por el término de la faena”.'
const found = (rule: string) =>
  scoreCandidates(candidatesOf(sourceOf('r1', [`Primero: Que ${rule}`])), {
    question: readQuestion(question),
    demands: demandsOf(question),
  })
const closed = (rule: string, words: string, room = 600) =>
  closeMarks(
    found(rule).filter(({ text }) => text.includes(words)),
    room,
  ).map(({ text }) => text)

it('quotes up to the mark that closes what is open, and from the one that opens it', () => {
  const rule = `conviene recordar la norma. ${first} ${last} Así se ha entendido siempre en el puerto.`
  expect(closed(rule, 'La empresa responde')).toEqual([`${first} ${last}`])
  expect(closed(rule, 'Esa obligación')).toEqual([`${first} ${last}`])
  expect(closed(rule, 'La empresa responde', 20)).toEqual([first])
})

it('leaves a mark that nothing closes, and the brackets of lists', () => {
  expect(closed(`conviene recordar la norma. ${first}`, 'La empresa responde')).toEqual([first])
  const listed = 'Y b) la empresa responde por los daños del gruista del puerto, sin más trámite ni condición.'
  expect(closed(`conviene recordarlo. ${listed}`, 'la empresa responde')).toEqual([listed])
})

it('adds nothing that tells of somebody else', () => {
  const opened = 'La empresa responde (así consta) por los daños del gruista del puerto (según la bitácora.'
  const alleged = 'La demandada sostuvo en su contestación que el gruista dejó la grúa sin frenos).'
  expect(closed(`es claro lo que sigue. ${opened} ${alleged}`, 'responde (así')).toEqual([opened])
})
