import { setImmediate } from 'node:timers/promises'
import { foldSameLength } from '../analysis/fold-text.ts'
import { findCatalogueFacts, listCatalogueIds, restatedIn } from './catalogue/catalogue-table.ts'
import { findCatalogueNorm } from './catalogue-norm.ts'
import { findNormAlias } from './norm-key.ts'
import { findNormMentions } from './norm-mentions.ts'
import type { FoundNormCitation } from './norm-reference.ts'

/** A title that a text gives to a law, and the law that has it. */
export interface OtherTitle {
  /** As written: «sobre Acceso a la Información Pública», «N° 19.880». */
  readonly written: string
  readonly idNorma: number
}

const reach = 160
/** Words that begin a clause about the law and no title: «que la consulta no menciona». */
const noVerb = String.raw`(?:el|la|l[oa]s|lo|le|les|un|una|su|sus|se|no|ni|ya|est[aeo]s?|es[aeo]s?|dich[oa]|en|al?|de|por|con|para|como|si|tambi[eé]n|fue|es|son|ha|han|rige|regia|nadie|ningun[oa]?)(?!\p{L})`
const title = String.raw`(?<title>(?:ley(?:\s+organica)?(?:\s+constitucional)?\s+)?(?:sobre|del?|relativa\s+al?|que\s+(?!${noVerb})\p{L}+)\s+(?!(?:ministerio|subsecretaria|servicio|municipalidad|congreso|tribunal|estado|codigo|\d)(?!\p{L}))[^,.;:()"«»“”\n]{5,110})`
/** «Ley N° 19.880, sobre …», «Ley N° 19.880 (Ley de …)», «Ley N° 19.880, que establece …». */
const behindNumber = new RegExp(String.raw`^\s*[,(–-]?\s*(?:(?:la|llamada|denominada|o|conocida\s+como)\s+){0,2}["«“]?${title}`, 'u')
/** «Ley de Transparencia N° 19.880». */
const numberBehind = /^\s*,?\s*(?:ley\s+)?n(?:°|ro\.?|o\.)\s*(?<number>\d{1,2}\.\d{3})(?![\d/-])/u
const wordsOf = /[a-zñ]{4,}/gu
/** Words of many titles, which tell none. */
const common = new Set(
  'ley leyes norma normas texto textos establece fija dispone aprueba crea regula modifica sobre para general generales especial especiales chile nacional republica organica constitucional sistema disposiciones decreto fuerza refundido coordinado sistematizado regimen materia materias indica dicta otras otros demas como entre desde esta este dicha dicho citada citado referida vigente actual respectivo publicada publicado fecha anos dias mayo junio julio agosto enero febrero marzo abril septiembre octubre noviembre diciembre'.split(
    ' ',
  ),
)
const stemLength = 6
const amending = /^(?:modifica|introduce|reemplaza|adecua|prorroga|interpreta|deroga|complementa|sustituye|agrega|rectifica)/u
/** Words of a title of which one alone may be shared by chance. */
const minStems = 2

const stemsOf = (folded: string): string[] => [
  ...new Set([...folded.matchAll(wordsOf)].flatMap(([word]) => (common.has(word) ? [] : [word.slice(0, stemLength)]))),
]
const fold = (text: string): string => foldSameLength(text).toLowerCase()

/**
 * The law whose title a text gives to another law («la Ley N° 19.880, sobre acceso a la información pública»). Null where the title is of the
 * law named or of no law of the catalogue: a description in other words is none.
 */
