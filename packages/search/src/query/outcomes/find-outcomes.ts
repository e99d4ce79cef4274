import { type Outcome, outcomeNames, outcomes } from '@basejuris/domain'
import { findMatches, foldSameLength, overlaps } from '@basejuris/legal-text'
import type { QueryOutcome } from '../parts/query-parts.ts'
import { remembering } from '../parts/remembering.ts'
import { RewrittenText } from '../parts/rewritten-text.ts'
import type { Span } from '../parts/span.ts'
import { findParticiples, isByOthers } from './find-participles.ts'
import { findRelativeOutcomes } from './find-relative-outcomes.ts'
import { findVerdictVerbs, isPlainBeside } from './find-verdict-verbs.ts'
import { correctOutcomes } from './outcome-slips.ts'
import { after, appeals, claims, otherDeciders, rejectedThings, things, within } from './verdict-words.ts'

interface Wording {
  readonly pattern: RegExp
  readonly outcome: Outcome
  /** It says what the ruling decides, and not what another decision did or what is claimed. */
  readonly plain: boolean
}

const wording = (source: string, outcome: Outcome, plain: boolean): Wording => ({ pattern: new RegExp(source, 'gu'), outcome, plain })

/** «acoge», «recurso de protección rechazado», «demanda acogida». */
const said = (verb: string, forms: string, outcome: Outcome, behind = ''): Wording[] => {
  const participle = String.raw`\b${verb}(?:id|ad)[oa]s?${behind}\b`
  return [
    wording(`${after(appeals)}${participle}`, outcome, true),
    wording(String.raw`${participle}(?:(?=\s+(?:con|sin)\s+costas\b)|\s+[cs]\/?(?=\s*costas\b))`, outcome, true),
    wording(
      String.raw`(?<=^|[,;.]\s*|\b(?:solo|solamente|unicamente)\s+(?:los\s+|las\s+)?)\b${verb}(?:id|ad)[oa]s${behind}\b(?=\s*(?:$|[,;.]))`,
      outcome,
      true,
    ),
    wording(String.raw`\b${verb}(?:${forms})n?${behind}\b`, outcome, false),
    wording(String.raw`(?<=\b(?:${claims})e?s\b(?:\s+(?:${within}))*\s+)\b${verb}(?:id|ad)[oa]s${behind}\b`, outcome, true),
    wording(String.raw`${participle}(?=\s+(?:la|el)\s+(?:${appeals}|${claims})\s*(?:$|[,;.]))`, outcome, true),
    wording(`${after(claims)}${participle}`, outcome, false),
  ]
}

/** «en parte», «parcialmente», «parcial». */
const inPart = String.raw`\s+(?:en\s+parte|parcial(?:mente)?)`

const offences =
  'robo|hurto|homicidio|femicidio|parricidio|violacion|abuso\\s+sexual|estafa|lesiones|amenazas|(?:micro)?trafico|receptacion|porte|cohecho|fraude|malversacion|lavado|secuestro|conduccion|manejo|desacato|maltrato|usurpacion|apropiacion\\s+indebida|contrabando|cultivo|incendio|cuasidelito'
/** «no ha lugar», «da lugar en parte»: first or last in its clause. */
const granting = (denial: string): string => String.raw`${denial}(?:ha|da|dan|hace|hacen|hase)\s+lugar`
/** «ha lugar reclamo», «no ha lugar a la demanda». */
const toClaim = String.raw`(?=\s+(?:al?\s+)?(?:el\s+|la\s+)?(?:${appeals}|${claims})\b)`
const clauseStart = String.raw`(?<=^\s*|[,;:]\s*)`
const clauseEnd = String.raw`(?=\s*(?:$|[,;.]|(?:19|20)\d\d))`
const atEdge = (source: string): string => `${clauseStart}${source}|\\b${source}${clauseEnd}`

/** «rechazo protección acogida»: the appeal was granted, against a refusal. */
const ofNoun = String.raw`(?=\s+(?:(?:del?|de\s+l[ao]s?)\s+)?(?:${appeals})(?:es|s)?\b(?!\s+(?:acogid|rechazad|desestimad|confirmad|revocad)))`
const kindOfRuling = String.raw`(?<=\b(?:fallos?|sentencias?|resoluciones|jurisprudencia|veredictos?)\s+)`

