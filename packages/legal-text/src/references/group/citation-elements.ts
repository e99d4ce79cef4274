import { parseRuc } from '@basejuris/domain'
import { foldSameLength } from '../../analysis/fold-text.ts'
import { matchesOf } from '../../analysis/matches-of.ts'
import { findSpanishDates } from '../../analysis/spanish-date.ts'
import { apartFrom, overlaps, type TextSpan } from '../../analysis/text-span.ts'
import { findCourtsBeside } from '../../courts/courts-beside.ts'
import { findSeatsAlone } from '../../courts/seats-alone.ts'
import { type CourtAround, locateCourts } from '../court-around.ts'
import { captionsIn } from './citation-captions.ts'

/** A part of a citation with its range. */
export type Element = TextSpan & {
  /** Behind or before a semicolon, which mostly separates citations. */
  readonly isApart?: boolean
} & (
    | { readonly kind: 'court'; readonly court: NonNullable<CourtAround>; readonly isLabel: boolean }
    | { readonly kind: 'date'; readonly date: string }
    | { readonly kind: 'caption'; readonly caption: string }
    | { readonly kind: 'ruc'; readonly ruc: string }
  )
export type Kind = Element['kind']

export type CourtReader = (window: string) => readonly (TextSpan & { readonly court: NonNullable<CourtAround> })[]

/** Its check digit may be wrong, since what a text says is compared. */
const writtenRuc =
  /(?<!\p{L})(?:R\.?U\.?C\.?|rol\s+[uú]nico(?:\s+de\s+(?:la\s+)?causa)?)(?:\s+es)?[\s:–-]*(?:N(?:\.?[°ºª]|[ro]s?(?=[.\s])|[uú]m(?:ero)?)?\.?\s*)?(?<ruc>\d{2}\s?-\s?\d\s?-\s?\d{7}\s?-\s?[\dk]|\d{10}\s?-\s?[\dk])(?![\p{L}\d])/giu
/** «Iltma. Corte de Santiago», «C.A. Concepción», «2° JLT Stgo.», «CS»: short forms, which name a court only beside its number. */
const shortCourts: CourtReader = (window) => {
  const folded = foldSameLength(window.toLowerCase())
  if (folded.length !== window.length) return []
  // The full stop of «Stgo.» is of the court; one that ends a sentence ends the window.
  const ends = (from: number, to: number): boolean => window[to] === '.' && !(quotesNext.test(window.slice(to)) && isSubject(window, from))
  return findCourtsBeside(folded).map(({ name, from, to }) => ({ court: { name }, from, to: ends(from, to) ? to + 1 : to }))
}

/** «Así lo resolvió la Corte de Talca. «Pérez con …»»: a court behind an article is part of its sentence, whose full stop ends it. */
const isSubject = (window: string, from: number): boolean => /(?<!\p{L})(?:la|el|del|al|est[ae]|dich[ao])\s+$/iu.test(window.slice(0, from))
const quotesNext = /^\.\s+["“«'‘]/u

/** Courts in full and in short forms. */
export const everyCourt: CourtReader = (window) => {
  const short = shortCourts(window)
  return [...short, ...apartFrom(locateCourts(window), short)]
}

/** «Talca, Primera Sala, rol N° 45-2020»: the city of a court of appeals stands for it. */
export const courtsAndSeats: CourtReader = (window) => {
  const courts = everyCourt(window)
  const seats = findSeatsAlone(window).map(({ name, from, to }) => ({ court: { name }, from, to }))
  return [...courts, ...apartFrom(seats, courts)]
}

/** Whether the name is of one court, and not of any court of appeals. */
export function isOneCourt(name: string): boolean {
  return name !== 'Corte de Apelaciones'
}

/** Elements in order without overlap. */
export function elementsIn(window: string, courtsIn: CourtReader): Element[] {
  const courts = courtsIn(window)
  const captions = captionsIn(window, courts).map((one): Element => ({ kind: 'caption', ...one }))
  const dates = /\d{4}|\bmil\b/iu.test(window) ? findSpanishDates(window) : []
  const all: Element[] = [
    ...captions.map((one) => ({ ...one, to: endsSentence.test(window.slice(one.to)) ? one.to + 1 : one.to })),
    ...courts.map(
      (one): Element => ({
        kind: 'court',
        ...one,
        to: headsCaption(window, one, captions) ? one.to + 1 : one.to,
        isLabel: numberLabel.test(window.slice(0, one.to)),
      }),
    ),
    ...dates.map((one): Element => ({ kind: 'date', ...one, to: isOwnSentence(window, one) ? one.to + 1 : one.to })),
    ...matchesOf(window, writtenRuc)
      .flatMap(rucOf)
      .map((one) => ({ ...one, to: beforeLabel.test(window.slice(one.to)) ? one.to + 1 : one.to })),
  ]
  const retained: Element[] = []
  for (const one of all.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const isInCaption = one.kind !== 'caption' && captions.some((caption) => overlaps(one, caption))
    const last = retained.at(-1)
    if (isInCaption || one.from < (last?.to ?? 0)) continue
    if (last !== undefined && isSameCourt(window, last, one)) retained[retained.length - 1] = { ...last, to: one.to + 1 }
    else retained.push(one)
  }
  return retained
}

/** «Corte Suprema (CS)»: initials of the court before them. */
const isSameCourt = (window: string, one: Element, next: Element): boolean =>
  one.kind === 'court' &&
  next.kind === 'court' &&
  /^\s?\($/u.test(window.slice(one.to, next.from)) &&
  window[next.to] === ')' &&
  one.court !== 'own' &&
  next.court !== 'own' &&
  one.court.name === next.court.name

/** «“Pérez con Soto”. Corte Suprema, rol 45-2020»: the full stop behind a caption. */
const endsSentence = /^\.\s+(?:\p{Lu}|r(?:ol|it)(?!\p{L})|$)/u

/** «Corte de Apelaciones de Talca. ‘Pérez con Soto’. Rol 45-2020»: the full stop behind a court, before the caption. */
const headsCaption = (window: string, { from, to }: TextSpan, captions: readonly TextSpan[]): boolean =>
  window[to] === '.' &&
  !isSubject(window, from) &&
  captions.some((one) => /^\.\s+(?:(?:Caso|Causa|Autos|Partes)\s)?$/u.test(window.slice(to, one.from)))

/** «C.A. Talca. 3 de mayo de 2021. Rol 45-2020»: the full stop behind a day that is all of its sentence is of the day. */
const isOwnSentence = (window: string, { from, to }: TextSpan): boolean =>
  window[to] === '.' && /(?:^|[.:]\s|\.)$/u.test(window.slice(Math.max(0, from - 2), from))

/** «Corte de Apelaciones de Talca, rol CS N° 45-2020»: initials in the label of a number say less than a court named beside it. */
const numberLabel = /(?<!\p{L})(?:(?:rol|ingreso|causa)[\s:]+(?:[CT]\.?\s?[SAC]\.?|I\.?C\.?)|I\.?C\.?S\.?)$/iu

/** «RUC 20-4-0123456-7. RIT O-45-2020»: the full stop between two numbers of one case. */
const beforeLabel = /^\.\s+(?:r(?:ol|it)(?!\p{L})|$)/iu

const rucOf = ({ index, groups, 0: { length } }: RegExpExecArray): Element[] => {
  const ruc = parseRuc(groups?.['ruc'] ?? '')
  return ruc === null ? [] : [{ kind: 'ruc', ruc, from: index, to: index + length }]
}
