import type { NormArticleText, NormParagraphView } from '@basejuris/contract'
import { formatSubdivision, type Subdivision } from '@basejuris/domain'

type Paragraph = Pick<NormParagraphView, 'texto' | 'inciso' | 'numeral' | 'letra'>

export interface ArticlePart {
  /** The paragraphs of each text of the article. */
  readonly texts: readonly (readonly Paragraph[])[]
  /** « N° 7 letra a)», where they are a part of it; empty for the whole article. */
  readonly place: string
  /** «el N° 9», where none of the texts has it; else empty. */
  readonly missing: string
}

/** The numeral or letter of an article that is named, behind the words that lead to it. The whole article where it has none such, or several are named. */
export function partOfArticle(
  texts: readonly { readonly parrafos: NormArticleText['parrafos'] | readonly Paragraph[] }[],
  subdivisions: readonly Subdivision[],
): ArticlePart {
  const whole = { texts: texts.map(({ parrafos }) => parrafos), place: '', missing: '' }
  const [named] = subdivisions
  if (named === undefined || subdivisions.length > 1 || (named.numeral === undefined && named.letra === undefined)) return whole
  const parts = whole.texts.map((paragraphs) => paragraphsAt(paragraphs, named))
  const place = formatSubdivision({ numeral: named.numeral, letra: named.letra })
  if (parts.every(({ length }) => length === 0)) return { ...whole, missing: `${named.numeral === undefined ? 'la' : 'el'}${place}` }
  return { texts: parts, place, missing: '' }
}

function paragraphsAt(paragraphs: readonly Paragraph[], { numeral, letra }: Subdivision): readonly Paragraph[] {
  const isIn = (each: Paragraph): boolean =>
    (numeral === undefined || each.numeral === numeral) && (letra === undefined || each.letra === letra)
  const start = paragraphs.findIndex(isIn)
  const first = paragraphs[start]
  if (first === undefined) return []
  const leads = paragraphs.filter(
    (each, at) =>
      at < start &&
      each.inciso === first.inciso &&
      each.letra === null &&
      (each.numeral === null || (letra !== undefined && each.numeral === first.numeral)),
  )
  return [...leads, ...paragraphs.filter(isIn)]
}