/** «sin sentencia condenatoria», «con tres sentencias condenatorias»: what somebody has. */
const notCounted = String.raw`(?<!\b(?:sin|con|dos|tres|cuatro|cinco|varias|previas?|una|existencia\s+de)\s+)`

/** «prisión preventiva confirmada», «sobreseimiento revocado»: a decision that only an appeal confirms. */
const underAppeal = String.raw`(?<=\b(?:prision(?:es)?\s+preventivas?|internacion\s+provisoria|sobreseimientos?(?:\s+(?:definitivo|temporal)s?)?|sentencias?(?:\s+(?:definitiva|absolutoria|condenatoria))?|fallos?|medidas?\s+cautelar(?:es)?|exclusion\s+de\s+prueba)\s+)(?<!\b(?:con|la|mi|una|esa|esta)\s+(?:\p{L}+\s+){1,3})`

/** «revoca y acoge»: what an appeal decides, and how the claim ends by it. */
const reviewed = (verb: string): string =>
  String.raw`\b${verb}(?:an?|ad[oa]s?)\s+y\s+(?:acog(?:en?|id[oa]s?)|(?:rechaz|desestim)(?:an?|ad[oa]s?))\b${clauseEnd}`

/** «…, proteccion, se confirma»: a piece of a note. */
const impersonal: readonly Wording[] = (
  [
    ['acoge', 'acoge'],
    ['rechaza', 'rechaza'],
    ['desestima', 'rechaza'],
    ['confirma', 'confirma'],
    ['revoca', 'revoca'],
    ['anula', 'anula'],
    ['invalida', 'anula'],
  ] as const
).map(([verb, outcome]) => wording(String.raw`${clauseStart}se\s+${verb}n?${clauseEnd}`, outcome, true))

