import { foldSameLength } from '../analysis/fold-text.ts'
import { effectOf } from '../outcome/wording-acts.ts'

/** How much an act tells of what a ruling decides: on a claim or a recourse, on a petition, on what goes with it, of mere form. */
export type ActWeight = 3 | 2 | 1 | 0

/** A verb that decides, at half-open UTF-16 offsets of its text. */
export interface Act {
  readonly from: number
  readonly to: number
  readonly weight: ActWeight
  /** Grants only a part: «sólo en cuanto», «parcialmente». */
  readonly inPart: boolean
}

const upholds = 'confirman?|ratifican?'
const undoes = 'revocan?|anulan?|invalidan?|casan?|enmiendan?|reconsideran?|repone|deja(?:n)? sin efecto'
const grants = 'acogen?|hacen? lugar|da lugar|acceden?|admiten?'
const denies = 'rechazan?|desestiman?|desechan?|deniegan?|niegan?'
const judges = 'condenan?|absuelven?|sancionan?|imponen?|aplican?|sobreseen?|amonestan?'
const states =
  'declaran?|tienen?|omiten?|(?:emite|emitira) pronunciamiento|aprueban?|autorizan?|designan?|nombran?|conceden?|otorgan?|constituyen?|hacen? efectiv[oa]s?|decretan?|reconocen?|cancelan?'
const arranges =
  'ordenan?|disponen?|elevan?|rebajan?|reducen?|aumentan?|mantienen?|modifican?|sustituyen?|reemplazan?|complementan?|rectifican?|corrigen?|regulan?|fijan?|remiten?|exime|suspende|alzan?|dirime|retrotraen?|determina'
const reflexive = `(?<not>no )?se (?:(?:le|les|lo|la|los|las) )?(?:ha )?(?:(?:\\p{L}+mente|tambien|asimismo|solo) )?(?<verb>${[upholds, undoes, grants, denies, judges, states, arranges].join('|')})(?! por ello\\b)`
const enclitic =
  '(?<ordered>(?:rech[ae][zc][ae]|desestim[ae]|des[ea]ch[ae]|acoj[ae]|acoge|revo(?:c|qu)[ae]|confirm[ae]|declar[ae]|conden[ae]|absu[eé]lv[ae]|absuelve|anul[ae]|invalid[ae]|aprueb[ae]|conced[ae]|autori[cz][ae]|design[ae]|deje|deja|teng[ao]|gir[ae]|sobresea|rija|absuelva|ordena|ordene|impone|aplica|aplique|decreta|decrete|omita)n?se(?:l[aeo]s?)?)'
const spoken =
  '(?<spoken>apruebo|declaro|ordeno|rechazo|acojo|condeno|absuelvo|desestimo|autorizo|concedo|designo|confirmo|revoco|(?<refused>no )?ha lugar|queda(?:n)? constituid[oa]s?|(?:debe|deben|debera|deberan) pagar|se ajusta a? ?derecho|como se pide|rija(?:se)?|omite pronunciamiento|(?:es|son|resultan?) (?:in)?(?:constitucional(?:es)?|conformes? (?:con|a) la constitucion|propi[oa]s? de ley))'
const clauseStart = String.raw`(?<=(?:^|\n)[\s"“]*|[:;] ?|[.:;] ?(?:[ivx]{1,5}|\d{1,2}|[a-z])\s?[.)°-]+ ?-? ?|(?:^|\n)(?:[ivx]{1,5}|\d{1,2}|[a-z])\s?[.)°-]+ ?-? ?|\b(?:resuelve|declara|decide|resuelvo|se declara y resuelve) (?:que )?|, y )`
const infinitive = `${clauseStart}(?<infinitive>(?:rechazar|desestimar|desechar|acoger|hacer lugar|revocar|confirmar|declarar|condenar|absolver|anular|invalidar|aprobar|conceder|autorizar|designar|dejar sin efecto|sobreseer|imponer|aplicar|sancionar|ordenar|absolver|reconsiderar|no (?:ha lugar|condenar))(?:l[aeo]s?)?)`
const formal = `\\b(?<formal>remitanse|remitase|reingresese|agreguense|archivese|archivense|desarchivase|pasen los)`
const acts = new RegExp(`\\b(?:${reflexive}|${enclitic}|${spoken})\\b|${infinitive}\\b|${formal}\\b`, 'gu')

const claim =
  /\b(?:demandas?|accion(?:es)?|reclamacion(?:es)?|reclam\w*|denuncias?|tutela|requerimientos?|querellas?|recursos?|apelacion\w*|casacion|amparo|proteccion|nulidad|queja|pretension\w*|interdiccion|terceria|sentencia|(?:el|la|los|las) (?:deducid|interpuest|entablad|presentad|impetrad)[oa]s?|constituida)\b/u
const petition =
  /\b(?:solicitud\w*|solicitado|pedido|peticion\w*|reposicion|presentacion|libelo|consulta|cobro|excepcion\w*|oposicion|gestion|liquidacion)\b/u
const argument = /\b(?:alegacion\w*|objecion\w*|tachas?|inhabilidad\w*|observacion\w*|incidente|apercibimiento)\b/u
const settled =
  /^\S* ?(?:\p{L}+ ){0,4}?(?:inadmisib|improceden|inaplicab|inconstitucion|abandon|desiert|desisti|constituid|nul[oa]|incompeten|terminad)/u
