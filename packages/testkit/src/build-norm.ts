import type { NormToStore } from '@basejuris/database'
import type { NormFacts, NormPartText, ParsedNorm } from '@basejuris/domain'

/** A norm with the texts of its articles by their number, ready for `putNorms`. In force since 2020 unless `more` says otherwise. */
export function buildNorm(
  idNorma: number,
  articles: Readonly<Record<string, string>>,
  more: Partial<ParsedNorm> = {},
  facts: Partial<NormFacts> = {},
): NormToStore {
  const parts = Object.entries(articles).map(
    ([article, text]): NormPartText => ({ ...articlePart, article, anchor: anchorOf(article), text }),
  )
  const norm: ParsedNorm = {
    source: 'bcn-xml',
    inForceFrom: '2020-01-01',
    inForceTo: null,
    capturedOn: '2020-06-01',
    parts,
    facts: { ...inventedFacts, idNorma, name: `Ley N° ${idNorma}`, number: String(idNorma), ...facts },
    ...more,
  }
  return { norm, key: `ley-${idNorma}`, sourceHash: JSON.stringify([idNorma, articles, norm.inForceFrom, norm.capturedOn]) }
}

const anchorOf = (article: string): string => `art-${article.replaceAll(' ', '-')}`

const articlePart = {
  kind: 'articulo',
  parent: null,
  heading: '',
  transitory: false,
  repealed: false,
  modifiedOn: null,
  block: 1,
  ofNorm: null,
} as const

const inventedFacts = {
  type: 'Ley',
  year: 2019,
  title: 'SOBRE FAROLES',
  aliases: [],
  publishedOn: '2019-12-31',
  promulgatedOn: null,
  repealed: false,
  repealedOn: null,
  restatedIn: null,
  organizations: [],
  subjects: [],
  treaty: false,
}
