import { foldSameLength } from '../analysis/fold-text.ts'
import { isExecutionSuit } from '../outcome/execution-suit.ts'
import { effectOf } from '../outcome/wording-acts.ts'
import { type ActKind, decidingVerb, kindOfVerb } from './decision-verbs.ts'

/** How much an act tells of what a ruling decides: on a claim or a recourse, on a petition, on what goes with it, of mere form. */
export type ActWeight = 3 | 2 | 1 | 0

/** A verb that decides, at half-open UTF-16 offsets of its text. */
export interface Act {
  readonly from: number
  readonly to: number
  readonly weight: ActWeight
  /**
   * Among acts of one weight, the first of the highest rank is the decision: on the appealed ruling or granting, before a failed recourse,
   * and a conviction before an acquittal.
   */
  readonly rank: 1 | 2 | 3
  readonly kind: ActKind
  /** Denies a claim of the case itself, neither a recourse nor a counterclaim. */
  readonly deniesClaim: boolean
  /** Denies what was not granted before: «se rechaza en lo demás». */
  readonly deniesRest: boolean
  /** Grants only a part: «sólo en cuanto», «parcialmente». */
  readonly inPart: boolean
}

const claim =
  /\b(?:demandas?|accion(?:es)?|reclamacion(?:es)?|reclam\w*|denuncias?|tutela|requerimientos?|querellas?|recursos?|apelacion\w*|casacion|amparo|proteccion|nulidad|queja|pretension\w*|interdiccion|terceria|sentencia|(?:el|la|los|las) (?:deducid|interpuest|entablad|presentad|impetrad)[oa]s?|constituida)\b/u
const petition =
  /\b(?:solicitud\w*|solicitado|pedido|peticion\w*|reposicion|presentacion|libelo|consulta|cobro|excepcion\w*|oposicion|gestion|liquidacion)\b/u
const argument = /\b(?:alegacion\w*|objecion\w*|tachas?|inhabilidad\w*|observacion\w*|incidente|apercibimiento)\b/u
/** Only what was not granted before. */
const ofRest = /\ben (?:todo )?lo (?:demas|restante)\b|\ben lo que excede\b/u
const refused = /^\S* ?(?:\p{L}+ ){0,4}?(?:inadmisib|improceden|abandon|desiert|sin lugar)/u
const settled = /^\S* ?(?:\p{L}+ ){0,4}?(?:inaplicab|inconstitucion|desisti|constituid|nul[oa]|incompeten|terminad)/u
const endsCase = /^[^.;]{0,160}?\bpor (?:desistid|no (?:presentad|interpuest|deducid)|conclui|terminad|abandonad|retirad)/u
const costs = /\b(?:en|las|de|sus) costas\b/u
const charges =
  /\$|\b(?:suma|penas?|presidio|prision|multas?|indemniz\w*|prestacion\w*|remuneracion\w*|restitu\w*|pago de (?!(?:las )?costas)|pagar (?!(?:las )?costas))/u
/** «se tiene por configurada la infracción»: a finding, on which a decision follows. */
const finding = /^ (?:\p{L}+ )?por (?:configurad|acreditad|establecid|probad|comprobad)/u
/** «Aplíquense las sanciones que indica»: the heading of a list. */
const announced = /^ (?:las? )?(?:sancion(?:es)?|multas?) que (?:se )?indican?\b/u
const precautions = /^ copia\b|^[^.;,]{0,50}\b(?:medidas? cautelar|para notificar)/u
const counterclaim = /\breconvencional/u
/** «Se ordena el pago de las siguientes prestaciones». */
const pays = /^ (?:a [^,;]{0,60} )?(?:el |al )?(?:pago|pagar|restitu\w*|devol\w*) /u
const recourse = /\b(?:recurso|apelacion|casacion|nulidad|queja|incidente)/u
const sanction = /\b(?:sancion|multa|pena)/u

const opens = /^(?: en definitiva| lo siguiente)?,? ?(?:que\b|:|\n|$)/u
/** Nothing but the list of orders follows. */
const onlyOpens = /^(?: en definitiva| lo siguiente)?,?(?: que)?,? ?(?:[:;.-]|$|\n|(?:[ivx]{1,5}|\d{1,2}|[a-z])\s?[.)°-])/u
/** «si la licencia se rechaza»: decides nothing. */
const supposed = /\b(?:si|cuando|en caso de que|en el evento (?:de )?que|siempre que|sin que)\b[^.,;:]*$/u
const supposedLength = 120
/** «esto es, cuando fue autorizada y, después, se rechaza»: explains a case. */
const explained = /\besto es, (?:cuando|si)\b[^.;:]{0,300}$/u
const clauseLength = 260
const sentenceLength = 900
const clauseEnd = /[;.](?:\s|$)|\n/u
const minClause = 40

const defence = /^[^.;]{0,80}?\b(?:excepcion|oposicion)/u
const defenceOrDemand = /^[^.;]{0,80}?\b(?:excepcion|oposicion|demanda)/u

