import type { Section } from '@basejuris/domain'
import { analyze, decisionActs, findNormCitations, foldSameLength, foldText, splitSentences, stopWords } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import { type Candidate, candidateAt } from '../../choosing/candidate.ts'
import { beginningOf } from '../../question/asked-direction.ts'
import { namesPlace } from '../../question/asked-place.ts'
import { isLeftUndecided } from '../../spans/left-undecided.ts'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import type { Place } from '../../spans/span.ts'
import { speaksOf } from '../mentions.ts'
import { type AskedIssue, bearersIn, type CostsBearer } from './asked-issue.ts'
import { findIssueSigns, type IssueDirection, type IssueSign, type SignRank } from './issue-signs.ts'

/** What a ruling decides on an issue, and the sentence of its court that says so. */
export interface DecidedIssue {
  readonly direction: IssueDirection
  readonly place: Place
}

/** Part of the decisive words, by rarity, that a sentence names. */
const minNamed = 0.7
/** Characters between what is asked and the words that decide it. */
interface Reach {
  readonly before: number
  readonly behind: number
}
const reach: Reach = { before: 260, behind: 240 }
/** The same of what only refers to it. */
const reachAgain: Reach = { before: 70, behind: 90 }
/** Sentences of one considerando behind the one that names the issue in which the court still speaks of it. */
const maxBehind = 4

interface SaidIssue extends DecidedIssue {
  readonly rank: 'operative' | SignRank
}
const ranks = ['operative', 'decision', 'finding'] as const

/** How a ruling decides an issue. Its operative part goes before what it announces, and that before what it finds. Null where it says nothing, or both. */
export function decidedIssue(source: SourceRuling, issue: AskedIssue): DecidedIssue | null {
  const said = [...source.ruling.sections.flatMap((section) => saidIn(source, section, issue)), ...saidOfMatter(source, issue)]
  for (const rank of ranks) {
    const own = said.filter((each) => each.rank === rank)
    const [first] = own
    if (first === undefined) continue
    return own.every(({ direction }) => direction === first.direction) ? { direction: first.direction, place: first.place } : null
  }
  return null
}

const spoken: ReadonlySet<Section['kind']> = new Set(['considerando', 'texto', 'resolutiva'])

/** «Dicha atenuante», «la referida petición», «se la acogerá»: what was named before. On folded text. */
const namedAgain =
  /\b(?:dich[oa]|est[ae]|tal|aquella?|(?:la|el) (?:referid|señalad|mencionad|aludid|indicad|alegad|invocad|solicitad|citad)[oa]|la|el)\s(?:circunstancia|atenuante|aminorante|minorante|morigerante|mitigante|modificatoria|agravante|calificante|peticion|solicitud|alegacion|pretension|rubro|concepto|prestacion|item)\b|\bla misma\b|\bse (?:la|lo)(?= (?:acog|rechaz|desestim|reconoc))|\blo (?:pedido|solicitado|pretendido)\b|^[^,.;]{0,60}\b(?:sera|seran) (?:acogid|rechazad|desestimad|reconocid)[oa]s?\b|\bno se (?:hara|dara) lugar\b/u

function saidIn(source: SourceRuling, section: Section, issue: AskedIssue): SaidIssue[] {
  if (!spoken.has(section.kind)) return []
  const found: SaidIssue[] = []
  const starts = issue.things.flatMap((thing) => [...startsOf(thing)])
  const isOperative = section.kind === 'resolutiva'
  let lead = ''
  let sinceNamed = Number.POSITIVE_INFINITY
  for (const { anchor, text } of section.paragraphs) {
    for (const { from, to } of splitSentences(text)) {
      const own = text.slice(from, to)
      const folded = foldSameLength(own)
      const acts = isOperative ? decisionActs(own) : []
      if (isOperative && (acts.length > 0 || /:\s*$/u.test(own))) lead = /:\s*$/u.test(own) ? folded : ''
      sinceNamed += 1
      if (sinceNamed > maxBehind && !mayName(folded, starts, issue)) continue
      if (issue.place !== null && namesPlace(own, issue.place) === 'others' && !namesWords(folded, issue)) {
        sinceNamed = Number.POSITIVE_INFINITY
        continue
      }
      if (isOfDegree(folded, issue) || (isOperative && issue.place !== null && listsNorms.test(folded))) continue
      const isNamed = isOn(own, folded, issue)
      if (isNamed) sinceNamed = 0
      else if (isOperative || sinceNamed > maxBehind || !mayGoOn(own, folded, issue)) continue
      const led = isOperative && acts.length === 0 && lead !== '' ? `${lead} ${folded}` : folded
      const named = isNamed ? placesNamed(led, issue) : placesAgain(led)
      const sign = decidingSign(led, issue, named, isNamed ? reach : reachAgain)
      if (sign === null || !isOwn(section, candidateAt(source, section.kind, { section: section.anchor, anchor, from, to }))) continue
      const cut = Math.min(to, from + endOf(folded, sign.end - (led.length - folded.length)))
      const rank = isOperative ? 'operative' : sign.rank
      found.push({ direction: sign.direction, rank, place: { section: section.anchor, anchor, from, to: cut } })
    }
  }
  return found
}

