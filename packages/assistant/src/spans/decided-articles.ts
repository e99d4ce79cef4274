import type { Ruling } from '@basejuris/domain'
import { type DecidedPlace, findDecidedPlaces, isCommonArticle } from '@basejuris/legal-text'

/** The articles on which the decision of a ruling rests, without those that rulings cite whatever they decide. */
export function decidedArticles(ruling: Ruling): DecidedPlace[] {
  return findDecidedPlaces(ruling).filter(({ article }) => !isCommonArticle(article))
}
