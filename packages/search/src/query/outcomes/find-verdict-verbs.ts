import { findMatches } from '@basejuris/legal-text'
import type { QueryOutcome } from '../parts/query-parts.ts'
import type { Span } from '../parts/span.ts'
import { appeals, claims, courtWord, isClosed, namesCourt, otherDeciders, perfect, things } from './verdict-words.ts'

/** What a court that stands before the verb decides: «CS acoge casación», «ICA Talca revoca sentencia». */
const decidedThing = new RegExp(
  String.raw`^\s*(?:$|[,;.]|y\s+(?:acoge|rechaza|confirma|revoca|anula)\b|(?:el\s+|la\s+|los\s+|las\s+|un\s+|de\s+oficio\s+)?(?:${appeals}|demanda|tutela|requerimiento|reclamacion)(?:es|s)?\b)`,
  'u',
)
const finite = /(?:^|\s)(?:acoge|rechaza|desestima|confirma|revoca|anula)n?(?:\s|$)/u
const beforeSubject = /(?:^|[,;.:]|(?<!\p{L})(?:que|donde|cual|cuales))\s*(?:(?:la|el)\s+)?$/u

const hasSubject = (folded: string, { from }: Span, named: readonly Span[]): boolean =>
  named.some(
    (each) =>
      /^\s+$/u.test(folded.slice(each.to, from)) &&
      courtWord.test(folded.slice(each.from, each.to)) &&
      beforeSubject.test(folded.slice(0, each.from)),
  )

/** «top viña 2023 condena»: nothing but dates, chambers and words for rulings between the court and its verb. */
const followsCourt = (folded: string, from: number, named: readonly Span[]): boolean => {
  const before = named.filter(({ to }) => to <= from).sort((a, b) => b.to - a.to)
  let at = from
  for (const each of before) {
    if (!/^(?:[\s,]|(?<!\p{L})(?:sentencias?|fallos?|del?|en|a[nñ]o)(?!\p{L}))*$/u.test(folded.slice(each.to, at))) return false
    if (courtWord.test(folded.slice(each.from, each.to))) return true
    at = each.from
  }
  return false
}

/** «tdlc abuso de posición dominante, rechaza», «TDPI marca confirma»: a verb between commas, or at the end of a clause, in a query that names a court. */
const standsAlone = (folded: string, { from, to }: Span, named: readonly Span[]): boolean => {
  const before = folded.slice(0, from)
  if (!namesCourt(folded, named)) return false
  if (/[,;/|:–-]\s*$/u.test(before)) return /^\s*(?:$|[,;./|:–-])/u.test(folded.slice(to))
  return isClosed(folded, { from, to }, named) && !otherDecider.test(before)
}
/** «CS licencia médica isapre rechaza». */
const otherDecider = new RegExp(String.raw`(?<!\p{L})(?:que|se|no|quien|${otherDeciders})\s*$`, 'u')

/** «TOP de Talca condena homicidio», «CS invalida de oficio»: a verb that others may do or that may be a noun, and so needs the court as its subject. */
const bareVerb =
  /\b(?:(?<anula>invalidan?|invalido)|(?<rechaza>desechan?|desecho|deniegan?|denego)|(?<confirma>ratifican?|ratifico))\b|\bcondena\b(?!\s+(?:del?|en\s+costas|penal|civil|previa|anterior|firme|efectiva|cumplida|pendiente|remitida|solidaria|pecuniaria)\b)/gu
export function findVerdictVerbs(folded: string, named: readonly Span[]): QueryOutcome[] {
  return findMatches(folded, bareVerb)
    .map(({ groups = {}, index, 0: verb }): QueryOutcome => {
      const outcome = (['anula', 'rechaza', 'confirma'] as const).find((each) => groups[each] !== undefined)
      return { from: index, to: index + verb.length, outcome: outcome ?? 'condena', plain: true }
    })
    .filter((verb) => hasSubject(folded, verb, named) || followsCourt(folded, verb.from, named) || isVerdict(folded, verb, named))
}