/** Weight of what a verb grants or denies. In an execution suit the defences are judged, and the demand that is granted goes on. */
const onObject = (clause: string, isExecution: boolean, isGranted: boolean): ActWeight => {
  if (ofRest.test(clause)) return 2
  if (isExecution && defenceOrDemand.test(clause)) return isGranted || defence.test(clause) ? 3 : 2
  const [first, second, third] = [claim, petition, argument].map((pattern) => clause.search(pattern)) as [number, number, number]
  const named = Math.min(...[first, second, third].filter((place) => place >= 0))
  if (third === named) return 1
  return first === named ? 3 : 2
}

/** Costs weigh nothing: «se condena en costas», «a la demandante, por haber sido vencida, al pago de las costas». */
const onCharge = (clause: string): ActWeight => {
  const at = clause.search(costs)
  return at >= 0 && !charges.test(clause.slice(0, at).replace(/(?:pago de|pagar) $/u, '')) ? 0 : 3
}

const weightOf = (kind: ActKind, verb: string, clause: string, isExecution: boolean): ActWeight => {
  if (precautions.test(clause) || announced.test(clause) || (kind === 'closes' && finding.test(clause))) return 0
  if (kind === 'reviews' || kind === 'acquits') return 3
  if (kind === 'convicts') return /^apli/u.test(verb) ? (sanction.test(clause) ? 3 : 2) : onCharge(clause)
  if (kind === 'grants' || kind === 'denies') return onObject(clause, isExecution, kind === 'grants')
  if (kind === 'declares') return !verb.startsWith('declar') || refused.test(clause) || settled.test(clause) || opens.test(clause) ? 3 : 2
  if (kind === 'closes')
    return endsCase.test(clause) ? 3 : /^(?:omit|emit)/u.test(verb) ? 2 : /^ (?:\p{L}+ )?presente/u.test(clause) ? 0 : 1
  if (kind === 'states') return 2
  if (kind === 'arranges' && /^(?:orden|dispon)/u.test(verb) && pays.test(clause)) return 2
  return kind === 'files' ? 0 : 1
}

const rankOf = (kind: ActKind, clause: string): Act['rank'] => {
  if (kind === 'reviews' || (kind === 'grants' && !counterclaim.test(clause))) return 3
  return kind === 'acquits' ? 1 : 2
}

/** The verbs that decide in a text, in order. */
export function decisionActs(text: string): Act[] {
  const folded = foldSameLength(text)
  const quoted = quotedRanges(folded)
  const isExecution = isExecutionSuit(folded)
  return [...folded.matchAll(decidingVerb)].flatMap((match): Act[] => {
    const from = match.index
    const to = from + match[0].length
    if (quoted.some((range) => from > range.from && from < range.to)) return []
    if (
      supposed.test(folded.slice(Math.max(0, from - supposedLength), from)) ||
      explained.test(folded.slice(Math.max(0, from - 320), from))
    )
      return []
    const { not, formal, verb, enclitic, plain, infinitive } = match.groups ?? {}
    // «rechazó» is what another court did; folded, it reads as «rechazo». «Solicitó el rechazo» is what a party asked.
    if (plain !== undefined && (/ó$/iu.test(text.slice(from, to)) || isNoun(folded, from, plain))) return []
    const word = formal ?? verb ?? enclitic ?? plain ?? infinitive ?? ''
    const rest = folded.slice(to, to + clauseLength)
    if (word.startsWith('declar') && (onlyOpens.test(rest) || (opens.test(rest) && opensAct(rest)))) return []
    const clause = rest.slice(0, Math.max(rest.search(clauseEnd), 0) || undefined)
    const kind = kindOfVerb(word)
    const isDenied = kind === 'convicts' && (not !== undefined || word.startsWith('no '))
    const weight = isDenied ? 0 : weightOf(kind, word, clause.length < minClause ? rest.slice(0, minClause) : clause, isExecution)
    const deniesClaim = kind === 'denies' && weight === 3 && !counterclaim.test(clause) && !recourse.test(clause)
    return [
      {
        from,
        to,
        kind,
        weight,
        deniesClaim,
        deniesRest: kind === 'denies' && ofRest.test(clause),
        rank: rankOf(kind, clause),
        inPart: kind === 'grants' && isPartial(folded.slice(to, to + sentenceLength)),
      },
    ]
  })
}

const isNoun = (folded: string, from: number, word: string): boolean =>
  word.endsWith('o') && /\b(?:el|su|un|del|al|este|dicho|de|por) $/u.test(folded.slice(Math.max(0, from - 8), from))

const isPartial = (rest: string): boolean => effectOf('acoge', rest.split(clauseEnd, 1)[0] ?? '') === 'acoge_parcial'

/** «se declara: I.- Que se acoge»: only leads to the act. */
const opensAct = (rest: string): boolean => {
  const [next] = rest.matchAll(decidingVerb)
  return next !== undefined && next.index < 40
}

/** Text within quotation marks: what a norm or another ruling says. */
const quotedRanges = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(/“[^”“]{1,2000}(?:[”“]|$)|(?<![\p{L}\d])"[^"]{1,2000}"/gu)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }))
