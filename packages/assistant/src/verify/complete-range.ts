import { foldSameLength } from '@basejuris/legal-text'
import { independentClause } from '../spans/cut-clauses.ts'

/** Words that turn what stands behind them: words that begin right after one say the opposite of their source. */
const turning =
  /(?<![\p{L}\d])(?:no|ni|sin|nunca|jamas|tampoco|apenas|salvo|excepto|solo|solamente|unicamente|niega|negar|falso|improcedente|ningun\p{L}*|nadie|nada)(?![\p{L}\d])/gu
/** What takes back part of what stands before it. */
const restricting =
  /^[\s,;)]{0,3}(?:salvo|excepto|a menos|siempre que|siempre y cuando|sino|pero|solo si|con excepcion|a excepcion)(?![\p{L}\d])/u
const clauseStart = /[.;:\n](?=\s|$)/gu
const clauseEnd = /[.;:](?=\s|$)|\n/u
/** Characters that are read, and may be added, on each side. */
const reach = 240

/**
 * A range of a text that does not cut off what turns it. It is widened to a negation before it in its clause, and to the end of an exception
 * behind it. «procede descontar» of «no procede descontar» becomes the whole.
 */
export function completeRange(text: string, from: number, to: number): readonly [from: number, to: number] {
  const before = foldSameLength(text.slice(Math.max(0, from - reach), from))
  const start = before.length - lastClause(before).length
  const turned = [...lastClause(before).matchAll(turning)][0]
  const after = foldSameLength(text.slice(to, to + reach))
  const end = restricting.test(after) ? (clauseEnd.exec(after)?.index ?? after.search(/\S*$/u)) : 0
  return [turned === undefined ? from : from - before.length + start + turned.index, to + end]
}

const lastClause = (before: string): string => {
  const ends = [...before.matchAll(clauseStart), ...before.matchAll(independentClause)].map(({ index, 0: sign }) => index + sign.length)
  return before.slice(Math.max(0, ...ends))
}
