import { type Filter, idField, inFilter } from '../../ports/index.ts'
import type { AnswerRule, PreparedQuery } from '../prepare/prepared-query.ts'
import { matchingIds, type SearchPorts } from '../request/search-ports.ts'
import { measureCoverage, shareOf } from './clause-coverage.ts'

/** Rulings whose other words are compared. Where more meet the demands, all of them answer. */
const maxCompared = 100
/** Part of what the best of them has of the other words, by rarity. */
const minOfBest = 0.6

/**
 * «nulidad del despido 162 inc 5 CT profesora»: of the rulings that meet the demands, those that have enough of the other words too, beside the
 * one that has most. Null where the words tell none apart.
 */
export async function havingEnoughWords(
  ports: SearchPorts,
  prepared: PreparedQuery,
  { text }: Extract<AnswerRule, { kind: 'demands' }>,
): Promise<Filter | null> {
  const meeting = [...(await matchingIds(ports.lexical, 'rulings', text, prepared.demanded, maxCompared + 1))]
  if (meeting.length < 2 || meeting.length > maxCompared) return null
  const covered = await measureCoverage(ports, { ...prepared, requiredClauses: [] }, meeting, [])
  const words = covered.filter(({ clause }) => clause.norm === undefined)
  const shares = meeting.map((id) => ({ id, share: shareOf(words, id, 'having') }))
  const least = minOfBest * Math.max(...shares.map(({ share }) => share))
  const enough = shares.filter(({ share }) => share >= least)
  return enough.length === meeting.length
    ? null
    : inFilter(
        idField,
        enough.map(({ id }) => id),
      )
}
