import type { RulingFacts } from '@basejuris/domain'
import { foldText, givenNames, partiesOfCaption, surnames } from '@basejuris/legal-text'

/** `hidden`: a mask, or initials that may be of the party named. `unlike`: initials that no party named can have. */
export type CaptionComparison = 'agrees' | 'differs' | 'hidden' | 'unlike'

/** «S.A.», «E.I.R.L.»: forms of companies, not initials. */
const companyForms = /(?<![\p{L}.])(?:S\.\s?A\.(?:\s?[CFG]\.)?|E\.\s?I\.\s?R\.\s?L\.|S\.\s?R\.\s?L\.|S\.\s?P\.\s?A\.)/giu
/** «J.S.V.», and one alone that is a whole party, as in «Z. con Fisco de Chile». */
const initials =
  /(?<![\p{L}.])(?:(?:\p{Lu}\.\s?){2,}|(?<=^\s*|\/\s*|(?<!\p{L})(?:con|contra|c\/|y)\s+)\p{Lu}\.(?=\s*(?:$|\/)|\s+(?:con|contra|c\/|y)(?!\p{L})))/gu
const anonymous = /anonimizad|reservad|\[[^\]]+\]|\bN\.?\s?N\b/iu
/** Words that many parties share. */
const common = new Set(
  'los las del otro otra otros otras con contra sociedad limitada ltda spa compania cia chile ministerio publico fisco servicio servicios municipalidad ilustre corporacion empresa empresas banco comercial inversiones inmobiliaria constructora transportes asociacion sucesion'.split(
    ' ',
  ),
)

/** Public bodies by the initials that captions write for them. */
const bodies: Readonly<Record<string, string>> = {
  sii: 'servicio impuestos internos',
  suseso: 'superintendencia seguridad social',
  compin: 'comision medicina preventiva invalidez',
  sernac: 'servicio nacional consumidor',
  tgr: 'tesoreria general republica',
  cde: 'consejo defensa estado',
  cgr: 'contraloria general republica',
  fonasa: 'fondo nacional salud',
  ips: 'instituto prevision social',
  inp: 'instituto normalizacion previsional',
  mop: 'ministerio obras publicas',
  sag: 'servicio agricola ganadero',
  junji: 'junta nacional jardines infantiles',
  pdi: 'policia investigaciones',
  cmf: 'comision mercado financiero',
  sma: 'superintendencia medio ambiente',
}

const isHidden = (caption: string): boolean => initialsOf(caption).length > 0 || anonymous.test(caption)

const wordsOf = (caption: string): string[] =>
  foldText(caption)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2)
    .flatMap((word) => bodies[word]?.split(' ') ?? [word])

const distinctive = (words: readonly string[]): string[] => {
  const own = words.filter((word) => !common.has(word))
  return own.length > 0 ? own : [...words]
}

/** Words of a party of a caption: its own, and those that many parties share too. */
export interface PartyWords {
  readonly own: readonly string[]
  readonly all: readonly string[]
  readonly institution: boolean
}

/** The words of each party that a caption names in full. Initials and masks have none. */
export function partyWords(caption: string): PartyWords[] {
  return partiesOfCaption(caption).flatMap(({ name, institution }): PartyWords[] => {
    const all = isHidden(name) ? [] : wordsOf(withoutForms(name))
    return all.length === 0 ? [] : [{ own: all.filter((word) => !common.has(word)), all, institution }]
  })
}

/** «Tal Tal» as «taltal». */
const joinedPairs = (words: readonly string[]): string[] => words.slice(1).map((word, at) => `${words[at]}${word}`)

/** One slip apart: the same length or one more, with one letter other, put in or left out. */
const isAlmost = (a: string, b: string): boolean => {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 5) return false
  let start = 0
  while (start < a.length && a.charAt(start) === b.charAt(start)) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.charAt(a.length - 1 - end) === b.charAt(b.length - 1 - end)) end += 1
  return Math.max(a.length, b.length) - start - end <= 1
}

