import type { CheckedQuotation, ComparedWording } from '@basejuris/contract'
import { eventVersionDate, type NormFacts, normPhrase } from '@basejuris/domain'
import { formatDate } from '@basejuris/domain/spanish-format'
import { type FoundNormCitation, normLabel } from '@basejuris/legal-text'
import type { ArticleWording } from '../norms/article-wordings.ts'

export const uncomparedNorm = 'No tenemos un texto de esta norma con que comparar: las palabras citadas no se compararon.'

/** An article beside which no law stands. */
export function unnamedLaw(label: string): string {
  return `Su escrito no nombra la ley junto al artículo: se leyó como ${normPhrase(label)}, por lo que cita en otras partes.`
}

/** A number that no law of the catalogue has, which holds nearly all of them. */
export function unknownLaw(label: string): string {
  return `${label}: ninguna ley de nuestro catálogo tiene ese número. Eso no significa que no exista: revise el número.`
}

/** An inciso of an article whose source joins its incisos. */
export function uncheckedInciso(article: string, inciso: string): string {
  const name = /^\d+$/u.test(inciso) ? `${inciso}°` : inciso
  return `El texto importado no separa los incisos del artículo ${article}: que sea el inciso ${name} no se comprobó.`
}

export function uncataloguedNorm(label: string): string {
  return `${label}: no se comprobó. Nuestro catálogo tiene las leyes y los códigos, pero no todos los decretos ni los tratados.`
}

/** What is said of quoted words that are not those of the article in force. */
export function misquotedNorm({ resultado, norma, sentencia, etiqueta, diferencias }: CheckedQuotation): string {
  if (resultado === 'en_otra') {
    const ruling = [sentencia?.numero ?? sentencia?.caratulado, sentencia?.tribunal, etiqueta]
    const place = norma === null ? ruling.filter((part) => part != null).join(', ') : articleName(norma)
    return `No consta en ese artículo; el texto está en ${place}.`
  }
  if (norma === null)
    return 'No encontramos esas palabras en el artículo ni en el resto del índice. Pueden ser de una redacción anterior que no está importada.'
  if (resultado === 'otra_redaccion')
    return norma.estado === 'diferida'
      ? `Las palabras citadas son de una redacción que aún no rige${norma.desde === null ? '' : `: comienza el ${formatDate(norma.desde)}`}.`
      : `Las palabras citadas son de una redacción anterior${periodOf(norma)}.`
  const since =
    norma.desde === null
      ? ''
      : ` Se comparó con la redacción del ${formatDate(norma.desde)}; pueden ser de una anterior, si no está importada.`
  return `Las palabras citadas difieren del texto del artículo ${norma.articulo}, en ${diferencias === 1 ? 'una palabra' : `${diferencias} palabras`}.${since}`
}

/** «el artículo 161, Código del Trabajo». */
export function articleName({ articulo, nombre }: ComparedWording): string {
  return `el artículo ${articulo}, ${nombre}`
}

const periodOf = ({ desde, hasta }: ComparedWording): string => {
  if (desde !== null && hasta !== null) return `, que rigió del ${formatDate(desde)} al ${formatDate(hasta)}`
  if (hasta !== null) return `, que rigió hasta el ${formatDate(hasta)}`
  return desde === null ? '' : `, que rige desde el ${formatDate(desde)}`
}

/** A text of the article that is not in force yet. */
export function deferredNote({ from }: ArticleWording): string {
  return from === null || from === eventVersionDate
    ? 'Vigencia diferida: hay una redacción que rige desde un hecho que aún no ocurre.'
    : `Vigencia diferida: cambia el ${formatDate(from)}.`
}

/** Norms that are named where several may be meant. */
const maxNamed = 5

export function ambiguousNorm(candidates: FoundNormCitation['candidates']): string {
  const names = candidates.slice(0, maxNamed).map(({ key }) => normLabel(key))
  const others = candidates.length - names.length
  return `Puede ser ${names.join('; ')}${others > 0 ? ` u otra de ${others} más` : ''}. Indique el año y el organismo, o el nombre.`
}

/** A law under the title of another one. `written` is what the text calls it. */
export function namedOtherwise(named: NormFacts, other: NormFacts, written: string): string {
  return `Su escrito nombra la ${named.name} y dice «${written}», que es de la ${other.name}. Indique cuál de las dos es.`
}