export function findOtherTitle(titles: LawTitles, text: string, { from, to, idNorma, key }: FoundNormCitation): OtherTitle | null {
  if (idNorma === null || !key.startsWith('ley-')) return null
  const number = /^ley-(?<digits>\d+)/u.exec(key)?.groups?.['digits'] ?? ''
  const start = placeOf(text.slice(from, to), number) === undefined ? (numberBefore(text, from, number) ?? from) : from
  const written = text.slice(start, Math.min(text.length, to + reach))
  const folded = fold(written)
  const place = placeOf(folded, number)
  if (place === undefined) return numberBeside(titles, written.slice(to - start), number)
  const before = nameBefore(written.slice(0, place.index), idNorma)
  if (before !== null) return before
  const end = place.index + place[0].length
  const found = behindNumber.exec(folded.slice(end))
  const named = found?.groups?.['title']
  if (found === null || named === undefined) return null
  const at = end + found[0].length - named.length
  if (newSentence.test(written.slice(at))) return null
  const usual = usualNameAt(written.slice(at, at + named.length), idNorma)
  if (usual !== null) return usual
  if (ownStems(idNorma).some((stem) => stemsOf(named).includes(stem))) return null
  let other: OtherTitle | null = null
  for (const length of titleEnds(named)) {
    const law = lawWithTitle(titles, stemsOf(named.slice(0, length)), idNorma)
    if (law !== null && (other === null || other.idNorma === law)) other = { written: written.slice(at, at + length).trim(), idNorma: law }
  }
  return other
}

const placeOf = (written: string, number: string): RegExpExecArray | undefined =>
  [...written.matchAll(/\d{1,2}\.?\d{3}(?!\d)/gu)].find(({ 0: one }) => one.replace('.', '') === number)

/** «Ley N° 19.880, de Tránsito, artículo 5»: where the number stands that the sentence names before an article; null where it names none. */
const numberBefore = (text: string, from: number, number: string): number | null => {
  const start = Math.max(0, from - reach)
  const behind = text.slice(start, from)
  const last = [...behind.matchAll(/\d{1,2}\.?\d{3}(?!\d)/gu)].findLast(({ 0: one }) => one.replace('.', '') === number)
  return last === undefined || /[;\n]|\.\s/u.test(behind.slice(last.index)) ? null : start + last.index
}

