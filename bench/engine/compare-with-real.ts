import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { analyze } from '@basejuris/legal-text'
import { distance, type LanguageProfile, profileOf } from './language-distance.ts'

const leastTerms = 300

/** Prints how far generated documents are from a private set of real rulings, where there is one. */
export const compareWithReal = (generated: readonly (readonly string[])[], realFiles: string): void => {
  const rulings = join(realFiles, 'corpus/rulings')
  if (!existsSync(rulings)) {
    console.log('distance to real rulings: skipped, they are not there')
    return
  }
  const real = readReal(rulings)
  const ours = generated.slice(0, real.length)
  const theirs = profileOf(real)
  const made = profileOf(ours)
  console.log(`distance to ${real.length} real rulings (0 none, 1 all): ${describe(made, theirs)}`)
}

const describe = (made: LanguageProfile, real: LanguageProfile): string => {
  const scaled = (lengths: readonly number[]): number[] => {
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    return lengths.map((length) => length / mean)
  }
  return [
    `document frequencies ${distance(made.documentShares, real.documentShares).toFixed(2)}`,
    `phrase frequencies ${distance(made.pairFrequencies, real.pairFrequencies).toFixed(2)}`,
    `lengths over their mean ${distance(scaled(made.lengths), scaled(real.lengths)).toFixed(2)}`,
    `growth of the vocabulary ${made.growth.toFixed(2)} against ${real.growth.toFixed(2)}`,
  ].join(', ')
}

const readReal = (rulings: string): string[][] =>
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
      return terms.length < leastTerms ? [] : [terms]
    })
