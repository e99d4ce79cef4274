import { findMatches } from '@basejuris/legal-text'
/** A piece of a query, and what is written in its place. */
export interface Replacement {
  readonly from: number
  readonly to: number
  readonly put: string
}

export type Rewrite = (text: string) => readonly Replacement[]

/** Each match of the pattern as `put` writes it. Null leaves it alone. */
export function replacing(pattern: RegExp, put: (match: RegExpExecArray) => string | null): Rewrite {
  return (text) =>
    findMatches(text, pattern).flatMap((match) => {
      const written = put(match)
      return written === null ? [] : [{ from: match.index, to: match.index + match[0].length, put: written }]
    })
}

/** Rewrites that nothing is asked of where the text lacks what they all need. */
export function where(needed: RegExp, rewrites: readonly Rewrite[]): readonly Rewrite[] {
  return rewrites.map((rewrite) => (text) => (needed.test(text) ? rewrite(text) : []))
}

/** Patterns of the beginning and the end of a word, of the initials of codes and of a part of an article. */
export const start = String.raw`(?<![\p{L}\d])`
export const end = String.raw`(?![\p{L}\d])`
export const acronym = 'ct|cpc|cpp|cot|cpr|cc|cp'
export const subdivision = String.raw`(?<sub>n(?:[°ºo]\.?|ro\.?|[uú]m(?:eral|\.)?|\.)?\s?\d{1,2}|inc(?:iso|\.)?\s+(?:\d{1,2}[°º]?|\p{L}{5,9})|(?:letra|lit(?:eral)?\.?)\s+[a-zñ]\)?)(?![\p{L}\d])`

/** A part of an article as the reader of citations knows it: «inc. 2» is «inciso 2». */
export function inFull(part: string): string {
  return part
    .replace(/^n(?:[°ºo]\.?|ro\.?|[uú]m(?:eral|\.)?|\.)?\s?(?=\d)/iu, 'N° ')
    .replace(/^inc(?:iso|\.)?\s+/iu, 'inciso ')
    .replace(/^lit(?:eral)?\.?\s+/iu, 'letra ')
}

/** A longer search may tell something. */
export const maxWordsBeside = 12
/** The same with the code written out. */
export const maxWordsRewritten = 16
/** The same with another article written out before. */
export const maxWordsOfList = 20
/** Words of an account. */
export const accountWords = /(?<!\p{L})(?:me|mi|mis|nos|yo)(?!\p{L})/iu
