import { analyze, type ComparedPart, type QuotationComparison, stemWord, WordSequence } from '@basejuris/legal-text'

/** Share of the words that must be the source's own. */
const minSame = 0.95
/** Words whose change leaves what a sentence says as it is. Everything else may decide: «no», «o», «solo», «sin», a number. */
const light = new Set(
  'a al como de del dicha dichas dicho dichos e el ella en esa ese esta este esto estos estas la las le les lo los que se su sus un una unas unos y'.split(
    ' ',
  ),
)

/**
 * Whether words that differ from their source say the same. At least 95 % are its own, and none is behind a mask. What differs are articles,
 * pronouns, prepositions or another form of the same word. A number, a negation or another word is never light.
 */
export function hasLightDifferences(written: string, comparison: Extract<QuotationComparison, { kind: 'different' }>): boolean {
  const words = new WordSequence(written).words.length
  if (words === 0 || 1 - comparison.differences / words < minSame) return false
  if (comparison.parts.some(({ kind }) => kind === 'hidden')) return false
  return runsOf(comparison.parts).every(isLightRun)
}

/** The parts between two parts that are the same. */
function runsOf(parts: readonly ComparedPart[]): ComparedPart[][] {
  const runs: ComparedPart[][] = [[]]
  for (const part of parts) {
    if (part.kind === 'same') runs.push([])
    else runs.at(-1)?.push(part)
  }
  return runs
}

const stemsOf = (parts: readonly ComparedPart[], kind: ComparedPart['kind']): string[] =>
  parts
    .filter((part) => part.kind === kind)
    .flatMap(({ text }) => analyze(text))
    .flatMap(({ exact }) => (light.has(exact) ? [] : [stemWord(exact)]))
    .sort()

const isLightRun = (run: readonly ComparedPart[]): boolean => {
  const [quoted, source] = [stemsOf(run, 'onlyQuoted'), stemsOf(run, 'onlySource')]
  return quoted.length === source.length && quoted.every((stem, at) => stem === source[at])
}
