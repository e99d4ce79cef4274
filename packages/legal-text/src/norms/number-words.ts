import { cardinalHundreds, cardinalsBelowThirty, cardinalTens } from '@basejuris/domain/spanish-cardinals'
import { foldText } from '../analysis/fold-text.ts'

const valuesOf = (words: readonly string[], step: number): [string, number][] =>
  words.map((word, index): [string, number] => [foldText(word), index * step]).filter(([, value]) => value > 0)

/** «un» and «veintiún» stand before a noun or «mil», «cien» alone. */
const values: Readonly<Record<string, number>> = Object.fromEntries([
  ['un', 1],
  ['veintiun', 21],
  ['cien', 100],
  ...valuesOf(cardinalsBelowThirty, 1),
  ...valuesOf(cardinalTens, 10).filter(([word]) => word !== ''),
  ...valuesOf(cardinalHundreds, 100),
])

/** Regular expression source, on folded text, of a cardinal over a thousand in words. */
export const thousandsInWords = `(?:(?:${Object.keys(values).join('|')}|y) ){1,3}?mil(?: (?:${Object.keys(values)
  .sort((a, b) => b.length - a.length)
  .join('|')}|y)(?![a-z])){0,4}`

const oneOf = (words: readonly string[]): string =>
  words
    .map(foldText)
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .join('|')
const belowHundred = String.raw`(?:(?:${oneOf(cardinalTens.slice(3))})(?:\s+y\s+(?:${oneOf(cardinalsBelowThirty.slice(1, 10))}|un))?|(?:${oneOf([...cardinalsBelowThirty.slice(1), 'un', 'veintiún'])}))(?![a-z])`
const belowThousand = String.raw`(?:(?:${oneOf([...cardinalHundreds, 'cien'])})(?![a-z])(?:\s+${belowHundred})?|${belowHundred})`

/** Regular expression source, on folded text, of a cardinal in words. */
export const cardinalInWords = String.raw`(?:(?:${belowThousand}\s+)?mil(?![a-z])(?:\s+${belowThousand})?|${belowThousand})`

/** Value of a folded cardinal in words below a million («veinte mil sesenta y seis» → 20066). */
export function cardinalValue(folded: string): number {
  let total = 0
  let current = 0
  for (const word of folded.split(/\s+/u)) {
    if (word === 'mil') {
      total += (current === 0 ? 1 : current) * 1000
      current = 0
    } else current += values[word] ?? 0
  }
  return total + current
}