const withoutForms = (caption: string): string => caption.replace(companyForms, ' ')
const letters = (text: string): string[] => foldText(text).match(/\p{L}/gu) ?? []
/** The letters of each run of initials: «M.J.R. con A.S.» gives M, J, R and A, S. */
const initialsOf = (caption: string): string[][] => Array.from(withoutForms(caption).matchAll(initials), ([run]) => letters(run))

const holdsAll = (all: readonly string[], some: readonly string[]): boolean => {
  const left = [...all]
  return some.every((letter) => {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const sameLetters = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && holdsAll(one, other)

/** Fewer letters are those of too many people. */
const minInitials = 3
const andOthers = /(?<!\p{L})(?:y\s+)?otr[oa]s?(?!\p{L})/iu

interface StoredCaption {
  readonly words: readonly string[]
  readonly runs: readonly (readonly string[])[]
  /** Whether it names no more than some of its parties. */
  readonly isPartial: boolean
}

/** Initials that a text cites, beside those of the stored caption and the names that stand there in full. */
const compareInitials = (own: readonly string[], { words, runs, isPartial }: StoredCaption): CaptionComparison => {
  if (runs.some((run) => sameLetters(run, own))) return 'agrees'
  const firstLetters = words.flatMap((word) => word.charAt(0))
  if (holdsAll(firstLetters, own) || runs.some((run) => holdsAll(run, own) || holdsAll(own, run))) return 'hidden'
  if (!runs.some((run) => run.length === own.length)) return 'unlike'
  return isPartial ? 'hidden' : 'differs'
}

/** A name that a text cites in full, beside a caption that may have its initials. */
const compareName = (name: string, { words, runs }: StoredCaption): CaptionComparison => {
  const named = wordsOf(withoutForms(name)).filter((word) => !common.has(word))
  const spelt = named.filter((word) => words.some((other) => isAlmost(word, other)))
  if (spelt.length * 2 >= named.length) return 'agrees'
  const own = named.map((word) => word.charAt(0))
  if (own.length >= minInitials && runs.some((run) => sameLetters(run, own))) return 'agrees'
  return runs.some((run) => holdsAll(run, own)) ? 'hidden' : 'unlike'
}

/** Every party that a caption names, where either caption has initials. A mask may be anybody. */
function compareHidden(cited: string, caption: string): CaptionComparison {
  if (anonymous.test(cited) || anonymous.test(caption)) return 'hidden'
  if (namesOtherPlace(cited, caption)) return 'differs'
  const stored = { words: wordsOf(withoutForms(caption)), runs: initialsOf(caption), isPartial: andOthers.test(caption) }
  const parties = partiesOfCaption(cited).map(({ name }) => {
    const [own] = initialsOf(name)
    return own === undefined ? compareName(name, stored) : compareInitials(own, stored)
  })
  return (['unlike', 'differs', 'hidden'] as const).find((one) => parties.includes(one)) ?? (parties.length === 0 ? 'hidden' : 'agrees')
}

/** Bodies of which there are many, told apart by the place at the end of their names. */
const bodiesOfPlaces = /^(?:municipalidad|juzgado|tribunal|corte|inspeccion|tesoreria|hospital|gobernacion|delegacion)$/u

interface BodyOfPlace {
  readonly kind: string
  readonly words: readonly string[]
  readonly ordinal: number | null
}

const bodyOfPlace = (party: string): BodyOfPlace | null => {
  const ordinal = ordinalOf(party)
  const words = wordsOf(party).filter((word) => !common.has(word) || bodiesOfPlaces.test(word))
  const start = words.findIndex((word) => bodiesOfPlaces.test(word))
  const kind = words[start]
  return kind === undefined || start === words.length - 1 ? null : { kind, words: words.slice(start), ordinal }
}

const holdsLast = (words: readonly string[], last: string): boolean =>
  [...words, ...joinedPairs(words)].some((word) => isAlmost(word, last))

const ordinals = 'primer segundo tercer cuarto quinto sexto septimo octavo noveno decimo'.split(' ')
/** «Primer Juzgado» as 1, «2º Juzgado» as 2; null without one. */
const ordinalOf = (party: string): number | null => {
  const [word = ''] =
    foldText(party)
      .match(/^\s*(?:el\s+)?(\d{1,2}(?=\s?[°º])|[a-z]+)/u)
      ?.slice(1) ?? []
  const at = ordinals.findIndex((each) => word === each || word === `${each}o`)
  return /^\d/u.test(word) ? Number(word) : at < 0 ? null : at + 1
}

/** «Municipalidad de Pudahuel» beside «Municipalidad de Cerrillos»: the same kind of body, of another place. */
const isOfOtherPlace = (cited: BodyOfPlace, stored: BodyOfPlace): boolean =>
  (cited.ordinal !== null && stored.ordinal !== null && cited.ordinal !== stored.ordinal) ||
  (!holdsLast(stored.words, cited.words.at(-1) ?? '') && !holdsLast(cited.words, stored.words.at(-1) ?? ''))

function namesOtherPlace(cited: string, caption: string): boolean {
  const stored = partiesOfCaption(caption).flatMap(({ name }) => bodyOfPlace(name) ?? [])
  return partiesOfCaption(cited).some(({ name }) => {
    const body = bodyOfPlace(name)
    const alike = stored.filter(({ kind }) => kind === body?.kind)
    return body !== null && alike.length > 0 && alike.every((one) => isOfOtherPlace(body, one))
  })
}

const surnameAlone = (word: string): boolean => surnames.has(word) && !givenNames.has(word)
const givenAlone = (word: string): boolean => givenNames.has(word) && !surnames.has(word)
const isOfName = (word: string): boolean => surnames.has(word) || givenNames.has(word)

/** «Soto Vera» beside «Soto Prado»: each has a surname, or a given name, that the other lacks. */
const isOtherPerson = (cited: readonly string[], stored: readonly string[]): boolean => {
  const lacking = (all: readonly string[], some: readonly string[]): string[] =>
    some.filter((word) => !all.some((each) => isAlmost(each, word)))
  const [extra, missing] = [lacking(stored, cited), lacking(cited, stored)]
  if (![...extra, ...missing].every(isOfName)) return false
  // «Juan Soto» may be «Soto Vera»: a given name stands against no surname.
  return [surnameAlone, givenAlone].some((isOfKind) => extra.some(isOfKind) && missing.some(isOfKind))
}

function namesOtherPerson(cited: string, caption: string): boolean {
  const wordsOfParties = (written: string): string[][] => partiesOfCaption(written).map(({ name }) => wordsOf(withoutForms(name)))
  const stored = wordsOfParties(caption)
  return wordsOfParties(cited).some((words) => {
    const alike = stored.filter((other) => words.some((word) => other.includes(word)))
    return words.every(isOfName) && alike.length > 0 && alike.every((other) => isOtherPerson(words, other))
  })
}

/**
 * A caption as cited beside that of the ruling. It agrees when half of the distinctive words of each party that it names are in the
 * ruling's caption, in any order. A body of another place and a person of another surname never agree. Initials are compared with initials, whatever their order, and with a full name where its own are the same.
 */
export function compareCaption(cited: string, { caption }: Pick<RulingFacts, 'caption'>): CaptionComparison {
  if (isHidden(cited) || isHidden(caption)) return compareHidden(cited, caption)
  const stored = wordsOf(caption)
  const parties = partiesOfCaption(cited).map(({ name }) => distinctive(wordsOf(name)))
  const named = parties.filter((words) => words.length > 0)
  if (named.length === 0 || stored.length === 0) return 'hidden'
  const spelt = [...stored, ...joinedPairs(stored)]
  const isStored = (word: string): boolean => spelt.some((other) => isAlmost(word, other))
  const agrees = (words: readonly string[]): boolean =>
    words.filter(isStored).length * 2 >= words.length || joinedPairs(words).some((pair) => stored.includes(pair))
  return named.every(agrees) && !namesOtherPlace(cited, caption) && !namesOtherPerson(cited, caption) ? 'agrees' : 'differs'
}