/** «La materia de derecho que se propone uniformar consiste en determinar si …»: what a recourse is about. On folded text. */
const stated = /\bmateria de derecho\b[^;]{0,200}\b(?:consiste|determinar|dilucidar|decidir)\b/u
/** How a court answers the matter without naming it again. On folded text. */
const fails =
  /\bprivan? de base\b|\bno se (?:satisface|cumple|reune|configura|verifica)n? (?:la|el|las|los|tal|dicha|dicho|esa|ese) (?:condicion|requisito|presupuesto|exigencia|hipotesis)/u

/** What a ruling says of the matter of a recourse, behind the sentence that states it. */
function saidOfMatter(source: SourceRuling, issue: AskedIssue): SaidIssue[] {
  let isStated = false
  return source.ruling.sections
    .filter(({ kind }) => kind === 'considerando')
    .flatMap((section) =>
      section.paragraphs.flatMap(({ anchor, text }) =>
        splitSentences(text).flatMap(({ from, to }): SaidIssue[] => {
          const own = text.slice(from, to)
          const folded = foldSameLength(own)
          isStated ||= stated.test(folded) && isOn(own, folded, issue)
          const place = { section: section.anchor, anchor, from, to }
          if (!isStated || !fails.test(folded) || candidateAt(source, section.kind, place).voice.speaker !== 'tribunal') return []
          return [{ direction: 'denied', rank: 'finding', place }]
        }),
      ),
    )
}

/** «La atenuante se tendrá por muy calificada»: how much it weighs is another issue than whether it is there. On folded text. */
const degree = /\b(?:(?:muy )?calificad[oa]|calificar|calificacion de)\b|\b68 bis\b/u
const isOfDegree = (folded: string, { place, things }: AskedIssue): boolean =>
  place !== null && degree.test(folded) && !things.some(({ label }) => /^calific/u.test(label))

/** From here on a sentence is long: it ends where its reasons begin. */
const longSentence = 380
const reasonsBegin =
  /,?\s(?:por cuanto|toda vez que|ya que|puesto que|pues(?:to)?|teniendo|dado que|en atencion a|atendid[oa]|considerando|fundad[oa] en|en razon de)\b/u

/** Where the part of a long sentence ends that says what is decided. */
function endOf(folded: string, decided: number): number {
  if (folded.length <= longSentence) return folded.length
  const next = folded.slice(Math.max(decided, 0)).search(reasonsBegin)
  return next < 0 ? folded.length : Math.max(decided, 0) + next
}

const isOwn = (section: Section, candidate: Candidate): boolean =>
  candidate.voice.speaker === 'tribunal' &&
  !candidate.isOfAnother() &&
  !isLeftUndecided(section, candidate.place.anchor, candidate.place.from, candidate.place.to) &&
  !isGeneral(candidate.folded)

/** What a norm provides, or a court may do, decides nothing. On folded text. */
const general =
  /\b(?:articulos?|arts?\.|ley|norma|inciso|disposicion)\b[^.;]{0,140}\b(?:dispone|prescribe|señala|establece|indica|reza|previene|permite|exige|requiere)n?\b|\bpara que (?:proceda|concurra|se configure)|\b(?:requisitos?|exigencias?) (?:de|para|que)\b[^.;]{0,60}\b(?:procedencia|concurrencia|configuracion)|\b(?:profesor\p{L}*|doctrina|en su (?:libro|obra)|tratadistas?|jurisprudencia)\b/u