/** Earlier wordings win. */
const words: readonly Wording[] = [
  wording(reviewed('revoc'), 'revoca', true),
  wording(reviewed('anul'), 'anula', true),
  wording(String.raw`(?<!\bse\s+)\bno\s+acogid[oa]s?\b|(?<=^\s*)no\s+acogen?(?=\s+(?:${appeals})\b)`, 'rechaza', true),
  wording(String.raw`${after(appeals)}parcialmente\s+acogid[oa]s?\b|\bparcialmente\s+acogid[oa]s\b`, 'acoge_parcial', true),
  wording(atEdge(granting(String.raw`(?<!\p{L})no\s+`)), 'rechaza', true),
  wording(`${granting(String.raw`(?<!\p{L})no\s+`)}${toClaim}`, 'rechaza', true),
  wording(granting(String.raw`(?<!\p{L})no\s+`), 'rechaza', false),
  wording(`${granting(String.raw`(?<!\p{L})(?<!(?:no|si|cuando|que)\s+)`)}${inPart}`, 'acoge_parcial', true),
  wording(atEdge(granting(String.raw`(?<!(?:no|si)\s+)`)), 'acoge', true),
  wording(`${granting(String.raw`(?<!(?:no|si)\s+)`)}${toClaim}`, 'acoge', true),
  wording(granting(String.raw`(?<!\p{L})(?<!(?:no|si|no se|cuando|que)\s+)`), 'acoge', false),
  ...impersonal,
  ...said('acog', 'e', 'acoge_parcial', inPart),
  ...said('acog', 'e', 'acoge'),
  wording(String.raw`\bacogid[oa]s${inPart}\b`, 'acoge_parcial', true),
  wording(String.raw`(?<!\b(?:de|familias?|ni[nñ][oa]s|menores|personas|migrantes)\s+)\bacogid[oa]s\b(?!\s+al?\b)`, 'acoge', true),
  wording(
    String.raw`\bdejan?\s+sin\s+efecto(?=\s+(?:(?:el|la|los|las)\s+)?(?:multas?|liquidacion(?:es)?|giros?|clausuras?|sancion(?:es)?)\b)`,
    'acoge',
    false,
  ),
  wording(
    String.raw`(?<=\b(?:multas?|giros?|liquidacion(?:es)?|clausuras?|sancion(?:es)?|actas?)\s+(?:\p{L}+\s+){0,2})\bdejad[oa]s?\s+sin\s+efecto\b`,
    'acoge',
    false,
  ),
  ...said('rechaz', 'a', 'rechaza'),
  ...said('desestim', 'a', 'rechaza'),
  wording(String.raw`\bconfirm(?:an?|ad[oa]s?)(?=\s+con\s+declaracion\b)`, 'confirma', true),
  ...said('confirm', 'a', 'confirma'),
  ...said('revoc', 'a', 'revoca'),
  ...said('anul', 'a', 'anula'),
  ...(['confirm', 'revoc'] as const).map((verb) =>
    wording(String.raw`${underAppeal}\b${verb}ad[oa]s?\b`, verb === 'confirm' ? 'confirma' : 'revoca', true),
  ),
  wording(String.raw`\bacogimiento${ofNoun}`, 'acoge', true),
  wording(String.raw`\b(?:rechazo|desestimacion)${ofNoun}`, 'rechaza', true),
  wording(String.raw`\bconfirmacion${ofNoun}`, 'confirma', true),
  wording(String.raw`\brevocacion${ofNoun}`, 'revoca', true),
  wording(String.raw`\b(?:anulacion|invalidacion)${ofNoun}`, 'anula', true),
  wording(String.raw`${kindOfRuling}\bestimatori[oa]s?\b`, 'acoge', true),
  wording(String.raw`${kindOfRuling}\bdesestimatori[oa]s?\b`, 'rechaza', true),
  wording(String.raw`${kindOfRuling}\bconfirmatori[oa]s?\b`, 'confirma', true),
  wording(String.raw`${kindOfRuling}\brevocatori[oa]s?\b`, 'revoca', true),
  wording(String.raw`(?<!\bacciones\s+)\b(?:revocatori[oa]s)(?!\s+concursal)\b`, 'revoca', true),
  wording(String.raw`\bconfirmatori(?:[oa]s|a)\b`, 'confirma', true),
  wording(String.raw`\b(?:invalid|anul)atori(?:[oa]s|a)\b`, 'anula', true),
  wording(String.raw`${after('recurso|queja|proteccion|amparo|nulidad|casacion|reclamo|reclamacion')}\bestimad[oa]s?\b`, 'acoge', true),
  wording(String.raw`${after(appeals)}\binadmisibles?\b`, 'inadmisible', true),
  wording(String.raw`${after(appeals)}\bdesistid[oa]s?\b`, 'desistido', true),
  wording(String.raw`${after('recurso|apelacion|nulidad|casacion|queja')}\b(?:abandonad|desiert)[oa]s?\b`, 'abandonado', true),
  wording(
    String.raw`${clauseStart}\b(?:abandonad|desiert)[oa](?=\s+(?:el\s+|la\s+)?(?:recurso|apelacion|nulidad|casacion|queja)\b)`,
    'abandonado',
    true,
  ),
  wording(String.raw`${clauseStart}\bdesistid[oa](?=\s+(?:el\s+|la\s+)?(?:${appeals})\b)`, 'desistido', true),
  wording(String.raw`${after('amparo|proteccion|queja|nulidad|casacion|reclamo|reclamacion|accion')}\bdenegad[oa]s?\b`, 'rechaza', true),
  wording(String.raw`\bdeclarad[oa]s?\s+inadmisibles?\b`, 'inadmisible', true),
  wording(
    String.raw`\bdeclarad[oa]s?\s+(?:abandonad|desiert)[oa]s?(?=\s+(?:el\s+|la\s+)?(?:recurso|apelacion|nulidad|casacion))`,
    'abandonado',
    true,
  ),
  wording(
    String.raw`${notCounted}(?<!\b(?:revision|rev\.?)\s+(?:de\s+)?(?:la\s+)?)\bsentencias?\s+condenatorias?\b|\b(?:fallos?|veredictos?)\s+condenatorios?\b`,
    'condena',
    true,
  ),
  wording(String.raw`(?<!\bsentencias?\s+)\bcondenatori[oa]s?\b`, 'condena', true),
  wording(
    String.raw`(?<!\ben\s+)\bcondenas(?=\s+(?:por|en|del?\s+(?:la\s+|el\s+|los\s+)?(?:juzgados?|tribunal(?:es)?|top|jg|garantia))\b)(?!\s+en\s+costas)`,
    'condena',
    true,
  ),
  wording(String.raw`\bsentencias?\s+absolutorias?\b|\b(?:fallos?|veredictos?)\s+absolutorios?\b`, 'absuelve', true),
  wording(String.raw`(?<!\b(?:de|la|su|una|sin|con|contra|sobre)\s+)\babsolucion\b(?!\s+(?:de\s+posiciones|del?|al)\b)`, 'absuelve', true),
  wording(String.raw`(?<=^\s*)condena(?:s|d[oa]s?)?(?=\s+(?:por\s+(?:el\s+delito\s+de\s+)?)?(?:${offences})\b)`, 'condena', true),
  wording(String.raw`(?<=^\s*(?:${offences})(?:\s+\p{L}+){0,3}\s+)\bcondena(?:d[oa]s?)?\b${clauseEnd}`, 'condena', true),
  wording(String.raw`\bcondenad[oa]s\b`, 'condena', false),
  wording(String.raw`\babsolutori[oa]s?\b|\babsoluciones\b`, 'absuelve', true),
  wording(String.raw`\babsuelven?\b`, 'absuelve', false),
  wording(String.raw`(?<!\b(?:de|la|una|su|sin|con|por)\s+)\bcondena\b(?=\s+(?:al?|por|como)\b)`, 'condena', false),
  wording(String.raw`\bunifica\b(?!\s+(?:las?\s+|los\s+|el\s+)?(?:deuda|credito|rol|predio|lote|terreno))`, 'unifica', false),
  wording(String.raw`\b(?<!\b(?:la|una|mi|su|de|en)\s+)casa(?=\s+de\s+oficio\b)`, 'casa', true),
  wording(
    String.raw`\bcas(?:ad[oa]s?|acion(?:es)?)\s+de\s+oficio\b|(?<!\b(?:un|el|este|ese|cada|otro|del?|mi|su)\s+)\bcaso\s+de\s+oficio\b`,
    'casa',
    true,
  ),
  wording(String.raw`\b(?:invalidad|anulad)[oa]s?(?=\s+de\s+oficio\b)`, 'anula', true),
  wording(
    String.raw`\b(?<!\b(?:la|una|mi|su|de|en)\s+)(?:invalida(?=\s+(?:(?:la|el)\s+)?(?:sentencia|fallo|juicio)\b)|(?:invalida|anula)(?=\s+de\s+oficio\b))`,
    'anula',
    true,
  ),
  wording(
    String.raw`(?<=^\s*|\b(?:cs|suprema)\s+)casa(?=\s+(?:fondo(?!\s+(?:solidario|de\b))|forma)\b)|(?<=\p{L}\s+(?:cs|suprema)\s+)casa(?=\s*$)`,
    'casa',
    true,
  ),
  wording(String.raw`\binadmisibilidad${ofNoun}`, 'inadmisible', true),
  wording(String.raw`\bcasa(?=\s+(?:de\s+oficio|en\s+(?:el\s+fondo|la\s+forma)(?!\s+(?:de|del|en|que)\b))\b)`, 'casa', false),
]

