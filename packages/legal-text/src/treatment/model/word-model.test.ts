import { readFileSync } from 'node:fs'
import { isNegativeTreatment, minTreatmentConfidence, type Treatment } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { formatSoftmaxModel } from '../../softmax/softmax-model.ts'
import type { ReadSection } from '../../speaker/voice.ts'
import { findTreatments } from '../find-treatments.ts'
import { readExamples, type TreatmentExample, trainWordModel } from './train-word-model.ts'
import { courtModelFile, opinionModelFile, type WordModel } from './word-model.ts'

const examples = readExamples()

interface Answer {
  readonly expected: Treatment
  readonly read: Treatment
  readonly confidence: number
}

const answer = ({ office, treatment, text, citation }: TreatmentExample, model: WordModel): Answer => {
  const isOpinion = office === 'contraloria'
  const section: ReadSection = { kind: isOpinion ? 'texto' : 'considerando', title: '', paragraphs: [{ anchor: 'p1', text }] }
  const [found = null] = findTreatments(section, [{ anchor: 'p1', ...citation }], { isOpinion, model })
  const isCourt = found?.voice === 'tribunal'
  return { expected: treatment, read: isCourt ? found.treatment : 'cita', confidence: isCourt ? found.confidence : 0 }
}

/** Mean F1 of the treatments that occur. */
function macroF1(answers: readonly Answer[]): number {
  const treatments = [...new Set(answers.map(({ expected }) => expected))]
  const scores = treatments.map((treatment) => {
    const right = answers.filter(({ expected, read }) => expected === treatment && read === treatment).length
    const named = answers.filter(({ expected }) => expected === treatment).length + answers.filter(({ read }) => read === treatment).length
    return (2 * right) / named
  })
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

/** Two writers of ordinary wordings, of courts and of the Contraloría. */
const leftOut = new Set(['i', 'j'])

const answersOfLeftOut = (isOpinion: boolean): Answer[] => {
  const ofOffice = examples.filter(({ office }) => (office === 'contraloria') === isOpinion)
  const model = trainWordModel(
    ofOffice.filter(({ writer }) => !leftOut.has(writer)),
    isOpinion,
  )
  return ofOffice.filter(({ writer }) => leftOut.has(writer)).map((one) => answer(one, model))
}

describe('words around a citation', () => {
  it.each([
    ['courts', courtModelFile, false],
    ['the Contraloría', opinionModelFile, true],
  ] as const)('are weighed by the model that the examples give: %s', { timeout: 240_000 }, (_, file, isOpinion) => {
    expect(readFileSync(file, 'utf8')).toBe(formatSoftmaxModel(trainWordModel(examples, isOpinion)))
  })

  it('of writers whom the model never read are understood, and departures that are shown are departures', { timeout: 240_000 }, () => {
    const answers = answersOfLeftOut(false)
    const shown = answers.filter(({ read, confidence }) => isNegativeTreatment(read) && confidence >= minTreatmentConfidence)
    const right = shown.filter(({ expected }) => isNegativeTreatment(expected)).length
    console.info(`macro-F1 ${macroF1(answers).toFixed(3)} of ${answers.length}; departures shown: ${right} of ${shown.length} right`)
    expect(answers.length).toBe(300)
    expect(macroF1(answers)).toBeGreaterThanOrEqual(0.87)
    expect(right / shown.length).toBeGreaterThanOrEqual(0.85)
  })

  it('of opinions by writers whom the model never read are understood', { timeout: 120_000 }, () => {
    const answers = answersOfLeftOut(true)
    console.info(`macro-F1 ${macroF1(answers).toFixed(3)} of ${answers.length} opinions`)
    expect(answers.length).toBe(60)
    expect(macroF1(answers)).toBeGreaterThanOrEqual(0.87)
  })
})
