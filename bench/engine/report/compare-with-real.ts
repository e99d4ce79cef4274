import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { analyze } from '@basejuris/legal-text'
import { sampleDocuments } from '../corpus/corpus.ts'
import { distance, profileOf } from '../corpus/language-distance.ts'
import { maxLanguageDistance } from './gates.ts'
import type { Report } from './report.ts'

const minTerms = 300

/**
 * How far as many invented documents, as long in the mean, are from a private set of real rulings, where there is one: gates on distances
 * (Kolmogorov–Smirnov), on the length of words and on the exponent of vocabulary growth.
 */
export function compareWithReal(journal: Report, realFiles: string): void {
  const rulings = join(realFiles, 'corpus/rulings')
  if (!existsSync(rulings)) {
    journal.addSkipped('distance to real rulings', 'they are not there')
    return
  }
  const documents = readRealRulings(rulings)
  const real = profileOf(documents)
  const terms = documents.reduce((sum, { length }) => sum + length, 0)
  const made = profileOf(sampleDocuments(documents.length, terms / documents.length))
  const gate = (name: string, between: number, ours: string, rival: string): void =>
    journal.addGate({
      name: `distance to ${documents.length} real rulings, ${name}`,
      ours,
      rival,
      ratio: 1 - between,
      want: 1 - maxLanguageDistance,
    })
  const compare = (name: string, ours: readonly number[], theirs: readonly number[]): void => {
    const between = distance(ours, theirs)
    gate(name, between, between.toFixed(2), '0')
  }
  compare('document frequencies', made.documentShares, real.documentShares)
  compare('phrase frequencies', made.pairFrequencies, real.pairFrequencies)
  compare('lengths over their mean', relativeToMean(made.lengths), relativeToMean(real.lengths))
  gate(
    'bytes of a word',
    Math.abs(made.meanTokenBytes / real.meanTokenBytes - 1),
    made.meanTokenBytes.toFixed(2),
    real.meanTokenBytes.toFixed(2),
  )
  gate(
    'growth of the vocabulary',
    Math.abs(made.vocabularyGrowth - real.vocabularyGrowth),
    made.vocabularyGrowth.toFixed(2),
    real.vocabularyGrowth.toFixed(2),
  )
}

const relativeToMean = (lengths: readonly number[]): number[] => {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  return lengths.map((length) => length / mean)
}

const readRealRulings = (rulings: string): string[][] =>
  readdirSync(rulings)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .flatMap((name) =>
      gunzipSync(readFileSync(join(rulings, name)))
        .toString('utf8')
        .trim()
        .split('\n'),
    )
    .flatMap((line) => {
      const { texto: text }: { texto?: string } = JSON.parse(line)
      const terms = text === undefined ? [] : analyze(text).map(({ token }) => token)
      return terms.length < minTerms ? [] : [terms]
    })
