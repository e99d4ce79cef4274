import type { Section } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { extractiveModel } from '../models/extractive-model.ts'
import { portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { answerQuestion } from './answer-question.ts'

const section = (kind: Section['kind'], ...texts: string[]): Section => ({
  anchor: kind,
  kind,
  number: null,
  title: kind,
  paragraphs: texts.map((text, at) => ({ anchor: `${kind}-${at}`, text })),
})
const day = 'Santiago, tres de mayo de dos mil veintiuno.'
const drafter = 'Redacción a cargo de la ministra señora Roble.'
const bench = 'Pronunciado por la Segunda Sala de la Corte Suprema, integrada por el ministro señor Tilo y la ministra señora Roble.'
const below = 'Se confirma la sentencia apelada de tres de mayo de dos mil veintiuno, dictada por el Juzgado de Letras del Faro.'

const ask = async (question: string, ending = section('cierre', drafter, 'Regístrese.', bench)) => {
  const base = sourceOf('r1', ['Primero: Que la actora pidió que se anule la resolución que negó el permiso para encender el faro.'], {
    court: 'Corte Suprema',
    docketNumber: '1234-2020',
    decidedOn: '2021-05-03',
  })
  const sections = [section('encabezado', day), ...base.ruling.sections, section('resolutiva', below), ending]
  const { ports } = portsOver([{ ...base, ruling: { ...base.ruling, sections } }], { level: 'baja' })
  const { grade, spans } = await answerQuestion(ports, extractiveModel, { question, budget: 1000 }, new AbortController().signal)
  return { grade, texts: spans.map(({ text }) => text) }
}

it.each([
  ['¿Qué ministro redactó la sentencia rol 1.234-2020?', [drafter]],
  ['¿Quién fue la redactora del fallo rol 1.234-2020 de la Corte Suprema?', [drafter]],
  ['¿Quiénes integraron la sala en el rol 1.234-2020?', [bench]],
  ['¿Qué sala dictó la sentencia rol 1.234-2020?', [bench]],
  ['¿En qué fecha se dictó la sentencia rol 1.234-2020?', [day]],
  ['¿Qué tribunal y en qué fecha dictó la sentencia rol 1.234-2020?', [bench, day]],
])('%s is answered by the sentences that say so', async (question, texts) => {
  expect(await ask(question)).toEqual({ grade: 'responde', texts })
})

it('does not answer of another ruling, nor where the text does not say it', async () => {
  expect((await ask('¿Qué ministro redactó la sentencia rol 4.321-2020?')).grade).not.toBe('responde')
  expect((await ask('¿Qué ministro redactó la sentencia rol 1.234-2020?', section('cierre', bench))).texts).not.toContain(bench)
  expect((await ask('¿Qué resolvió la Corte Suprema en el rol 1.234-2020?')).texts).not.toContain(drafter)
})
