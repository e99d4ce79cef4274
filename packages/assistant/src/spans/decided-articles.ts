import type { Ruling } from '@basejuris/domain'
import { type DecidedPlace, type DecidedSide, findDecidedPlaces, findResultSide, isCommonArticle } from '@basejuris/legal-text'

const known = new WeakMap<Ruling, readonly DecidedPlace[]>()

/** The articles on which the decision of a ruling rests, without those that rulings cite whatever they decide. Read once for each ruling. */
export function decidedArticles(ruling: Ruling): readonly DecidedPlace[] {
  const read = known.get(ruling) ?? findDecidedPlaces(ruling).filter(({ article }) => !isCommonArticle(article))
  known.set(ruling, read)
  return read
}

const knownSides = new WeakMap<Ruling, { readonly side: DecidedSide | null }>()

/** Whom the result of a ruling favours. Read once for each ruling. */
export function resultSide(ruling: Ruling): DecidedSide | null {
  const read = knownSides.get(ruling) ?? { side: findResultSide(ruling) }
  knownSides.set(ruling, read)
  return read.side
}
