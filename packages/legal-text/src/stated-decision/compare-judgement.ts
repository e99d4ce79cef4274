import type { Comparison } from './constitutional-statement.ts'
import { judgements } from './decided-otherwise.ts'
import type { StatedDecision } from './find-stated-decisions.ts'
import { crimesIn, mayBeOneCrime, penaltiesIn, sayCrimes, sayPenalty } from './judged-crimes.ts'
import { costsIn } from './stated-costs.ts'

const unknown: Comparison = { kind: 'unknown' }
const agrees: Comparison = { kind: 'agrees' }

/** What a text says of costs. An operative part that decides of them in two ways contradicts nothing. */
export function compareCosts({ costs }: StatedDecision, operative: string): Comparison {
  if (costs === null) return agrees
  const [only, second] = costsIn(operative)
  if (only === undefined) return costs === 'sin costas' ? agrees : unknown
  if (second !== undefined || only === costs) return agrees
  return { kind: 'differs', of: costs, says: only === 'con costas' ? 'condena en costas' : 'no condena en costas' }
}

/** The numbered decisions of an operative part. */
const partEnd = /[.;]\s*\n|\s+(?=(?:[ivx]{1,5}|\d{1,2})[°º]?(?:[.)]-?|-|\.\)) ?-? (?:que|se)(?!\p{L}))/u

/** Crimes of which somebody was convicted or acquitted. Those that both kinds of decisions name in one part say nothing. */
export function compareCharges({ act, crimes }: StatedDecision, operative: string): Comparison {
  if (crimes.length === 0 || (act !== 'condena' && act !== 'absuelve')) return agrees
  const [convicted, acquitted, unclear] = [new Set<string>(), new Set<string>(), new Set<string>()]
  let unnamed = 0
  for (const part of operative.split(partEnd)) {
    const [condemns, acquits] = [judgements.condena.test(part), judgements.absuelve.test(part)]
    if (!condemns && !acquits) continue
    const named = crimesIn(part)
    if (named.length === 0 && condemns && !acquits && penaltiesIn(part).length > 0) unnamed += 1
    for (const crime of named) (condemns && acquits ? unclear : condemns ? convicted : acquitted).add(crime)
  }
  const has = (set: ReadonlySet<string>, crime: string): boolean => [...set].some((each) => mayBeOneCrime(each, crime))
  const [same, other] = act === 'condena' ? [convicted, acquitted] : [acquitted, convicted]
  const missing = crimes.filter((crime) => !has(same, crime))
  const [first] = missing
  if (first === undefined) return agrees
  if (unclear.size > 0 || unnamed > 0) return unknown
  const of = `${act === 'condena' ? 'condenó por' : 'absolvió de'} ${sayCrimes(missing)}`
  if (missing.every((crime) => has(other, crime)))
    return { kind: 'differs', of, says: `${act === 'condena' ? 'absuelve de' : 'condena por'} ${sayCrimes(missing)}` }
  const isNamed = missing.some((crime) => crimesIn(operative).some((each) => mayBeOneCrime(each, crime)))
  if (same.size === 0 || isNamed) return unknown
  return { kind: 'differs', of, says: `${act === 'condena' ? 'condena por' : 'absuelve de'} ${sayCrimes([...same])}` }
}

/** Penalties of deprivation of liberty. A ruling that imposes one alone imposes no other. */
export function comparePenalties({ penalties }: StatedDecision, operative: string): Comparison {
  const own = [...new Set(penaltiesIn(operative))]
  const missing = penalties.filter((penalty) => !own.includes(penalty))
  const [first] = missing
  if (first === undefined) return agrees
  const [only, second] = own
  if (only === undefined || second !== undefined) return unknown
  return { kind: 'differs', of: `la pena es de ${sayPenalty(first)}`, says: `impone ${sayPenalty(only)}` }
}
