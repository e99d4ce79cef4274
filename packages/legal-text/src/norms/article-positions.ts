import type { NormPart } from '@basejuris/domain'
import { restates } from './catalogue/catalogue-table.ts'

/**
 * Positions of an article in the parts of a text. Where the text restates several laws they are those of this law. Else they are those of
 * its main numbering, then of any other, then of the articles that enclose a code. There are none where the text restates several laws and does
 * not say which parts are of this one: under its number stands another law. `article` is a canonical number, `textId` the norm whose text it is.
 */
export function articlePositions(
  parts: readonly NormPart[],
  article: string,
  { idNorma, textId }: { readonly idNorma: number; readonly textId: number },
): number[] {
  const all = parts.flatMap((part, position) => (part.article === article ? [{ part, position }] : []))
  const restatesIt = parts.some(({ ofNorm }) => ofNorm === idNorma)
  const ofLaw = all.filter(({ part }) => (restatesIt ? part.ofNorm === idNorma : part.ofNorm === null))
  if (!restatesIt && textId !== idNorma && restates(textId).length > 1) return []
  if (restatesIt) return ofLaw.map(({ position }) => position)
  const preferred = [ofLaw.filter(({ part }) => part.block === 1), ofLaw.filter(({ part }) => part.block > 1), ofLaw]
  return (preferred.find((group) => group.length > 0) ?? []).map(({ position }) => position)
}
