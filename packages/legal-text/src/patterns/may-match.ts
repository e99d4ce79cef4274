import { foldedSigns } from './fold-signs.ts'
import { type Clause, commonness, requiredRuns } from './required-runs.ts'

/**
 * Says with a few look-ups that a pattern cannot match in a short text, which lacks a run of signs that every match has. After Cox, «Regular
 * Expression Matching with a Trigram Index». Each text is read once for all patterns.
 */
export function mayMatch(pattern: RegExp, text: string): boolean {
  if (text.length > maxLength) return true
  const signs = signsOf(text)
  for (const clause of clausesOf(pattern)) if (!hasRun(signs, clause)) return false
  return true
}

/** A longer text has too many runs, and is rarely asked much. */
const maxLength = 2500
const maxClauses = 4
/** What most texts have says nothing. */
const maxCommonness = 4

const signBits = 7
const hashBits = 15
const maxRunLength = 3

/** A key of up to three signs, in `hashBits`. */
const keyOf = (signs: number, length: number): number =>
  Math.imul(signs | (length << (maxRunLength * signBits)), 0x9e3779b1) >>> (32 - hashBits)

/** Each run as the number of its keys and these. */
type CompiledClause = Int32Array

const compiled = new WeakMap<RegExp, readonly CompiledClause[]>()

const clausesOf = (pattern: RegExp): readonly CompiledClause[] => {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  const clauses = requiredRuns(pattern)
    .map((clause) => ({ clause, common: commonness(clause) }))
    .filter(({ common }) => common < maxCommonness)
    .sort((a, b) => a.common - b.common)
    .slice(0, maxClauses)
    .map(({ clause }) => compileClause(clause))
  compiled.set(pattern, clauses)
  return clauses
}

const compileClause = (clause: Clause): CompiledClause =>
  Int32Array.from(
    withoutLonger(clause).flatMap((run) => {
      const length = Math.min(run.length, maxRunLength)
      const keys = Array.from({ length: run.length - length + 1 }, (_, at) => {
        let signs = 0
        for (let i = at; i < at + length; i++) signs = (signs << signBits) | run.charCodeAt(i)
        return keyOf(signs, length)
      })
      return [keys.length, ...keys]
    }),
  )

/** A text that has a run has every run within it. */
const withoutLonger = (clause: Clause): readonly string[] => {
  const shortest: string[] = []
  for (const run of [...clause].sort((a, b) => a.length - b.length)) if (!shortest.some((each) => run.includes(each))) shortest.push(run)
  return shortest
}

const hasRun = (signs: Uint32Array, clause: CompiledClause): boolean => {
  for (let at = 0; at < clause.length; ) {
    const end = at + 1 + (clause[at] as number)
    let key = at + 1
    while (key < end && hasKey(signs, clause[key] as number)) key++
    if (key === end) return true
    at = end
  }
  return false
}

const hasKey = (signs: Uint32Array, key: number): boolean => (((signs[key >>> 5] as number) >>> (key & 31)) & 1) === 1

/** Texts read last, in turns: the forms in which one query is read. */
const texts: string[] = Array.from({ length: 16 }, () => '')
const read: Uint32Array[] = texts.map(() => new Uint32Array((1 << hashBits) >>> 5))
let latest = 0

const signsOf = (text: string): Uint32Array => {
  if (texts[latest] === text) return read[latest] as Uint32Array
  const place = texts.indexOf(text)
  latest = place < 0 ? (latest + 1) % texts.length : place
  const signs = read[latest] as Uint32Array
  if (place < 0) {
    texts[latest] = text
    readSigns(text, signs)
  }
  return signs
}

const lastTwo = (1 << (2 * signBits)) - 1
const lastOne = (1 << signBits) - 1

const readSigns = (text: string, into: Uint32Array): void => {
  into.fill(0)
  const put = (key: number): void => {
    into[key >>> 5] = (into[key >>> 5] as number) | (1 << (key & 31))
  }
  let signs = 0
  for (let at = 0; at < text.length; at++) {
    signs = ((signs & lastTwo) << signBits) | (foldedSigns[text.charCodeAt(at)] as number)
    put(keyOf(signs & lastOne, 1))
    if (at > 0) put(keyOf(signs & lastTwo, 2))
    if (at > 1) put(keyOf(signs, 3))
  }
}
