import { hiddenWords } from './word-sequence.ts'

interface WordRange {
  readonly from: number
  /** Exclusive. */
  readonly end: number
}

/** Words of both sides that belong together; `hidden` stands for quoted words that a mask of the source hides. */
export interface AlignedRun {
  readonly kind: 'same' | 'different' | 'hidden'
  readonly quoted: WordRange
  readonly source: WordRange
}

/** A word behind a mask costs less than another word, but not nothing: a mask must not hide the whole quotation. */
const editCost = 10
const hiddenCost = 3
const hiddenNumber = 0

type Step = 'same' | 'different' | 'hidden' | 'onlyQuoted' | 'onlySource'

/**
 * Aligns all words of a quotation with the part of the source that takes the fewest words put in, left out or replaced. Time and memory
 * grow with the product of both lengths. Source: Sellers, «The theory and computation of evolutionary distances», 1980.
 */
export function alignWords(quoted: readonly string[], source: readonly string[]): AlignedRun[] {
  const width = source.length + 1
  const costs = new Uint16Array((quoted.length + 1) * width)
  // Whole numbers are compared faster than words.
  const numbers = new Map<string, number>([[hiddenWords, hiddenNumber]])
  const numberOf = (word: string): number => {
    const known = numbers.get(word) ?? numbers.size
    numbers.set(word, known)
    return known
  }
  const [own, theirs] = [Int32Array.from(quoted, numberOf), Int32Array.from(source, numberOf)]
  for (let i = 1; i <= own.length; i += 1) {
    const [row, above, word] = [i * width, (i - 1) * width, own[i - 1]]
    let left = i * editCost
    costs[row] = left
    for (let j = 1; j < width; j += 1) {
      const other = theirs[j - 1]
      const cost = other === hiddenNumber ? hiddenCost : editCost
      const replaced = (costs[above + j - 1] ?? 0) + (word === other ? 0 : cost)
      left = Math.min(replaced, (costs[above + j] ?? 0) + cost, left + editCost)
      costs[row + j] = left
    }
  }
  const lastRow = costs.subarray(quoted.length * width)
  const least = lastRow.indexOf(Math.min(...lastRow))
  // A last word that is replaced costs as much as one put in, and shows what the source has in its place.
  const end = lastRow[least + 1] === lastRow[least] ? least + 1 : least
  return runsOf(stepsBack({ costs, width, quoted, source }, end))
}

interface Table {
  readonly costs: Uint16Array
  readonly width: number
  readonly quoted: readonly string[]
  readonly source: readonly string[]
}

interface Place {
  readonly step: Step
  readonly i: number
  readonly j: number
}

/** The steps of the cheapest way, from the first word of the quotation to its last one. */
const stepsBack = ({ costs, width, quoted, source }: Table, end: number): Place[] => {
  const steps: Place[] = []
  for (let i = quoted.length, j = end; i > 0; ) {
    const cost = costs[i * width + j] ?? 0
    const hidden = source[j - 1] === hiddenWords
    const same = quoted[i - 1] === source[j - 1]
    const diagonal = costs[(i - 1) * width + j - 1] ?? 0
    const own = hidden ? hiddenCost : editCost
    if (j > 0 && cost === diagonal + (same ? 0 : own)) {
      steps.push({ step: same ? 'same' : hidden ? 'hidden' : 'different', i: i - 1, j: j - 1 })
      i -= 1
      j -= 1
    } else if (j === 0 || cost === (costs[(i - 1) * width + j] ?? 0) + own) {
      steps.push(hidden ? { step: 'hidden', i: i - 1, j: j - 1 } : { step: 'onlyQuoted', i: i - 1, j })
      i -= 1
    } else {
      steps.push({ step: 'onlySource', i, j: j - 1 })
      j -= 1
    }
  }
  return steps.reverse()
}

const kindOf = (step: Step): AlignedRun['kind'] => (step === 'same' || step === 'hidden' ? step : 'different')

const runsOf = (steps: readonly Place[]): AlignedRun[] => {
  const runs: { kind: AlignedRun['kind']; quoted: { from: number; end: number }; source: { from: number; end: number } }[] = []
  for (const { step, i, j } of steps) {
    const kind = kindOf(step)
    const last = runs.at(-1)
    const run = last?.kind === kind ? last : { kind, quoted: { from: i, end: i }, source: { from: j, end: j } }
    if (run !== last) runs.push(run)
    if (step !== 'onlySource') run.quoted.end = i + 1
    if (step !== 'onlyQuoted') run.source.end = Math.max(run.source.end, j + 1)
  }
  return runs
}
