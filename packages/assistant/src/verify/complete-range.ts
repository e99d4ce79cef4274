import { foldSameLength } from '@basejuris/legal-text'
import { independentClause } from '../spans/cut-clauses.ts'

/** Words that turn what stands behind them: words that begin right after one say the opposite of their source. */
const turning =
  /(?<![\p{L}\d])(?:no|ni|sin(?! (?:costas|perjuicio|embargo|mas tramite|lugar)(?![\p{L}\d]))|nunca|jamas|tampoco|apenas|salvo|excepto|solo|solamente|unicamente|niega|negar|falso|improcedente|ningun\p{L}*|nadie|nada)(?![\p{L}\d])/gu
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
  const first = Math.max(0, from - reach)
  const around = foldSameLength(text.slice(first, to))
  const start = lastClauseStart(around, from - first)
  const turned = [...around.slice(start, from - first).matchAll(turning)][0]
  const after = foldSameLength(text.slice(to, to + reach))
  const end = restricting.test(after) ? (clauseEnd.exec(after)?.index ?? after.search(/\S*$/u)) : 0
  return [turned === undefined ? from : first + start + turned.index, to + end]
}

/** Where the clause begins in which a place lies, or that begins there. */
const lastClauseStart = (text: string, place: number): number => {
  const ends = [...text.matchAll(clauseStart), ...text.matchAll(independentClause)].map(({ index, 0: sign }) => index + sign.length)
  return Math.max(0, ...ends.filter((end) => end <= place))
}
