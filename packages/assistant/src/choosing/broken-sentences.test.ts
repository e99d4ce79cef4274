import { expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { demandsOf } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { joinBroken } from './broken-sentences.ts'
import { candidatesOf } from './candidate.ts'
import { scoreCandidates } from './score-candidates.ts'

const paragraphs = [
  'Primero: Que el faro no avisó a tiempo. Por eso resulta del todo razonable que el artículo 104 del Código',
  'Penal impida agravar la pena del farero después de cinco años. Nada más consta en la causa del faro sobre la pena del farero.',
]
const sections = sourceOf('faro', ['Primero: Que el faro no avisó a tiempo.']).ruling.sections.map((section) =>
  section.kind === 'considerando' ? { ...section, paragraphs: paragraphs.map((text, at) => ({ anchor: `p1${at}`, text })) } : section,
)
const source = sourceOf('faro', [], { sections })
const question = '¿artículo del Código, pena del farero y causa del faro?'
const scored = scoreCandidates(candidatesOf(source), { question: readQuestion(question), demands: demandsOf(question) }, 0)
const beginning = (start: string) => scored.filter(({ text }) => text.startsWith(start))

it('quotes both parts of a sentence that its source broke between two paragraphs', () => {
  for (const start of ['Por eso', 'Penal impida'])
    expect(
      joinBroken(beginning(start), 500)
        .map(({ text }) => text.slice(0, 12).trim())
        .sort(),
    ).toEqual(['Penal impida', 'Por eso resu'])
})

it('leaves out one whose other part does not fit, unless nothing else is chosen', () => {
  expect(joinBroken([...beginning('Por eso'), ...beginning('Nada más')], 5).map(({ text }) => text)).toEqual([
    'Nada más consta en la causa del faro sobre la pena del farero.',
  ])
  expect(joinBroken(beginning('Por eso'), 5)).toHaveLength(1)
})
