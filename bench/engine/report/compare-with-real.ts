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
 * Gates on the distance between synthetic documents and as many private real rulings of the same mean length. Not run without real
 * rulings. Compares distributions (Kolmogorov–Smirnov), word length and the exponent of vocabulary growth.
 */
export function compareWithReal(report: Report, realFiles: string): void {
  const rulings = join(realFiles, 'corpus/rulings')
  if (!existsSync(rulings)) {
    report.addNotRun('distance to real rulings', 'the private set is missing')
    return
  }
  const documents = readRealRulings(rulings)
  const real = profileOf(documents)
  const terms = documents.reduce((sum, { length }) => sum + length, 0)
  const synthetic = profileOf(sampleDocuments(documents.length, terms / documents.length))
  const gate = (name: string, measured: number, ours: string, rival: string): void =>
    report.addGate({
      name: `distance to ${documents.length} real rulings, ${name}`,
      ours,
      rival,
      ratio: 1 - measured,
      want: 1 - maxLanguageDistance,
    })
  const compare = (name: string, ours: readonly number[], theirs: readonly number[]): void => {
    const measured = distance(ours, theirs)
    gate(name, measured, measured.toFixed(2), '0')
  }
  compare('document frequencies', synthetic.documentShares, real.documentShares)
  compare('phrase frequencies', synthetic.pairFrequencies, real.pairFrequencies)
  compare('lengths over their mean', relativeToMean(synthetic.lengths), relativeToMean(real.lengths))
  gate(
    'bytes of a word',
    Math.abs(synthetic.meanTokenBytes / real.meanTokenBytes - 1),
    synthetic.meanTokenBytes.toFixed(2),
    real.meanTokenBytes.toFixed(2),
  )
  gate(
    'growth of the vocabulary',
    Math.abs(synthetic.vocabularyGrowth - real.vocabularyGrowth),
    synthetic.vocabularyGrowth.toFixed(2),
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
