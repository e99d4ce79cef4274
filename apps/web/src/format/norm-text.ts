import type { NormArticleText, NormParagraphView, ShownNormVersion } from '@basejuris/contract'
import { formatDate } from '@basejuris/domain/spanish-format'

/** «Versión de la norma desde el 01-01-2020. Fuente: …, obtenido el 03-05-2026.» */
export function describeVersion({ desde, hasta, porEvento, fuente, obtenida }: ShownNormVersion): string {
  const end = hasta === null ? '' : ` hasta el ${formatDate(hasta)}`
  const days =
    desde === null
      ? porEvento
        ? 'Versión de la norma sujeta a un hecho futuro'
        : 'Versión de la norma sin fecha conocida'
      : `Versión de la norma desde el ${formatDate(desde)}`
  return `${days}${end}. Fuente: ${fuente}${obtenida === null ? '' : `, obtenido el ${formatDate(obtenida)}`}.`
}

/** Said behind the name of the norm that restates another: it rarely keeps the numbers of the articles. */
export const restatedNote = 'que la refunde con su propia numeración: en el texto original este artículo puede llevar otro número.'

/** The same before the text of an article, when its wording was published first, where the source says so. */
export function describeArticleVersion(version: ShownNormVersion, texts: readonly Pick<NormArticleText, 'desde'>[]): string {
  const [text, ...others] = texts
  const own = others.length === 0 ? (text?.desde ?? null) : null
  return `${own === null ? '' : `Este artículo, con este texto publicado el ${formatDate(own)}. `}${describeVersion(version)}`
}

/** «Artículo 161.-», «ART. 5°.», «Artículo 9 bis.-» at the beginning of a text. */
const label =
  /^[Aa](?:rt|RT)(?:[íi]culo|[ÍI]CULO|\.)?\s*(?<number>[\d.]+[°ºo]?(?:\s?(?:bis|ter|qu[áa]ter|quinquies|sexies|septies|octies))?(?:\s[A-Z])?)(?:\s*\.?\s?[-–—]+|[.:]|(?=\n|\s+\p{Lu}))\s*(?=\S)/u

const simple = (number: string): string => number.toLowerCase().replace(/[.°º\s]|(?<=\d\.?)o/gu, '')

/**
 * The first line of an article without the label printed in it, where the label names the same article as the heading above: so it stands
 * once. A label of another form stays, and a line that is nothing else.
 */
export function withoutLabel(line: string, article: string | null): string {
  const found = label.exec(line)
  const isSame =
    found !== null && article !== null && simple(found.groups?.['number'] ?? '') === simple(article.replace(' transitorio', ''))
  return isSame ? line.slice(found[0].length) : line
}

const labelAlone = /^art(?:[íi]culo|\.)?\s+\S+(?:\s\S{1,6})?\s*[.:–—-]*\s*$/iu

/** The paragraphs of an article without the label that the heading repeats, also where the label has a line of its own. */
export function shownParagraphs({ parrafos, articulo }: Pick<NormArticleText, 'parrafos' | 'articulo'>): NormParagraphView[] {
  const [first, ...rest] = parrafos
  if (first === undefined) return []
  if (labelAlone.test(first.texto)) return rest.length > 0 ? rest : [first]
  return [{ ...first, texto: withoutLabel(first.texto, articulo) }, ...rest]
}
