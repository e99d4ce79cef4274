import { findDocketNumbers } from '@basejuris/domain'
import { foldText } from './fold-text.ts'
import { stemWord } from './stem-word.ts'

/** A term of a text. `from` and `to` are UTF-16 offsets into the text; `position` counts words; several tokens may share one. */
export interface Token {
  /** Stem, the term of the ranking field. */
  readonly token: string
  /** The folded word itself, the term of the exact field. */
  readonly exact: string
  readonly from: number
  readonly to: number
  readonly position: number
}

const words = /\d{1,3}(?:\.\d{3})+|(?:\p{L}\.){2,}|[\p{L}\d\p{Mn}]+/gu

/** Splits a text into terms. Never throws. */
export const analyze = (text: string): Token[] => {
  const tokens: Token[] = []
  const dockets = findDocketNumbers(text)
  let next = 0
  let position = 0
  let lawAt = -1
  for (const match of text.matchAll(words)) {
    const from = match.index
    const to = from + match[0].length
    const exact = /^\d/u.test(match[0]) ? match[0].replaceAll('.', '') : foldText(match[0].replaceAll('.', ''))
    const docket = dockets[next]
    if (docket !== undefined && to > docket.from) {
      const { number, year, letter } = docket.docket
      const plain = `${number}-${year}`
      if (letter !== null)
        tokens.push({
          token: `${letter.toLowerCase()}-${plain}`,
          exact: `${letter.toLowerCase()}-${plain}`,
          from: docket.from,
          to: docket.to,
          position,
        })
      tokens.push({ token: plain, exact: plain, from: docket.from, to: docket.to, position })
      next += 1
    }
    if (exact === '') continue
    if (/^\d+$/u.test(exact) && lawAt >= 0 && position - lawAt <= 2)
      tokens.push({ token: `ley${exact}`, exact: `ley${exact}`, from, to, position })
    if (exact === 'ley' || exact === 'leyes') lawAt = position
    tokens.push({ token: /\d/u.test(exact) ? exact : stemWord(exact), exact, from, to, position })
    position += 1
  }
  return tokens
}