/** «contra resolución que declara desierto el recurso», «contra sentencia absolutoria»: what the decision under attack said. */
const attacked =
  /(?<!\p{L})(?:contra|respecto\s+de|impugna)\s+(?:(?:la|el|las|los|una?)\s+)?(?:sentencias?|resoluci(?:on|ones)|fallos?|decisi(?:on|ones)|autos?|interlocutorias?)(?!\p{L})(?:\s+(?!que\s)\p{L}+){0,6}?\s+(?:que\s+(?:(?:no|se|lo|la|le|ha|haya|habia|hubiera)\s+)*\p{L}+(?:\s+(?:por\s+)?(?:desiert|inadmisibl|abandonad|desistid|lugar)\p{L}*)?|(?:condenatori|absolutori|confirmatori|revocatori|estimatori|desestimatori)\p{L}+)/gu
const attackedSpans = (folded: string): Span[] =>
  findMatches(folded, attacked).map(({ index, 0: whole }) => ({ from: index, to: index + whole.length }))

/** An appeal that was granted quashes, annuls or unifies, as the court that grants it says. A mixed outcome grants a part. */
export const outcomeMeanings: Readonly<Partial<Record<Outcome, readonly Outcome[]>>> = {
  acoge: ['acoge', 'acoge_parcial', 'casa', 'anula', 'unifica', 'mixto'],
}

/** The outcome that a demand for any of these forms means: granted in whole or in part. Null where they are several. */
export function outcomeOfForms(forms: readonly Outcome[]): Outcome | null {
  return outcomes.find((outcome) => outcomeMeanings[outcome]?.join() === forms.join()) ?? null
}

/** The outcome as shown where all its meanings count. */
export function demandedOutcomeLabel(outcome: Outcome): string {
  return outcomeMeanings[outcome] === undefined ? outcomeNames[outcome] : `${outcomeNames[outcome]}, total o en parte`
}

