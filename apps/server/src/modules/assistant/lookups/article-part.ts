import type { NormArticleText, NormParagraphView } from '@basejuris/contract'
import { formatSubdivision, type Subdivision } from '@basejuris/domain'
import { type MissingPlace, missingPlace } from '@basejuris/legal-text'

type Paragraph = Pick<NormParagraphView, 'texto' | 'inciso' | 'numeral' | 'letra'>

export interface ArticlePart {
  /** The paragraphs of each text of the article. */
  readonly texts: readonly (readonly Paragraph[])[]
  /** « N° 7 letra a)», where they are a part of it; empty for the whole article. */
  readonly place: string
  /** The first place named that none of the texts has, as the citation checker reads them. */
  readonly missing: MissingPlace | null
}

/** The numeral or letter of an article that is named, behind the words that lead to it. The whole article where none such is found, or several are named. */
export function partOfArticle(
  texts: readonly { readonly parrafos: NormArticleText['parrafos'] | readonly Paragraph[] }[],
  subdivisions: readonly Subdivision[],
): ArticlePart {
  const paragraphsOf = texts.map(({ parrafos }) => parrafos)
  const written = paragraphsOf.map((paragraphs) => paragraphs.map(({ texto }) => texto).join('\n'))
  const whole = { texts: paragraphsOf, place: '', missing: missingPlace(subdivisions, written) }
  const [named] = subdivisions
  if (named === undefined || subdivisions.length > 1 || (named.numeral === undefined && named.letra === undefined)) return whole
  const parts = whole.texts.map((paragraphs) => paragraphsAt(paragraphs, named))
  const place = formatSubdivision({ numeral: named.numeral, letra: named.letra })
  return parts.every(({ length }) => length === 0) ? whole : { ...whole, texts: parts, place }
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
