import { cardinalHundreds, cardinalsBelowThirty, cardinalTens } from '@basejuris/domain/spanish-cardinals'

const beforeNoun = (words: string): string => words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un')

/** A whole number from 0 to 999.999.999 in Spanish words: 2019 → «dos mil diecinueve». */
export function numberWords(n: number): string {
  if (n < 30) return cardinalsBelowThirty[n] ?? ''
  if (n < 100) return n % 10 === 0 ? (cardinalTens[n / 10] ?? '') : `${cardinalTens[Math.floor(n / 10)]} y ${cardinalsBelowThirty[n % 10]}`
  if (n === 100) return 'cien'
  if (n < 1000)
    return n % 100 === 0 ? (cardinalHundreds[n / 100] ?? '') : `${cardinalHundreds[Math.floor(n / 100)]} ${numberWords(n % 100)}`
  if (n < 1_000_000) {
    const thousands = Math.floor(n / 1000)
    const head = thousands === 1 ? 'mil' : `${beforeNoun(numberWords(thousands))} mil`
    return n % 1000 === 0 ? head : `${head} ${numberWords(n % 1000)}`
  }
  const millions = Math.floor(n / 1_000_000)
  const head = millions === 1 ? 'un millón' : `${beforeNoun(numberWords(millions))} millones`
  return n % 1_000_000 === 0 ? head : `${head} ${numberWords(n % 1_000_000)}`
}

/** Thousands with dots: 1234567 → «1.234.567». */
export function withThousandsDots(n: number): string {
  const digits = String(n)
  let out = ''
  for (let i = 0; i < digits.length; i++) {
    if (i > 0 && (digits.length - i) % 3 === 0) out += '.'
    out += digits[i]
  }
  return out
}