/** Outcomes of which any will do: «Inadmisible o Rechaza». Forms of one outcome are covered by its name. */
export function outcomesLabel(forms: readonly Outcome[]): string {
  const whole = outcomes.filter((outcome) => outcomeMeanings[outcome]?.every((form) => forms.includes(form)))
  const covered = new Set(whole.flatMap((outcome) => outcomeMeanings[outcome] ?? []))
  return [...whole.map(demandedOutcomeLabel), ...forms.filter((form) => !covered.has(form)).map((form) => outcomeNames[form])].join(' o ')
}

/** «NO rechaza», «sin los que acogen»: the contrary of the outcome, which is a reading of its own where the words say one. */
const isDenied = (before: string): boolean =>
  /(?<!\p{L})(?:no|sin|ni)\s+(?:(?:se|lo|le|la|los|las|aquell[oa]s)\s+)?(?:que\s+)?$/u.test(before)

/** A stem without which there is no outcome. */
const anyOutcome =
  /acog|acept[aeo]|acoj|rechaz|rechac|estim|desech|deneg|denieg|confirm|ratifi|revo[cq]|anul|invalid|casa|caso|unifi[cq]|conden|absuel|absol|lugar|inadmis|abandonad|desiert|desist|sin\s+efecto|declar/u

/** Outcomes named in the query. `named` are its courts, dates and other conditions, which no participle qualifies. */
export function findOutcomes(text: string, named: readonly Span[] = []): QueryOutcome[] {
  const folded = foldSameLength(text.toLowerCase())
  if (folded.length !== text.length) return []
  const written = correctOutcomes(new RewrittenText(folded))
  if (!anyOutcome.test(written.text)) return []
  return outcomesIn(
    written.text,
    named.map((span) => written.spanOf(span)),
  ).map((each) => ({ ...each, ...written.originOf(each) }))
}

/** The outcome that a word says of an appeal: «rechazado», «acoge», «inadmisible». Null for any other word. */
export function outcomeOfWord(word: string): Outcome | null {
  return outcomesOf(word)[0]?.outcome ?? null
}

const outcomesOf = remembering((word) =>
  ['recurso ', 'demanda '].flatMap((before) =>
    findOutcomes(`${before}${word}`).filter(({ from, to }) => from === before.length && to - from === word.length),
  ),
)

/** «isapre cobertura acogida»: at the end, whatever stands before it. Hardly anybody but a court decides so. */
const lastAcogida = new RegExp(String.raw`(?<=\p{L}\s+)(?<!\b(?:fue|sido|era|esta|estoy|quedo|no)\s+)\bacogid[oa]${clauseEnd}`, 'gu')
/** «negativa al alcotest 195 bis condenado»: whoever is meant. */
const lastCondenado = new RegExp(
  String.raw`(?<=[\p{L}\d]\s+)(?<!\b(?:fue|sido|era|esta|estoy|quedo|no|el|la|un|una|extranjer[oa]|padre|madre|intern[oa]|re[oa]|person[a-z]+|trabajador[a]?|funcionari[oa])\s+)\bcondenad[oa]${clauseEnd}`,
  'gu',
)
const lastParticiples = (folded: string): QueryOutcome[] =>
  (
    [
      [lastAcogida, 'acoge'],
      [lastCondenado, 'condena'],
    ] as const
  ).flatMap(([pattern, outcome]) =>
    findMatches(folded, pattern).map(({ index, 0: written }) => ({ from: index, to: index + written.length, outcome, plain: false })),
  )

/** «nulidad absolución rechaza», «confirma sentencia condenatoria»: beside what an appeal came to, what was appealed against. */
const ofTrials: ReadonlySet<Outcome> = new Set(['condena', 'absuelve'])
const nounOfTrial = /^(?:absoluci|absolutori|condenatori|sentencias?\s|fallos?\s|veredictos?\s)/u

const farParticiple = new RegExp(
  String.raw`(?<!\b(?:${appeals}|${claims})(?:es|s)?\s+(?:(?:${within})\s+)*)(?<!\b[oy]\s+)\b(?:acogid|rechazad|desestimad|confirmad|revocad|anulad)[oa]s?$`,
  'u',
)
const verbOfDeciding = /^(?:acoge|rechaza|desestima|confirma|revoca)n?$/u
/** «le rechazan licencias». */
const doneToSomebody = /(?<!\p{L})(?:me|nos|les?)\s+(?:acoge|rechaza|desestima|confirma|revoca|anula)n?$/u