const applied =
  /\b(?:en la especie|en autos|en este caso|en el caso|se (?:acoger|rechazar|reconocer|dara|hara|desestimar|eximir|condenar)\p{L}*|sera[n]? (?:acogid|rechazad|desestimad|reconocid)\p{L}*)/u
/** What would be is not what is. On folded text. */
const supposed =
  /\b(?:de (?:existir|haberse|estimarse|acogerse|proceder)|en el (?:evento|caso) de que|derivaria|procederia|corresponderia)\b/u
const isGeneral = (folded: string): boolean => (general.test(folded) || supposed.test(folded)) && !applied.test(folded)

const worthOf = (some: readonly QuestionDemand[]): number => some.reduce((sum, { rarity }) => sum + 0.1 + rarity, 0)

/** Whether a sentence names the numeral that is asked for, or enough of the decisive words near the one that says what is decided. */
function isOn(text: string, folded: string, issue: AskedIssue): boolean {
  if (issue.place !== null && namesPlace(text, issue.place) === 'asked') return true
  if (issue.bearer !== null) return issue.things.length > 0 && costsOf(folded, issue.bearer)
  const [head] = issue.things
  if (head === undefined) return false
  if (issue.place !== null) return namesWords(folded, issue)
  const heads = headsIn(folded, head, issue)
  return heads.some(({ from, to }) => {
    const near = wordsOf(text.slice(Math.max(0, from - nearHead.before), to + nearHead.behind))
    return isNamedBy(issue.things.slice(1), (thing) => speaksOf(near, thing))
  })
}

/** Characters around the word that says what is decided in which the others are named. */
const nearHead = { before: 160, behind: 200 } as const

/** What was done may be named by its undoing, or by another word for it. On folded text. */
const harmWords = /\b(?:descont|descuent|imput|deduc|compens|devol|devuel|restitu|reintegr)\p{L}*/gu

const headsIn = (folded: string, head: QuestionDemand, { isHarm }: AskedIssue): readonly NamedPlace[] => {
  const starts = startsOf(head)
  const own = wordsIn(folded).filter(({ start }) => starts.has(start))
  const harmed = isHarm ? Array.from(folded.matchAll(harmWords), ({ 0: word, index }) => ({ from: index, to: index + word.length })) : []
  return [...own, ...harmed]
}

const wordsOf = (text: string): Pick<Candidate, 'stems' | 'norms'> => ({
  stems: analyze(text).flatMap(({ token, exact }) => (stopWords.has(exact) ? [] : [token])),
  norms: () => new Set(),
})

/** «Se exime al Ministerio Público del pago de las costas»: they are of whom is named right before or behind. On folded text. */
const costs =
  /(?<ahead>(?:\b(?:no|se|exim|conden|liber|exoner)[^.;]{0,110}?)?)\bcostas\b(?<behind>(?: del? (?:la causa|las? instancias?|juicio|procedimiento|recurso|la presente causa|este juicio))?,? ?(?:(?:a|al|para|ni|contra|respecto de|de)\b[^.;,]{0,50})?)/gu

function costsOf(folded: string, bearer: CostsBearer): boolean {
  return [...folded.matchAll(costs)].some(({ groups }) =>
    bearersIn(`${groups?.['ahead'] ?? ''} ${groups?.['behind'] ?? ''}`).includes(bearer),
  )
}

const isNamedBy = (things: readonly QuestionDemand[], isSpoken: (thing: QuestionDemand) => boolean): boolean =>
  worthOf(things.filter(isSpoken)) >= minNamed * worthOf(things)

const wordsIn = (folded: string): { readonly start: string; readonly from: number; readonly to: number }[] =>
  [...folded.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({ start: beginningOf(word), from: index, to: index + word.length }))

/** Beginnings of the words of the question itself. */
const startsOf = ({ wordings: [own = []] }: QuestionDemand): ReadonlySet<string> => new Set(own.map(beginningOf))

/** What circumstances are called, whichever they are. On folded text. */
const mitigating = /\b(?:atenuantes?|aminorantes?|minorantes?|morigerantes?|mitigantes?)\b/u
const aggravating = /\bagravantes?\b/u
const isKindName = (label: string): boolean => mitigating.test(label) || aggravating.test(label)

