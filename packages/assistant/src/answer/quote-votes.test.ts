import type { Section } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { extractiveModel } from '../models/extractive-model.ts'
import { portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { answerQuestion } from './answer-question.ts'

const voteOf = (anchor: string, title: string, ...texts: string[]): Section => ({
  anchor,
  kind: 'voto',
  number: null,
  title,
  paragraphs: texts.map((text, at) => ({ anchor: `${anchor}-p${at}`, text })),
})
const against = 'Acordada con el voto en contra del ministro señor Tilo, quien estuvo por acoger la reclamación del faro.'
const agreeing = 'Se previene que la ministra señora Roble concurre a la decisión teniendo solo presente que el faro no estaba encendido.'
const considerando = 'Primero: Que la actora pidió que se anule la resolución que negó el permiso para encender el faro.'

const ask = async (question: string, votes: readonly Section[]) => {
  const base = sourceOf('r1', [considerando], { court: 'Corte Suprema', docketNumber: '1234-2020' })
  const source = { ...base, ruling: { ...base.ruling, sections: [...base.ruling.sections, ...votes] } }
  const { ports } = portsOver([source], { level: 'baja' })
  const answer = await answerQuestion(ports, extractiveModel, { question, budget: 1000 }, new AbortController().signal)
  return { grade: answer.grade, texts: answer.spans.map(({ text }) => text) }
}

const votes = [
  voteOf('voto1', 'Voto en contra', 'DISIDENCIA', against, 'Para ello tiene presente que el faro alumbra a todos.'),
  voteOf('voto1-c1', 'Voto en contra, 1°', 'Primero: Que el faro se encendió de noche, en opinión de quien disiente.'),
  voteOf('voto2', 'Prevención', agreeing),
]

it('answers who voted otherwise in a named ruling by how each vote opens', async () => {
  expect(await ask('¿Quiénes disintieron en el rol 1.234-2020?', votes)).toEqual({ grade: 'responde', texts: [against] })
  expect(await ask('¿Quién previno en el rol 1.234-2020?', votes)).toEqual({ grade: 'responde', texts: [agreeing] })
  expect(await ask('¿Cómo votaron en el rol 1.234-2020?', votes)).toEqual({ grade: 'responde', texts: [against, agreeing] })
})

it('does not answer by the votes of another ruling, nor where there are none', async () => {
  expect((await ask('¿Quiénes disintieron en el rol 4.321-2020?', votes)).grade).not.toBe('responde')
  expect((await ask('¿Quiénes disintieron en el rol 1.234-2020?', [])).texts).not.toContain(against)
})