/** «JG Rancagua maltrato habitual condena abril 2022»: the bare noun at the end, or before a date, of a query that names a court. */
const isVerdict = (folded: string, verb: Span, named: readonly Span[]): boolean =>
  isClosed(folded, verb, named) &&
  !/(?<!\p{L})(?:del?|la|las|una|su|sin|con|por|contra|esta|dicha|cuya|doble|primera|segunda|previa)\s*$/u.test(
    folded.slice(0, verb.from),
  ) &&
  named.some((each) => courtWord.test(folded.slice(each.from, each.to)))

/** A verb is plain beside a court, and at the beginning before an appeal; a participle beside a court or date. */
export function isPlainBeside(folded: string, { from, to }: Span, named: readonly Span[]): boolean {
  const [before, after] = [folded.slice(0, from), folded.slice(to)]
  const next = named.find((each) => each.from >= to && /^[\s,]*$/u.test(folded.slice(to, each.from)))
  const isBehind = named.some(
    (each) => each.to <= from && /^(?:[\s,]|(?:acoge|rechaza|confirma|revoca|anula)\s+y\s)*$/u.test(folded.slice(each.to, from)),
  )
  const begins = /^\s*(?:se\s+)?$/u.test(folded.slice(0, from))
  if (finite.test(folded.slice(from, to)))
    return (
      behindAppeal.test(before) ||
      hasSubject(folded, { from, to }, named) ||
      followsCourt(folded, from, named) ||
      standsAlone(folded, { from, to }, named) ||
      (isBehind && (next !== undefined || decidedThing.test(after))) ||
      (begins && namesCourt(folded, named) && !things.test(/\p{L}{4,}/u.exec(after)?.[0] ?? '')) ||
      (begins && (next !== undefined || /^\s+(?:el\s+|la\s+|los\s+)?recursos?\b/u.test(after)))
    )
  const isOfNamedCourt =
    participle.test(folded.slice(from, to)) && !(perfect.test(before) || decidesIt.test(before)) && namesCourt(folded, named)
  return (
    next !== undefined ||
    isBehind ||
    isOfNamedCourt ||
    isClaimOfCourt(folded, { from, to }, named) ||
    standsAlone(folded, { from, to }, named)
  )
}

/** «temuco nulidad rechaza control de identidad»: a bare appeal is nobody's subject, so that the verb says what became of it. */
const behindAppeal =
  /(?<!\p{L})(?<!(?<!\p{L})(?:el|la|l[oa]s|una?|sus?|mis?|del?|al?|con|por|en|sin|y|o|que)\s+)(?:proteccion(?:es)?|amparos?|nulidad(?:es)?|casacion(?:es)?|quejas?|apelacion(?:es)?|unificacion(?:es)?|inaplicabilidad(?:es)?|reclamacion(?:es)?)(?:\s+(?:en\s+)?(?:el\s+|la\s+)?(?:fondo|forma|laboral|penal))?\s+$/u

/** «confirman condena»: what is decided about. */
const decidesIt = /(?<!\p{L})(?:confirm|revoc|revoqu|anul|acog|acoj|rechaz|rechac|casa|invalid)\p{L}*\s+(?:la\s+)?$/u
const participle = /(?:id|ad)[oa]s?(?:\s|$)|^condena$/u

/** «2° JLT Santiago 2023 tutela acogida profesora»: a claim behind the court, and nothing between it and its participle. */
const isClaimOfCourt = (folded: string, { from }: Span, named: readonly Span[]): boolean => {
  const claim = claimBefore.exec(folded.slice(0, from))
  return claim !== null && followsCourt(folded, claim.index, named)
}
const claimBefore = new RegExp(String.raw`(?<!\p{L})(?:${claims})(?:es|s)?\s+$`, 'u')
