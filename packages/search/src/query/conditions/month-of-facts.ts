import type { Mention } from './mention.ts'

/** What happened in public, or was done there. */
const publicFacts =
  'lesi[oó]n(?:es)?|golpizas?|perdig[oó]n(?:es)?|balin(?:es)?|disparos?|trauma\\s+ocular|p[eé]rdida\\s+ocular|torturas?|apremios|detenci[oó]n(?:es)?|detenid[oa]s?|' +
  'manifestaci[oó]n(?:es)?|manifestantes?|protestas?|marchas?|saqueos?|barricadas?|desmanes|disturbios|estallido|revuelta|toque\\s+de\\s+queda|enfrentamientos?|tiroteos?|' +
  'estado\\s+de\\s+(?:excepci[oó]n|emergencia|cat[aá]strofe)|incendios?|sismos?|terremotos?|maremotos?|aluvi[oó]n(?:es)?|inundaci[oó]n(?:es)?|temporal(?:es)?|' +
  'derrames?|varamientos?|contagios?|cuarentenas?|confinamientos?|apag[oó]n(?:es)?|paros?|huelgas?|elecci[oó]n(?:es)?|plebiscitos?'
/** What is also the subject of a case, so that a month beside a court may be that of its ruling. */
const offences =
  'homicidios?|parricidios?|femicidios?|robos?|asaltos?|hurtos?|violaci[oó]n(?:es)?|abusos?|secuestros?|amenazas|allanamientos?|accidentes?|atropellos?|choques?|' +
  'colisi[oó]n(?:es)?|volcamientos?|explosi[oó]n(?:es)?|derrumbes?|ca[ií]das?|muertes?|fallecimientos?'

/** The fact, at most three other words, and the month: «lesiones por perdigones octubre 2019». */
const behind = (nouns: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${nouns})(?:\s+\p{L}+){0,3}\s+$`, 'iu')
const ofPublicFact = behind(publicFacts)
const ofAnyFact = behind(`${publicFacts}|${offences}`)
/** «octubre 2019 estallido». */
const isBeforeFact = new RegExp(String.raw`^\s+(?:${publicFacts}|pandemia)(?!\p{L})`, 'iu')
const boundToWord = /\p{L}\s+(?:en|durante)\s+$/iu
const month = /^\d{4}-\d{2}$/u

/**
 * «lesiones en octubre 2019», «detenidos protesta octubre 2019 amparo»: the month of what happened, whatever stands behind it. `outline` has
 * signs in place of what else is named.
 */
export function isMonthOfFact({ test, from, to }: Mention, outline: string, mentions: readonly Mention[]): boolean {
  if (test.kind !== 'fecha' || !month.test(test.period.from ?? '') || test.period.from !== test.period.until) return false
  const before = outline.slice(0, from)
  const namesCourt = mentions.some((other) => other.test.kind === 'tribunal')
  return (namesCourt ? ofPublicFact : ofAnyFact).test(before) || boundToWord.test(before) || isBeforeFact.test(outline.slice(to))
}
