import type { AddressParameters } from '../../search-address/parse-address.ts'
import { textParameter } from '../../search-address/text-parameter.ts'

const path = '/contradicciones'
const maxIdLength = 200
const maxArticleLength = 100
const maxIdNorma = 2_147_483_647
/** Characters of what the page is asked for in words. */
export const maxAsked = 300

export const contrastScopeNames = { amplio: 'Todos los tribunales', unificacion: 'Unificación de jurisprudencia' } as const
export const contrastLevelNames = {
  suprema: 'Corte Suprema',
  apelaciones: 'Cortes de Apelaciones',
  otros: 'Los demás tribunales',
} as const

/** What the page of contradictions looks for. */
export interface ContrastAddress {
  /** A ruling, with the key of the only article to compare; or an article of a norm. */
  readonly subject:
    | { readonly kind: 'ruling'; readonly docId: string; readonly article: string | null }
    | { readonly kind: 'article'; readonly idNorma: number; readonly article: string }
  readonly scope: keyof typeof contrastScopeNames
  readonly level: keyof typeof contrastLevelNames | null
  /** First and last year, as four digits. */
  readonly from: string | null
  readonly to: string | null
}

const plain = { scope: 'amplio', level: null, from: null, to: null } as const

/** Address of the contradictions of a ruling. */
export function rulingContrastHref(docId: string): string {
  return contrastHref({ ...plain, subject: { kind: 'ruling', docId, article: null } })
}

/** Address of the contradictions on an article. */
export function articleContrastHref(idNorma: number, article: string): string {
  return contrastHref({ ...plain, subject: { kind: 'article', idNorma, article } })
}

/** The subject as parameters of the address, which a form repeats. */
export function subjectParameters({ subject }: Pick<ContrastAddress, 'subject'>): readonly (readonly [string, string])[] {
  if (subject.kind === 'article') return [['norma', `${subject.idNorma}`] as const, ['articulo', subject.article] as const]
  return [['id', subject.docId] as const, ...(subject.article === null ? [] : [['articulo', subject.article] as const])]
}

export function contrastHref(address: ContrastAddress): string {
  const { scope, level, from, to } = address
  const query = new URLSearchParams([
    ...subjectParameters(address).map(([name, value]): [string, string] => [name, value]),
    ...(scope === 'amplio' ? [] : [['alcance', scope] satisfies [string, string]]),
    ...Object.entries({ nivel: level, desde: from, hasta: to }).flatMap(([name, value]): [string, string][] =>
      value === null ? [] : [[name, value]],
    ),
  ])
  return `${path}?${query}`
}

/** The article, docket number or matter that was written in the form; empty without one. */
export function askedText(params: AddressParameters): string {
  return textParameter(params, 'q').slice(0, maxAsked)
}

/** Null unless it names a ruling or an article. What it says wrongly of filters is dropped. */
export function parseContrastAddress(params: AddressParameters): ContrastAddress | null {
  const read = (name: string): string => textParameter(params, name)
  const [docId, norm, article] = [read('id'), read('norma'), read('articulo')]
  const idNorma = /^[1-9]\d{0,9}$/u.test(norm) ? Number(norm) : Number.NaN
  const hasArticle = article !== '' && article.length <= maxArticleLength
  const subject =
    docId !== '' && docId.length <= maxIdLength
      ? ({ kind: 'ruling', docId, article: hasArticle ? article : null } as const)
      : idNorma <= maxIdNorma && hasArticle
        ? ({ kind: 'article', idNorma, article } as const)
        : null
  if (subject === null) return null
  const level = read('nivel')
  const year = (name: string): string | null => (/^(?:18|19|20)\d{2}$/u.test(read(name)) ? read(name) : null)
  return {
    subject,
    scope: read('alcance') === 'unificacion' ? 'unificacion' : 'amplio',
    level: level in contrastLevelNames ? (level as keyof typeof contrastLevelNames) : null,
    from: year('desde'),
    to: year('hasta'),
  }
}