const endsCase = /^[^.;]{0,160}?\bpor (?:desistid|no (?:presentad|interpuest|deducid)|conclui|terminad|abandonad|retirad)/u
const costs =
  /^\S*(?:,| a(?:l| la| los| las)? [^,.;:]{1,60}?,?| solidariamente)? ?(?:en|al pago de|a pagar|del? pago de)(?: las)?(?: \p{L}+)? ?costas\b/u
const opens = /^(?: en definitiva| lo siguiente)?,? ?(?:que\b|:|\n|$)/u
/** Nothing but the list of orders follows. */
const onlyOpens = /^(?: en definitiva| lo siguiente)?,?(?: que)?,? ?(?:[:;.-]|$|\n|(?:[ivx]{1,5}|\d{1,2}|[a-z])\s?[.)°-])/u
/** «si la licencia se rechaza»: decides nothing. */
const supposed = /\b(?:si|cuando|en caso de que|siempre que|sin que)\b[^.,;:]*$/u
const precautions = /^[^.;,]{0,50}\b(?:medidas? cautelar|para notificar)/u
const clauseLength = 220

/** Only what was not granted before. */
const ofRest = /\ben (?:todo )?lo (?:demas|restante)\b|\ben lo que excede\b/u

/** Weight of what a verb decides on. */
const onObject = (clause: string): ActWeight => {
  const places = [claim, petition, argument].map((pattern) => clause.search(pattern))
  const [first = -1, second = -1, third = -1] = places
  const named = Math.min(...places.filter((place) => place >= 0))
  if (third >= 0 && third === named) return 1
  if (second >= 0 && second === named) return 2
  return first >= 0 ? 3 : 2
}

const weightOf = (verb: string, isDenied: boolean, rest: string): ActWeight => {
  const clause = rest.slice(0, Math.max(rest.search(/[;.](?:\s|$)|\n/u), 40))
  if (/^(?:condena|imponen?|exime|no condenar|condenar)/u.test(verb)) return isDenied || costs.test(rest) || verb === 'exime' ? 0 : 3
  if (
    /^(?:no )?(?:acog|acoj|hace|dar? lugar|hacer lugar|accede|admite|rech|dese|desest|deni|nieg|ha lugar)/u.test(verb) &&
    !verb.includes('efectiv')
  )
    return ofRest.test(clause) ? 2 : onObject(clause)
  if (/^declar/u.test(verb)) return settled.test(rest) || opens.test(rest) ? 3 : 2
  if (/^(?:tiene|tenga|tengo)/u.test(verb)) return endsCase.test(rest) ? 3 : /^ (?:\p{L}+ )?presente/u.test(rest) ? 0 : 2
  if (/^(?:apli|impon)/u.test(verb) && /\b(?:sancion|multa|pena)/u.test(clause)) return 3
  if (
    /^(?:confirm|ratif|revo|anul|invalid|casa|absuelv|absolv|sobrese|sancion|absuelv|queda|es |son |result|reconsider|enmiend)/u.test(verb)
  )
    return 3
  if (
    /^(?:aprueb|aproba|aprobar|autori|design|nombr|conced|otorg|constit|omit|emit|deja|deje|dejar|debe|se ajusta|reconoc|decret|cancel|aplic|como|gir|rij)/u.test(
      verb,
    )
  )
    return 2
  return /^(?:archiv|desarchiv)/u.test(verb) ? 0 : 1
}

/** The verbs that decide in a text, in order. */
export function decisionActs(text: string): Act[] {
  const folded = foldSameLength(text)
  const quoted = quotedRanges(folded)
  return [...folded.matchAll(acts)].flatMap((match): Act[] => {
    if (quoted.some(({ from, to }) => match.index > from && match.index < to)) return []
    if (supposed.test(folded.slice(Math.max(0, match.index - 120), match.index))) return []
    const { verb, ordered, spoken: said, infinitive: order, formal: form } = match.groups ?? {}
    const word = verb ?? ordered ?? said ?? order ?? form ?? ''
    const from = match.index
    const to = from + match[0].length
    const rest = folded.slice(to, to + clauseLength)
    const isDenied = match.groups?.['not'] !== undefined
    if (/^declar/u.test(word) && opens.test(rest) && opensAct(rest)) return []
    return [
      {
        from,
        to,
        weight: precautions.test(rest) ? 0 : weightOf(word, isDenied, rest),
        inPart: effectOf('acoge', rest.split(/[.;] |\n/u)[0] ?? '') === 'acoge_parcial',
      },
    ]
  })
}

/** «se declara: I.- Que se acoge»: only leads to the act. */
const opensAct = (rest: string): boolean => {
  if (onlyOpens.test(rest)) return true
  const [next] = rest.matchAll(acts)
  return next !== undefined && next.index < 40
}

/** Text within quotation marks: what a norm or another ruling says. */
const quotedRanges = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(/“[^”]{1,2000}(?:”|$)|"[^"]{1,2000}"/gu)].map((match) => ({ from: match.index, to: match.index + match[0].length }))
