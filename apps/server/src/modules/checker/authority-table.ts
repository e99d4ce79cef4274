import {
  type Authority,
  type AuthorityGroup,
  type AuthorityTable,
  authorityGroups,
  type CheckedCitation,
  citationVerdicts,
} from '@basejuris/contract'
import { courtNames } from '@basejuris/domain'
import { describePlace, formatDate } from '@basejuris/domain/spanish-format'
import { type FoundNormCitation, type FoundRulingCitation, findCatalogueNormByKey, normLabel } from '@basejuris/legal-text'
import { understoodAs } from './rulings/ruling-verdict.ts'

/** A checked citation and how it was read: of a norm or of a ruling. */
export interface ReadCitation {
  readonly checked: CheckedCitation
  readonly norm: FoundNormCitation | undefined
  readonly ruling: FoundRulingCitation | undefined
}

export const groupTitles: Readonly<Record<AuthorityGroup, string>> = {
  constitucion: 'Constitución',
  tratados: 'Tratados internacionales',
  codigos: 'Códigos',
  leyes: 'Leyes',
  decretos_con_fuerza_de_ley: 'Decretos con fuerza de ley y decretos leyes',
  reglamentos: 'Reglamentos y otros decretos',
  autos_acordados: 'Autos acordados',
  otras_normas: 'Otras normas',
  corte_suprema: 'Corte Suprema',
  tribunal_constitucional: 'Tribunal Constitucional',
  cortes_de_apelaciones: 'Cortes de Apelaciones',
  otros_tribunales: 'Otros tribunales',
  sin_tribunal: 'Sentencias sin tribunal indicado',
  dictamenes: 'Dictámenes',
}

/** A citation as a line of the table. `source` keeps the articles of one norm together. */
interface Line {
  readonly group: AuthorityGroup
  readonly source: string
  readonly authority: string
  readonly name: string
  readonly checked: CheckedCitation
}

/** Every citation once, matched or not, under its authority. Groups are in their order, authorities in that of their first citation. */
export function authorityTable(citations: readonly ReadCitation[]): AuthorityTable {
  const lines = citations.map(lineOf)
  return authorityGroups.flatMap((grupo) => {
    const sources = Map.groupBy(
      lines.filter(({ group }) => group === grupo),
      ({ source }) => source,
    )
    const autoridades = [...sources.values()].flatMap((own) =>
      [...Map.groupBy(own, ({ authority }) => authority).values()].flatMap(present),
    )
    return autoridades.length === 0 ? [] : [{ grupo, titulo: groupTitles[grupo], autoridades }]
  })
}

const present = (lines: readonly Line[]): Authority[] => {
  const [first] = lines
  const verdicts = new Set(lines.map(({ checked }) => checked.veredicto))
  const veredicto = citationVerdicts.find((verdict) => verdicts.has(verdict))
  if (first === undefined || veredicto === undefined) return []
  const citas = lines.map(({ checked }) => ({ n: checked.n, lugar: describePlace(checked.lugar), veredicto: checked.veredicto }))
  return [{ nombre: first.name, veredicto, citas }]
}

const lineOf = ({ checked, norm, ruling }: ReadCitation): Line => {
  if (norm !== undefined) return normLine(checked, norm)
  const [found] = checked.docId === null ? [] : checked.evidencia.sentencias
  const name = ruling === undefined ? checked.evidencia.entendida : understoodAs({ ...ruling, decidedOn: null })
  const authority = checked.docId ?? name
  return { group: rulingGroup(checked, ruling), source: authority, authority, name: found === undefined ? name : citedName(found), checked }
}

/** «Soto con Maderas del Sur S.A., Corte Suprema, rol N° 12.345-2020, 03-05-2021». */
const citedName = ({ caratulado, tribunal, numero, fechaSentencia }: CheckedCitation['evidencia']['sentencias'][number]): string =>
  [caratulado, tribunal, numero, fechaSentencia === null ? null : formatDate(fechaSentencia)].filter((part) => part !== null).join(', ')

const rulingGroup = ({ tipo, docId, evidencia }: CheckedCitation, ruling: FoundRulingCitation | undefined): AuthorityGroup => {
  if (tipo === 'dictamen') return 'dictamenes'
  const named = ruling?.court == null || ruling.court === 'own' ? null : ruling.court.name
  const court = docId === null ? named : (evidencia.sentencias[0]?.tribunal ?? named)
  if (court === null) return 'sin_tribunal'
  if (court === courtNames.supreme) return 'corte_suprema'
  if (court === courtNames.constitutional) return 'tribunal_constitucional'
  return court.startsWith(courtNames.appeals) ? 'cortes_de_apelaciones' : 'otros_tribunales'
}

const normLine = (checked: CheckedCitation, { key, label, rangeEnd, missingArticle, candidates }: FoundNormCitation): Line => {
  const [source = key] = key.split(':')
  const isWhole = rangeEnd === null && missingArticle === null && candidates.length === 0
  return { group: normGroup(source), source, authority: isWhole ? key : label, name: isWhole ? normLabel(key) : label, checked }
}

const groupsByType: Readonly<Record<string, AuthorityGroup>> = {
  Constitución: 'constitucion',
  Código: 'codigos',
  Ley: 'leyes',
  DFL: 'decretos_con_fuerza_de_ley',
  DL: 'decretos_con_fuerza_de_ley',
  Decreto: 'reglamentos',
  'Auto Acordado': 'autos_acordados',
}
const groupsByKey: Readonly<Record<string, AuthorityGroup>> = {
  ley: 'leyes',
  DFL: 'decretos_con_fuerza_de_ley',
  DL: 'decretos_con_fuerza_de_ley',
  DS: 'reglamentos',
  AA: 'autos_acordados',
}

/** By the type of the norm, or by the form of its key where the catalogue lacks it. */
const normGroup = (key: string): AuthorityGroup => {
  const norm = findCatalogueNormByKey(key)
  if (norm === null) return groupsByKey[key.split('-')[0] ?? ''] ?? 'otras_normas'
  return norm.isTreaty ? 'tratados' : (groupsByType[norm.type] ?? 'otras_normas')
}
