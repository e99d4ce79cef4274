import type { NormNode, NormParagraphView } from '@basejuris/contract'
import type { NormPart, NormPartKind } from '@basejuris/domain'

const kindTitles: Partial<Record<NormPartKind, string>> = {
  encabezado: 'Encabezado',
  promulgacion: 'Promulgación',
  anexo: 'Anexo',
  texto: 'Texto',
}

/** Structure of a version, in the order of the text. */
export function presentParts(parts: readonly NormPart[]): NormNode[] {
  const levels: number[] = []
  return parts.map((part, position) => {
    const level = part.parent === null ? 0 : (levels[part.parent] ?? 0) + 1
    levels[position] = level
    return presentPart(part, { level, parent: part.parent === null ? null : (parts[part.parent]?.anchor ?? null) })
  })
}

/** One part of the structure with the titles of the divisions that enclose it, from the outermost. Null for a position that has none. */
export function presentPartAt(parts: readonly NormPart[], position: number): (NormNode & { readonly ruta: string[] }) | null {
  const part = parts[position]
  if (part === undefined) return null
  const enclosing: NormPart[] = []
  for (let at = enclosingPart(parts, part); at !== null; at = enclosingPart(parts, at)) enclosing.unshift(at)
  return {
    ...presentPart(part, { level: enclosing.length, parent: enclosing.at(-1)?.anchor ?? null }),
    ruta: enclosing.map(titleOf),
  }
}

const enclosingPart = (parts: readonly NormPart[], { parent }: NormPart): NormPart | null =>
  parent === null ? null : (parts[parent] ?? null)

interface Place {
  readonly level: number
  readonly parent: string | null
}

function presentPart(part: NormPart, { level, parent }: Place): NormNode {
  return {
    ancla: part.anchor,
    tipo: part.kind,
    padre: parent,
    nivel: level,
    titulo: titleOf(part),
    articulo: part.article,
    transitorio: part.transitory,
    derogado: part.repealed,
    desde: part.modifiedOn,
    idNorma: part.ofNorm,
  }
}

function titleOf({ kind, article, heading }: NormPart): string {
  const name = article === null ? (kindTitles[kind] ?? '') : `Artículo ${article}`
  return [name === heading ? '' : name, heading].filter((words) => words !== '').join('. ') || 'Sin título'
}

/** «1.», «N° 1», «1a.» and «2ª» of a list of exceptions. */
const numeralItem = /^["“«]?(?:N[°º]\s*)?(?<numeral>\d{1,3})(?:\s?bis)?\s?(?:[.°ºª)]|[ao](?=\s?[.)–-])|\.?[-–])/u
const letterItem = /^["“«]?(?<letter>[a-zñ])\)/u

/** «Artículo 5°.-», «ART. 12 BIS.» on a line of its own. */
const labelAlone = /^art(?:[íi]culo|\.)?\s+(?:\d[\d.]*\s?[°ºo]?|[úu]nico|\p{L}+)(?:\s(?:bis|ter|qu[áa]ter|[A-Z]))*\s*[.:–—-]*\s*$/iu

/**
 * Lines of an article with the place each one has. A plain line is an inciso of its own, unless it stands between two consecutive numerals:
 * then it belongs to the first of them. The first line is the first inciso, together with the next where it is nothing but the label.
 * Where the source does not part the incisos, no line has a number.
 */
export function presentParagraphs(
  anchor: string,
  text: string,
  { isParted = true }: { readonly isParted?: boolean } = {},
): NormParagraphView[] {
  const lines = text === '' ? [] : text.split('\n')
  const numerals = lines.map((line, at) => (at === 0 ? null : (numeralItem.exec(line)?.groups?.['numeral'] ?? null)))
  let [inciso, numeral]: [number, string | null] = [0, null]
  return lines.map((line, at) => {
    const opened = numerals[at] ?? null
    const letter = at === 0 ? null : (letterItem.exec(line)?.groups?.['letter'] ?? null)
    if (opened !== null) numeral = opened
    else if (letter === null && !isInsideNumeral(numerals, at, numeral) && !(at === 0 && labelAlone.test(line)))
      [inciso, numeral] = [inciso + 1, null]
    return { ancla: `${anchor}-p${at + 1}`, texto: line, inciso: isParted ? Math.max(1, inciso) : null, numeral, letra: letter }
  })
}

const isInsideNumeral = (numerals: readonly (string | null)[], at: number, numeral: string | null): boolean =>
  numeral !== null && numerals.indexOf(String(Number(numeral) + 1), at) >= 0