/** «isapre rechaza cobertura», «banco que no acoge el reclamo»: a story of what others decide about things of theirs. */
const byOtherDecider = new RegExp(String.raw`(?<!\p{L})(?:${otherDeciders})\s+(?:(?:que|no|me|les?|nos|se)\s+){0,3}$`, 'u')
const decidedNoun = /^\s+(?:(?:el|la|los|las|un|una|su|sus|mi|mis)\s+)?(?<noun>\p{L}{4,})/u
const isOthersDecision = (folded: string, { from, to }: Span): boolean =>
  verbOfDeciding.test(folded.slice(from, to)) &&
  byOtherDecider.test(folded.slice(0, from)) &&
  things.test(decidedNoun.exec(folded.slice(to))?.groups?.['noun'] ?? '')

/** «rechazan excepciones de prescripción»: what is granted or rejected is a defence. In an execution suit it is decided beside the claim, and the ruling found by it. */
const defenceBehind = /^\s+(?:todas\s+|ambas\s+)?(?:las?\s+)?excepcion/u
const decidingOfDefence = /^(?:(?:acog|rechaz|desestim)[ae]|(?:acoj|rechac)[ae]|desestime)n?$/u
const executionWords = /ejecu[tc]|pagar[ée]|titulo|cheque|factura|mutuo|mandamiento|cobranza|cobro|(?<!\d)464(?!\d)/u
const isOfDefence = (folded: string, { from, to }: Span): boolean =>
  decidingOfDefence.test(folded.slice(from, to)) && defenceBehind.test(folded.slice(to)) && !executionWords.test(folded)

const isRejectedThing = (folded: string, { from, to }: Span): boolean =>
  /^rechazad/u.test(folded.slice(from, to)) && behindThing.test(folded.slice(0, from)) && !/^\s+por\s/u.test(folded.slice(to))
const behindThing = new RegExp(`${rejectedThings}$`, 'u')

/** «equivale a inadmisible»: what something else is held to be. */
const likened = /(?<!\p{L})(?:equival|asimil|homolog)\p{L}*\s+(?:al?\s+)?(?:la\s+|una\s+)?(?:declaracion\s+de\s+)?$/u

const outcomesIn = (folded: string, named: readonly Span[]): QueryOutcome[] => {
  const found: QueryOutcome[] = findRelativeOutcomes(folded, named)
  for (const { pattern, outcome, plain } of words)
    for (const match of findMatches(folded, pattern)) {
      const span = { from: match.index, to: match.index + match[0].length }
      if (!found.some(({ from, to }) => span.from < to && from < span.to))
        found.push({
          ...span,
          outcome,
          plain: !isByOthers(folded, span, named) && (plain || isPlainBeside(folded, span, named)),
        })
    }
  for (const each of [...findVerdictVerbs(folded, named), ...findParticiples(folded, named), ...lastParticiples(folded)])
    if (!found.some((other) => overlaps(each, other))) found.push(each)
  const apart = attackedSpans(folded)
  const isOfAppeal = found.some(({ outcome }) => !ofTrials.has(outcome))
  const isAttacked = ({ from, to, outcome }: QueryOutcome): boolean =>
    isOfAppeal && ofTrials.has(outcome) && nounOfTrial.test(folded.slice(from, to))
  /** «suspensión revocada después del plazo CS confirma»: beside a verb of deciding, a participle farther from an appeal qualifies something else. */
  const qualifiesOther = (each: QueryOutcome): boolean =>
    farParticiple.test(folded.slice(0, each.to)) &&
    found.some((other) => other.plain && other.outcome !== each.outcome && verbOfDeciding.test(folded.slice(other.from, other.to)))
  return found
    .filter(
      (each) =>
        !isAttacked(each) &&
        !qualifiesOther(each) &&
        !isOthersDecision(folded, each) &&
        !isOfDefence(folded, each) &&
        !likened.test(folded.slice(0, each.from)) &&
        !isRejectedThing(folded, each) &&
        !doneToSomebody.test(folded.slice(0, each.to)) &&
        !apart.some((span) => overlaps(each, span)) &&
        !isDenied(folded.slice(0, each.from)),
    )
    .sort((a, b) => a.from - b.from)
}
