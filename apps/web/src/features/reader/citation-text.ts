/** «… «Carátula».» at the end of a citation, where the place goes before it. */
const trailingCaption = /,?\s*(«[^»]*»)\.?$/u
const fictionalNote = ' [sentencia ficticia de demostración]'

const withoutStop = (text: string): string => text.trim().replace(/\.$/u, '')

/** A citation that points at a place of the ruling: «CS, rol N° 12.345-2020, 03-05-2021, c. 7°.» The caption, when it closes the citation, stays last. */
export function citeAt(citation: string, place: string): string {
  const base = withoutStop(citation)
  if (place === '') return `${base}.`
  const caption = trailingCaption.exec(base)
  if (caption?.[1] === undefined) return `${base}, ${place}.`
  return `${base.slice(0, caption.index)}, ${place}, ${caption[1]}.`
}

/** The court's words between Spanish quotation marks, and where they are: «…» (CS, rol N° 12.345-2020, c. 7°). Inner «» become “”. */
export function citeWords(words: string, citation: string, place: string): string {
  const inner = words.replace(/\s+/gu, ' ').trim().replace(/«/gu, '“').replace(/»/gu, '”')
  return `«${inner}» (${withoutStop(citeAt(citation, place))}).`
}

/** Nobody should paste a ruling that does not exist without its warning. */
export const flagFictional = (citation: string, fictional: boolean): string =>
  fictional && !/ficticia/iu.test(citation) ? citation + fictionalNote : citation
