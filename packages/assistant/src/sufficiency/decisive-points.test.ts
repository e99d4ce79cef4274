import { expect, it } from 'vitest'
import { candidatesOf } from '../choosing/candidate.ts'
import { scoreCandidates } from '../choosing/score-candidates.ts'
import { askedConditions } from '../question/asked-condition.ts'
import { readQuestion } from '../question/read-question.ts'
import { demandsOf } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { saidTogether } from './decisive-points.ts'

const said = (question: string, rulings: Readonly<Record<string, readonly string[]>>) => {
  const demands = demandsOf(question)
  const places = demands.map(({ label }) => question.indexOf(label))
  const condition = [...demands.keys()].filter((at) =>
    askedConditions(question).some(({ from, to }) => from <= (places[at] ?? -1) && (places[at] ?? -1) < to),
  )
  const speaking = Object.entries(rulings).map(([docId, considerandos]) => ({
    docId,
    isFound: true,
    isRival: true,
    sentences: scoreCandidates(candidatesOf(sourceOf(docId, considerandos)), { question: readQuestion(question), demands }, 0),
  }))
  return saidTogether(speaking, demands, condition)
}

const expelled = 'Primero: Que la expulsión del marinero fue decretada por el capitán del puerto, contra la cual se recurre de amparo.'

it('counts what few rulings speak of, where a court says it in one place', () => {
  const found = said('¿Procede el amparo contra la expulsión del marinero con arraigo familiar?', {
    family: [expelled, 'Segundo: Que el marinero tiene arraigo familiar en el puerto, por lo que su expulsión es desproporcionada.'],
    work: [expelled, 'Segundo: Que el marinero no probó el arraigo laboral que alega, por lo que su expulsión se ajusta a la ley.'],
    apart: [expelled, 'Segundo: Que el arraigo del ancla es firme en la bahía.', 'Tercero: Que la pensión familiar se pagó en el puerto.'],
  })
  expect(found.get('family')?.ahead).toBeGreaterThan(0.05)
  expect(found.get('work')?.ahead).toBeLessThan(-0.05)
  expect(found.get('apart')?.together).toBeLessThan(found.get('family')?.together ?? 0)
})

it('tells whether a court speaks of the condition of a question', () => {
  const found = said('¿Es tardío el reclamo del marinero si el ruido del faro permanece?', {
    lasting: ['Primero: Que el reclamo del marinero no es tardío, porque el ruido del faro permanece hasta hoy.'],
    late: ['Primero: Que el reclamo del marinero es tardío, porque fue presentado fuera del término que fija la ley.'],
  })
  expect([found.get('lasting')?.hasCondition, found.get('late')?.hasCondition]).toEqual([true, false])
  expect(said('¿Es tardío el reclamo?', { any: [expelled] }).get('any')?.hasCondition).toBe(true)
})