/** Beside a numeral, its circumstance goes by all its words. */
const namesWords = (folded: string, { things }: AskedIssue): boolean => {
  const starts = new Set(wordsIn(folded).map(({ start }) => start))
  const own = things.filter(({ label }) => !isKindName(foldText(label))).flatMap((thing) => [...startsOf(thing)])
  return own.length > 1 && own.every((start) => starts.has(start))
}

/** Whether a sentence that does not name the numeral may still speak of it: of another one, or of the other kind of circumstance, it does not. */
function mayGoOn(text: string, folded: string, { things, place }: AskedIssue): boolean {
  if (place === null || findNormCitations(text).some(({ subdivisions }) => subdivisions.some(({ numeral }) => numeral !== undefined)))
    return false
  const labels = things.map(({ label }) => foldText(label))
  const asked = labels.some((label) => aggravating.test(label)) ? aggravating : mitigating
  const other = asked === aggravating ? mitigating : aggravating
  return !other.test(folded) || asked.test(folded)
}

/** Norms on which the decision rests decide nothing. On folded text. */
const listsNorms = /\bpor estas consideraciones\b|\blo (?:dispuesto|previsto|prevenido|establecido) (?:en|por) los articulos\b/u

/** Costs a fraction of reading the sentence. */
const mayName = (folded: string, starts: readonly string[], { place, isHarm }: AskedIssue): boolean =>
  (place !== null && folded.includes(place.article)) ||
  starts.some((start) => folded.includes(start.slice(0, plainLetters))) ||
  (isHarm && folded.search(harmWords) >= 0)
/** Vowels of a stem may break behind them. */
const plainLetters = 3

interface DecidingSign {
  readonly direction: IssueDirection
  readonly rank: SignRank
  /** Where what is decided has been said. */
  readonly end: number
}

/** «En cuanto a la atenuante …, será rechazada»: opens what is decided behind it. On folded text. */
const opensTopic =
  /(?:^|[.;:,-]\s*|\by )(?:que,? )?(?:en cuanto a|respecto (?:de|a)|en lo (?:tocante|relativo|que dice relacion|concerniente|referente)|sobre|en relacion (?:a|con)|tratandose de)\b[^;]{0,200}$/u
const undoes = /\b(?:devol\p{L}+|devuel\p{L}+|restitu\p{L}+|reintegr\p{L}+|reembols\p{L}+|exencion|dejar sin efecto)/u
const claims = /\b(?:demandas?|acciones|accion|reclam\p{L}+|denuncia|(?:alegacion|peticion|solicitud)\p{L}* de la (?:demandante|actora))\b/u
/** Who asks for it. On folded text. */
const partyAsks =
  /\b(?:defensas?|defensor\p{L}*|fiscal\p{L}*|ministerio publico|querellante|demandad[oa]s?|demandante|act(?:or|ora)|abogad[oa]|persecutor)\b[^.;]{0,140}\b(?:solicit|pid|pide|requir|alega|invoc|sostuv|sostien|estim[oa]|pretend|argument|plante|indic|señal|manifest|refir|agreg)\p{L}*/u
const courtSpeaks = /\b(?:tribunal|unanimidad|esta corte|(?:est[aeo]s?|l[oa]s) (?:sentenciador|juec|juez|magistrad)\p{L}*)\b/u

/** The words that decide what a sentence names: the nearest ones before it, or behind it where it opens a topic. Null where there are none. */
function decidingSign(folded: string, issue: AskedIssue, named: readonly NamedPlace[], within: Reach): DecidingSign | null {
  const signs = findIssueSigns(folded, issue.isHarm).filter(({ to }) => issue.bearer !== null || !onCosts.test(folded.slice(to)))
  const first = named[0]
  const last = named.at(-1)
  if (first === undefined || last === undefined) return null
  const plain = attached(folded, named)
  if (plain !== null) return plain
  const before = signs.filter(({ to }) => to <= first.from && first.from - to <= within.before).at(-1)
  const among = signs.find(({ from, to }) => from >= first.from && to <= last.to)
  const behind = signs.find(({ from, to }) => !ofCase.test(folded.slice(to)) && from >= last.to && from - last.to <= within.behind)
  const gap = before === undefined ? '' : folded.slice(before.to, first.from)
  const isOpened = opensTopic.test(folded.slice(0, first.from)) && (before === undefined || opensTopic.test(gap))
  const ordered = isOpened ? [among, behind, before] : [before, among, behind]
  const chosen = ordered.find((sign) => sign !== undefined && !isParty(folded, sign))
  if (chosen === undefined) return null
  return { direction: turnedBy(folded, chosen, { first, last }, issue), rank: chosen.rank, end: Math.max(chosen.to, last.to) }
}

