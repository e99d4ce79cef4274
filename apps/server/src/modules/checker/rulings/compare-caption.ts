import type { RulingFacts } from '@basejuris/domain'
import { foldText, partiesOfCaption } from '@basejuris/legal-text'

/** `hidden`: initials or a mask, not compared. `unlike`: initials that no party named can have. */
export type CaptionComparison = 'agrees' | 'differs' | 'hidden' | 'unlike'

/** «S.A.», «E.I.R.L.»: forms of companies, not initials. */
const companyForms = /(?<![\p{L}.])(?:S\.\s?A\.(?:\s?[CFG]\.)?|E\.\s?I\.\s?R\.\s?L\.|S\.\s?R\.\s?L\.|S\.\s?P\.\s?A\.)/giu
const initials = /(?<![\p{L}.])(?:\p{Lu}\.\s?){2,}/u
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

const isHidden = (caption: string): boolean => initials.test(caption.replace(companyForms, '')) || anonymous.test(caption)

const wordsOf = (caption: string): string[] =>
  foldText(caption)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2)
    .flatMap((word) => bodies[word]?.split(' ') ?? [word])

const distinctive = (words: readonly string[]): string[] => {
  const own = words.filter((word) => !common.has(word))
  return own.length > 0 ? own : [...words]
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
const initialsOf = (caption: string): string[][] =>
  Array.from(withoutForms(caption).matchAll(/(?<![\p{L}.])(?:\p{Lu}\.\s?){2,}/gu), ([run]) => letters(run))

const holdsAll = (all: readonly string[], some: readonly string[]): boolean => {
  const left = [...all]
  return some.every((letter) => {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** Whether every party that a caption names may be one of the other, where either has initials. A mask may be anybody. */
function mayBeOne(cited: string, caption: string): boolean {
  if (anonymous.test(cited) || anonymous.test(caption)) return true
  const [words, runs] = [wordsOf(withoutForms(caption)), initialsOf(caption)]
  return partiesOfCaption(cited).every(({ name }) => {
    const [own] = initialsOf(name)
    if (own !== undefined)
      return (
        runs.some((run) => holdsAll(run, own) || holdsAll(own, run)) ||
        holdsAll(
          words.flatMap((word) => word.charAt(0)),
          own,
        )
      )
    const named = wordsOf(withoutForms(name)).filter((word) => !common.has(word))
    const isStored = named.filter((word) => words.some((other) => isAlmost(word, other))).length * 2 >= named.length
    return (
      isStored ||
      runs.some((run) =>
        holdsAll(
          run,
          named.map((word) => word.charAt(0)),
        ),
      )
    )
  })
}

/**
 * A caption as cited beside that of the ruling. It agrees when half of the distinctive words of each party that it names are in the
 * ruling's caption, in any order. Captions with initials or masks are not compared, but initials may be unlike those of the parties named.
 */
export function compareCaption(cited: string, { caption }: Pick<RulingFacts, 'caption'>): CaptionComparison {
  if (isHidden(cited) || isHidden(caption)) return mayBeOne(cited, caption) ? 'hidden' : 'unlike'
  const stored = wordsOf(caption)
  const parties = partiesOfCaption(cited).map(({ name }) => distinctive(wordsOf(name)))
  const named = parties.filter((words) => words.length > 0)
  if (named.length === 0 || stored.length === 0) return 'hidden'
  const spelt = [...stored, ...joinedPairs(stored)]
  const isStored = (word: string): boolean => spelt.some((other) => isAlmost(word, other))
  const agrees = (words: readonly string[]): boolean =>
    words.filter(isStored).length * 2 >= words.length || joinedPairs(words).some((pair) => stored.includes(pair))
  return named.every(agrees) ? 'agrees' : 'differs'
}