/** «Ley de Transparencia N° 19.880»: a usual name of another law, with the number behind it. */
const nameBefore = (written: string, idNorma: number): OtherTitle | null => {
  const name = findNormMentions(written, foldSameLength(written)).at(-1)
  if (name === undefined || name.idNorma === null || !name.key.startsWith('ley-')) return null
  const isBeside = besideNumber.test(fold(written.slice(name.to)))
  return !isBeside || isSameLaw(name.idNorma, idNorma) ? null : { written: written.slice(name.from, name.to), idNorma: name.idNorma }
}
const besideNumber = /^[\s,(–-]{1,4}(?:ley\s+)?(?:n(?:°|ro\.?|o\.)\s*)?$/u
const isSameLaw = (one: number, other: number): boolean => one === other || restatedIn(one) === other || restatedIn(other) === one

/** «de Compras Públicas»: the whole usual name of another law. One that the law named amends, or that replaced it, may lend it its name. */
const usualNameAt = (written: string, idNorma: number): OtherTitle | null => {
  const name = written.replace(/^ley\s+/iu, '')
  const full = `Ley ${name}`
  const [found] = findNormMentions(full, foldSameLength(full))
  if (found === undefined || found.from !== 0 || found.idNorma === null || !found.key.startsWith('ley-')) return null
  const own = findCatalogueFacts(idNorma)
  const other = findCatalogueFacts(found.idNorma)
  if (own === null || other === null || own.isRepealed || isSameLaw(found.idNorma, idNorma)) return null
  const isAmended = own.title.replaceAll('.', '').includes(other.number) || other.title.replaceAll('.', '').includes(own.number)
  const stems = ownStems(idNorma)
  const isOwn = stemsOf(fold(full.slice(0, found.to))).every((stem) => stems.includes(stem))
  const [next] = stemsOf(fold(full.slice(found.to).split(/\s+/u, 3).join(' ')))
  if (isAmended || isOwn || (next !== undefined && stems.includes(next))) return null
  return { written: written.slice(0, written.length - full.length + found.to), idNorma: found.idNorma }
}

/** «LEY N° 14.908» as a heading, and «Sobre esta materia …» below it. */
const newSentence = /^(?!Ley)\p{Lu}\p{Ll}/u

/** Where a title may end, the longest first: «de Tránsito | para advertir que …». */
const titleEnds = (named: string): number[] => [named.length, ...[...named.matchAll(afterTitle)].map(({ index }) => index).reverse()]
const afterTitle = /\s+(?:y|e|o|u|para|que|en|se|no|al?|con|por|pues|ya|cuando|donde|como|fue|es|resulta)\s/gu

/** A law named by its usual name, with the number of another one behind it. */
const numberBeside = ({ byNumber }: LawTitles, written: string, number: string): OtherTitle | null => {
  const found = numberBehind.exec(fold(written))
  const digits = found?.groups?.['number']?.replace('.', '')
  if (found === null || digits === undefined || digits === number) return null
  const idNorma = byNumber.get(digits)
  return idNorma === undefined ? null : { written: written.slice(0, found[0].length).replace(/^[\s,]+/u, ''), idNorma }
}

const ownStems = (idNorma: number): string[] => {
  const norm = findCatalogueNorm(idNorma)
  return norm === null ? [] : stemsOf(fold([norm.title, norm.name, ...norm.usualNames].join(' ')))
}

interface Law {
  readonly idNorma: number
  /** The words of its title and of each of its usual names. */
  readonly names: readonly ReadonlySet<string>[]
}

/** Laws by the words of their titles, and by their numbers. */
export interface LawTitles {
  readonly byStem: ReadonlyMap<string, readonly Law[]>
  readonly byNumber: ReadonlyMap<string, number>
}

let titles: Promise<LawTitles> | undefined

/** Reads the titles of all laws once, in slices of a few milliseconds. */
export function readLawTitles(): Promise<LawTitles> {
  titles ??= collectTitles()
  return titles
}

/** Laws read before other work gets its turn. */
const lawsPerTurn = 200

/** Laws that amend others bear the titles of those, which are left out. */
async function collectTitles(): Promise<LawTitles> {
  const byStem = new Map<string, Law[]>()
  const byNumber = new Map<string, number>()
  for (const [at, idNorma] of listCatalogueIds().entries()) {
    if (at % lawsPerTurn === 0) await setImmediate()
    const facts = findCatalogueFacts(idNorma)
    if (facts?.key?.startsWith('ley-') !== true) continue
    byNumber.set(facts.number.replace('.', ''), idNorma)
    const folded = fold(facts.title)
    const usualNames = findNormAlias(facts.key)?.aliases ?? []
    const all = [...(amending.test(folded) ? [] : [folded]), ...usualNames.map(fold)]
    const law = { idNorma, names: all.map((name) => new Set(stemsOf(name))) }
    for (const stem of new Set(law.names.flatMap((name) => [...name]))) {
      const having = byStem.get(stem)
      if (having === undefined) byStem.set(stem, [law])
      else having.push(law)
    }
  }
  return { byStem, byNumber }
}

/** The law with a name that has all these words and fewest others. One word must be the whole name. */
function lawWithTitle({ byStem }: LawTitles, stems: readonly string[], except: number): number | null {
  const [first] = stems
  if (first === undefined) return null
  const fitting = (byStem.get(first) ?? []).flatMap(({ idNorma, names }) => {
    const having = names.filter((name) => stems.every((stem) => name.has(stem)) && (stems.length >= minStems || name.size === 1))
    return having.length === 0 || idNorma === except
      ? []
      : [{ idNorma, others: Math.min(...having.map(({ size }) => size)) - stems.length }]
  })
  return fitting.sort((a, b) => a.others - b.others || b.idNorma - a.idNorma)[0]?.idNorma ?? null
}
