import { otherSide, type Side } from './sides.ts'

/** A phrase that grants or denies something. */
export interface DecidedClause {
  /** Offset of its verb in the folded text. */
  readonly at: number
  readonly granted: boolean
  /** Whose request it decides: of the claimant, of the respondent (a defence or a claim in reply), or of who lodged the recourse. */
  readonly request: 'claim' | 'defence' | 'recourse'
}

const refused = '(?:no|tampoco|ni) '
const grantingVerbs =
  'acog\\w+|acoj\\w+|ha lugar|(?:hace|hacen|hara|hizo|hacer(?:se)?|haciendo) lugar|(?:da|dara|dio|dar) lugar|acced\\w+|prosper\\w+'
const denyingVerbs = 'rechaz\\w+|desestim\\w+|desech\\w+|deneg\\w+|denieg\\w+|negar(?:se)?'
const act = new RegExp(
  `\\b(?<not>${refused}(?:se |sea |ser |puede |pueden |podra |podran |cabe |procede |corresponde |resulta posible |es posible |ha |logra |debio |debe |queda otra cosa )*)?(?<verb>${grantingVerbs}|${denyingVerbs})\\b`,
  'gu',
)
const denying = new RegExp(`^(?:${denyingVerbs})$`, 'u')
/** «no cabe sino rechazar», «no queda sino acoger». */
const onlyChoice = /\b(?:sino|mas que|otra cosa que)\s+(?:\w+ ){0,2}$/u

const claimWords =
  'demandas?|accion(?:es)?|pretension(?:es)?|libelo|reclam(?:o|os|acion|aciones)|tutela|querella|denuncia|requerimiento|solicitud|peticion|cobro|prestacion(?:es)?|indemnizacion(?:es)?|medidas? (?:prejudicial|precautoria|cautelar)\\w*|nulidad del despido|despido'
const defenceWords = 'excepcion(?:es)?|abandono|oposicion|caducidad|finiquito|compensacion'
const recourseWords = 'recursos?|apelacion|arbitrio|casacion|nulidad|queja|causal|alzamiento'
const object = new RegExp(`\\b(?:(?<claim>${claimWords})|(?<defence>${defenceWords})|(?<recourse>${recourseWords}))\\b`, 'gu')
const reach = 110

/** «la demanda reconvencional», «la solicitud de sobreseimiento de la defensa», «la petición hecha por el imputado»: the respondent asks. */
const byRespondent =
  /^[^.;,]{0,80}? (?:reconvencional(?:es)?|(?:de|por) (?:la |el |los |las )?(?:parte )?(?:defensa|defensor\w*|imputad[oa]s?|acusad[oa]s?|amparad[oa]s?|sentenciad[oa]s?|condenad[oa]s?)|(?:deducid|interpuest|formulad|presentad|plantead|solicitad|hech|promovid)[oa]s? por (?:la |el |los |las )?(?:parte )?(?:demandad|ejecutad|reclamad|requerid|denunciad|querellad)[oa]s?)(?![a-zñ])/u

const requestNear = (folded: string, from: number, to: number): DecidedClause['request'] | null => {
  const after = folded.slice(to, to + reach).split(/[.;]/u)[0] ?? ''
  const before =
    folded
      .slice(Math.max(0, from - reach), from)
      .split(/[.;]/u)
      .at(-1) ?? ''
  const [next] = after.matchAll(object)
  const found = next ?? [...before.matchAll(object)].at(-1)
  if (found?.groups === undefined) return null
  const { claim, defence } = found.groups
  if (claim === undefined) return defence === undefined ? 'recourse' : 'defence'
  const behind = (next === undefined ? before : after).slice(found.index + claim.length)
  return byRespondent.test(behind.replace(/\bdel\b/gu, 'de el')) ? 'defence' : 'claim'
}

/** Every phrase of a folded text that grants or denies a request, in order. */
export function decidedClauses(folded: string): DecidedClause[] {
  return [...folded.matchAll(act)].flatMap((match): DecidedClause[] => {
    const verb = match.groups?.['verb'] ?? ''
    const negated = match.groups?.['not'] !== undefined && !onlyChoice.test(match.groups['not'])
    const request = requestNear(folded, match.index, match.index + match[0].length)
    return request === null ? [] : [{ at: match.index, granted: denying.test(verb) === negated, request }]
  })
}

/** Whom a clause favours. Null when it decides a recourse of an unknown side. */
export function favouredBy({ granted, request }: DecidedClause, appellant: Side | null): Side | null {
  const asking = request === 'claim' ? 'claimant' : request === 'defence' ? 'respondent' : appellant
  if (asking === null) return null
  return granted ? asking : otherSide(asking)
}

const dismissal =
  /\bdespido (?<indirect>indirecto )?[^.;,]{0,60}?\b(?<not>no )?(?:es|fue|sea|resulta|resulto|ha sido|deviene(?: en)?|como|se encuentra|ha de ser declarado|debe ser declarado|debe declararse|declarado|que se declare)?\s?(?:plenamente |del todo )?(?<word>injustificad|indebid|improcedente|carente de causa|justificad|ajustado a derecho|procedente)/gu
/** A petition or an open question, and no verdict. */
const undecided =
  /\b(?:solicit\w*|pid\w*|pretend\w*|peticion|determinar|si el|si la|controver\w*|discut\w*|efectividad|aleg\w*|accion de|demanda de|demanda por|considere)\b[^.;]{0,60}$/u

/** Whom «el despido es injustificado» and the like favour in a folded text. */
export function dismissalVerdicts(folded: string): ReadonlySet<Side> {
  return new Set(
    [...folded.matchAll(dismissal)].flatMap(({ index, groups }): Side[] => {
      if (undecided.test(folded.slice(Math.max(0, index - 80), index))) return []
      const isUnjust = /^(?:inj|ind|imp|car)/u.test(groups?.['word'] ?? '')
      const isGranted = groups?.['indirect'] === undefined ? isUnjust : !isUnjust
      return [isGranted === (groups?.['not'] === undefined) ? 'claimant' : 'respondent']
    }),
  )
}
