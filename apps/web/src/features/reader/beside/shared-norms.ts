import type { RulingView, SectionView } from '@basejuris/contract'
import { isVote } from '@basejuris/contract/voice-labels'
import { isNumbered, sectionLabel } from '../text/section-names.ts'

/** A part of a ruling that names a norm. */
export interface NamedAt {
  readonly anchor: string
  /** «c. 7°», «Resuelve». */
  readonly label: string
}

export interface SharedNorm {
  /** «art. 161 Código del Trabajo». */
  readonly name: string
  /** Where each of the two rulings applies it, in order. Empty where no link or wording of its reasons was found. */
  readonly places: readonly [readonly NamedAt[], readonly NamedAt[]]
}

type Compared = Pick<RulingView, 'normas' | 'secciones' | 'destinos'>
type Norm = Compared['normas'][number]

/** Parts that hold the court's own reasoning or decision. */
const isOwnReasoning = (section: SectionView): boolean =>
  section.voz === undefined && !isVote(section) && (isNumbered(section) || section.tipo === 'resolutiva')

function isCourtsVoice({ voces = [] }: SectionView['parrafos'][number], from: number): boolean {
  return !voces.some(({ desde, hasta }) => desde <= from && from < hasta)
}

/** «artículo 63 del Decreto Supremo N° 3»: an article of a decree to whose text no link leads. Null for any other norm. */
function writtenAs(key: string): RegExp | null {
  const { number, article } = /^(?:DS|DFL|DL)-(?<number>\d+)[^:]*:(?<article>\d+)$/u.exec(key)?.groups ?? {}
  if (number === undefined || article === undefined) return null
  return new RegExp(
    String.raw`\bart(?:[íi]culos?|s?\.)\s(?:[^.;:]{0,60}?(?<!\d))?${article}(?!\d)[^.;]{0,120}?(?:decreto|reglamento|D\.?\s?[SFL])[^;]{0,60}?(?<!\d)${number}(?!\d)`,
    'iu',
  )
}

/** Parts in which the court itself names a norm. The links of the text say where, or its words where it has none. */
export function placesOfNorm({ secciones, destinos }: Compared, key: string): NamedAt[] {
  const linked = namingParts(secciones, destinos, key)
  const written = linked.length > 0 ? null : writtenAs(key)
  if (written === null) return linked
  return secciones
    .filter(isOwnReasoning)
    .filter(({ parrafos }) =>
      parrafos.some((paragraph) => {
        const at = paragraph.texto.search(written)
        return at >= 0 && isCourtsVoice(paragraph, at)
      }),
    )
    .map((section) => ({ anchor: section.ancla, label: sectionLabel(section) }))
}

function namingParts(secciones: Compared['secciones'], destinos: Compared['destinos'], key: string): NamedAt[] {
  const isNamed = (destino: string): boolean => {
    const target = destinos[destino]
    return target?.tipo === 'norma' && target.clave === key
  }
  return secciones
    .filter(isOwnReasoning)
    .filter(({ parrafos }) =>
      parrafos.some((paragraph) => paragraph.referencias.some(({ destino, desde }) => isNamed(destino) && isCourtsVoice(paragraph, desde))),
    )
    .map((section) => ({ anchor: section.ancla, label: sectionLabel(section) }))
}

/** Applied norms by key. One cited at several places is named by the shortest of its labels, which names the whole article. */
function appliedNorms(norms: readonly Norm[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const { clave, etiqueta, uso } of norms) {
    const before = names.get(clave)
    if (uso === 'aplicada' && (before === undefined || etiqueta.length < before.length)) names.set(clave, etiqueta)
  }
  return names
}

/** Where one names a numeral and the other the article, both apply the article. */
const wider = (one: string, other: string): string => (other.length < one.length ? other : one)

/** Norms that both rulings apply, in the order of the first one. A code counts only by its articles: almost every ruling names one. */
export function sharedNorms(left: Compared, right: Compared): SharedNorm[] {
  const others = appliedNorms(right.normas)
  const articles = new Set(left.normas.filter(({ articulo }) => articulo !== null).map(({ clave }) => clave))
  return [...appliedNorms(left.normas)]
    .filter(([key]) => articles.has(key) && others.has(key))
    .map(([key, name]) => ({ name: wider(name, others.get(key) ?? name), places: [placesOfNorm(left, key), placesOfNorm(right, key)] }))
}
