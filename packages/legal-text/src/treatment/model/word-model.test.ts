import { readFileSync } from 'node:fs'
import { isNegativeTreatment, minTreatmentConfidence, type Treatment } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import type { ReadSection } from '../../speaker/find-voices.ts'
import { findTreatments } from '../find-treatments.ts'
import { formatModel, readExamples, type TreatmentExample, trainWordModel } from './train-word-model.ts'
import { modelFile, type WordModel } from './word-model.ts'

const examples = readExamples()

interface Answer {
  readonly expected: string
  readonly read: Treatment
  readonly confidence: number
}

const answer = ({ office, treatment, text, citation }: TreatmentExample, model: WordModel): Answer => {
  const isOpinion = office === 'contraloria'
  const kind = isOpinion ? 'texto' : 'considerando'
  const section: ReadSection = { kind, title: '', paragraphs: [{ anchor: 'p1', text }] }
  const [found = null] = findTreatments(section, [{ anchor: 'p1', ...citation }], { isOpinion, model })
  const isCourt = found?.voice === 'tribunal'
  return { expected: treatment, read: isCourt ? found.treatment : 'cita', confidence: isCourt ? found.confidence : 0 }
}

const isNegative = (treatment: string): boolean => isNegativeTreatment(treatment as Treatment)

describe('words around a citation', () => {
  it('are weighed by the model that the examples give', { timeout: 120_000 }, () => {
    expect(readFileSync(modelFile, 'utf8')).toBe(formatModel(trainWordModel(examples)))
  })

  it('of a writer whom the model never read: more is understood, and no departure is shown that no rule found', {
    timeout: 240_000,
  }, () => {
    const answers = ['a', 'b', 'c'].flatMap((writer) => {
      const model = trainWordModel(examples.filter((one) => one.writer !== writer))
      return examples.filter((one) => one.writer === writer).map((one) => answer(one, model))
    })
    const negative = answers.filter(({ read }) => isNegative(read))
    const right = negative.filter(({ expected }) => isNegative(expected)).length
    const shown = negative.filter(({ confidence }) => confidence >= minTreatmentConfidence)
    const shownRight = shown.filter(({ expected }) => isNegative(expected)).length
    console.info(`departures read: ${right} of ${negative.length} right; shown: ${shownRight} of ${shown.length} right`)
    expect(answers.length).toBe(470)
    expect(right / negative.length).toBeGreaterThanOrEqual(0.74)
    expect(right / answers.filter(({ expected }) => isNegative(expected)).length).toBeGreaterThanOrEqual(0.6)
    expect(shownRight / shown.length).toBeGreaterThanOrEqual(0.8)
  })
})
