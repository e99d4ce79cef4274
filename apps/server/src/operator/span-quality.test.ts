import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { formatSentenceSigns, formatSpans, measureSpans, parseMarkedQuestions } from './span-quality.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([
    buildRuling({
      docId: 'aviso',
      idSentence: 'aviso',
      fictional: false,
      sections: buildSections([
        'Primero: Que la carta de aviso debe expresar los hechos de la causal.',
        `Segundo: Que la carta de aviso ${'no fue acompañada al proceso por ninguna de las partes y '.repeat(40)} así consta.`,
      ]),
    }),
  ])
})
afterAll(() => test.close())

const question = {
  id: '1',
  docId: 'pjud:Laborales:aviso',
  question: '¿qué debe expresar la carta de aviso?',
  kind: 'lay',
  facts: [['debe expresar los  HECHOS', 'otras palabras'], ['«de la causal»'], ['de doña Inés Faro']],
}

it('counts the marked facts that quotations hold, whatever their blanks, accents and marks', async () => {
  const choice = await measureSpans(test.services, [question, { ...question, id: '2', docId: 'pjud:Laborales:otra' }])
  expect(choice.missing).toEqual(['2'])
  expect(choice.measured).toEqual([
    expect.objectContaining({ facts: 3, unstored: 1, held: { bm25: [2, 2], chosen: [2, 2], answered: [2, 2] } }),
  ])
  const table = formatSpans(choice)
  expect(table).toContain('preguntas 1, hechos marcados 3; 1 no están en el texto guardado')
  expect(table).toContain('0.667 [0.667, 0.667] 2/3')
  const [header, ...sentences] = formatSentenceSigns(choice).trim().split('\n')
  expect(header).toMatch(/^question\tholdsFact\tspoken\t/u)
  expect(sentences.map((line) => line.split('\t')[1])).toContain('1')
  expect(sentences.every((line) => /^1\t[01]\t[\d\t.-]+$/u.test(line))).toBe(true)
})

it('reads one question a line, and names a line that is none', () => {
  const line = JSON.stringify(question)
  expect(parseMarkedQuestions(`${line}\n\n${line}\n`)).toEqual([question, question])
  expect(() => parseMarkedQuestions(`${line}\n{"id":"2"}`)).toThrow('line 2')
  expect(parseMarkedQuestions(JSON.stringify({ ...question, facts: ['de la causal', ['un hecho', 'el mismo']] }))[0]?.facts).toEqual([
    ['de la causal'],
    ['un hecho', 'el mismo'],
  ])
  expect(() => parseMarkedQuestions(JSON.stringify({ ...question, facts: [] }))).toThrow('line 1')
})