/** «… por lo que se acogerá la demanda»: decides the case. On folded text. */
const ofCase =
  /^(?: (?:en todas sus partes|integramente))?,? (?:la|el|las|los) (?:demandas?|accion(?:es)?|denuncias?|querellas?|acusacion|recursos?|requerimiento|reclamo)\b/u

/** What is decided on costs decides nothing else. On folded text. */
const onCosts = /^[^.;,]{0,70}\bcostas\b/u

/** What is added to what was decided. On a folded word. */
const accessory = /^(?:costas|interes(?:es)?|reajustes?|recargos?|multas?)$/u

/** «Con costas», «sin intereses»: what stands right before it decides it. */
function attached(folded: string, named: readonly NamedPlace[]): DecidingSign | null {
  for (const { from, to } of named) {
    if (!accessory.test(folded.slice(from, to))) continue
    const word = /\b(?<with>con|mas|incluid[oa]s)\s(?:(?:los|las|sus|expresa condena en)\s)?$|\b(?<without>sin)\s(?:(?:los|las)\s)?$/u.exec(
      folded.slice(Math.max(0, from - 30), from),
    )
    if (word !== null) return { direction: word.groups?.['without'] === undefined ? 'granted' : 'denied', rank: 'decision', end: to }
  }
  return null
}

/** A finding behind the words by which a party asks is that party's. */
const isParty = (folded: string, { from, rank }: IssueSign): boolean => {
  const ahead = folded.slice(0, from)
  return rank === 'finding' && (partyAsks.test(ahead) || isWhyAsked(folded, ahead)) && !courtSpeaks.test(ahead)
}

/** «El fiscal, considerando que concurre la atenuante, ha solicitado …»: why a party asks stands before what it does. On folded text. */
const partyBegins =
  /^[^\p{L}]*(?:\p{L}{1,12}[.:°)]\s*)?(?:que,? )?(?:el|la|los|las) (?:fiscal|defensa|defensor|ministerio publico|querellante|demandad[oa]|demandante|persecutor)\p{L}*,[^.;]*\b(?:considera|teniendo|tomando|estimando|atendi|visto|por (?:estimar|entender|considerar))/u
const isWhyAsked = (folded: string, ahead: string): boolean => partyBegins.test(ahead) && partyAsks.test(folded)

interface NamedPlace {
  readonly from: number
  readonly to: number
}

interface NamedRange {
  readonly first: NamedPlace
  readonly last: NamedPlace
}

const beforeNamed = 60

/** To give back what was taken denies the taking, and so does a claim over what was done. */
function turnedBy(folded: string, sign: IssueSign, { first, last }: NamedRange, { isHarm }: AskedIssue): IssueDirection {
  if (!isHarm) return sign.direction
  const between = sign.to <= first.from ? folded.slice(sign.to, last.to) : folded.slice(Math.max(0, first.from - beforeNamed), sign.from)
  const isUndone = undoes.test(between)
  const isOfClaim = !isUndone && sign.to <= first.from && sign.rank === 'decision' && claims.test(between)
  if (!isUndone && !isOfClaim) return sign.direction
  return sign.direction === 'granted' ? 'denied' : 'granted'
}

/** Where the decisive words and the article stand. */
function placesNamed(folded: string, { place, things }: AskedIssue): NamedPlace[] {
  const starts = new Set(things.flatMap((thing) => [...startsOf(thing)]))
  const words = wordsIn(folded).filter(({ start }) => starts.has(start))
  const article = place === null ? [] : [...folded.matchAll(new RegExp(String.raw`(?<![\d.])${place.article}(?!\d)`, 'gu'))]
  const cited = article.map(({ 0: written, index }) => ({ from: index, to: index + written.length }))
  return [...words, ...cited].map(({ from, to }) => ({ from, to })).sort((a, b) => a.from - b.from)
}

function placesAgain(folded: string): NamedPlace[] {
  const match = namedAgain.exec(folded)
  return match === null ? [] : [{ from: match.index, to: match.index }]
}
