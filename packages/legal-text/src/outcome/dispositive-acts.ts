import { foldText } from '../analysis/fold-text.ts'
import { type DecisionAct, effectOf } from './wording-acts.ts'

/** What the clause decides on: the first of these words after the verb. */
const object =
  /\b(?:(?<claim>demandas?(?: ejecutivas?)?|accion(?:es)?|reclamacion(?:es)?|reclam\w*|denuncias?|tutela|requerimientos?|querellas?|recursos?|apelacion\w*|casacion|amparo|proteccion|nulidad|queja|pretension\w*|interdiccion|gestion|terceria)|(?<minor>solicitud\w*|solicitado|pedido|peticion\w*|incidente|reposicion|presentacion|libelo|consulta|apercibimiento|cobro)|(?<defence>excepcion\w*|oposicion)|(?<other>alegacion\w*|objecion\w*|tachas?|inhabilidad\w*|impugnacion\w*|observacion\w*))\b/u

interface Rule {
  readonly act: DecisionAct
  readonly pattern: RegExp
}

/** Positions where an infinitive is an order: «SE RESUELVE: 1) Acoger …, y rechazar …». */
const ordered = String.raw`(?<=^|[\n:;°)-]|(?:\b[ivx]{1,5}|\d|[:;.°)-])[.°)-]{0,2} ?-? ?|\b(?:resuelve|declara|decide|y|e)(?: que)? )`
const rules: readonly Rule[] = [
  {
    act: 'inadmisible',
    pattern:
      /\b(?:se )?declara(?:n|se|r)? (?:\w+ ){0,3}?(?:inadmisibles?|improcedentes?)\b|\bno se admite\b|\binadmisible(?:s)? (?:el|la|los|las|por)\b/gu,
  },
  { act: 'desistido', pattern: /\b(?:se (?:le |la )?tienen?|tengase(?:le)?)[^.;]{0,160}? por desistid/gu },
  { act: 'abandonado', pattern: /\bdeclara(?:se|r)? (?:\w+ ){0,3}?(?:abandon|desiert)/gu },
  {
    act: 'rechaza',
    pattern: new RegExp(
      String.raw`\b(?:se|y) (?:rechazan?|desestiman?|desechan?)\b|\b(?:rechaz|desestim|desech)(?:[ae]n?|ando)se\b|\bno ha lugar\b|\bno se (?:hace lugar|acogen?)\b|\bsin lugar\b|\btuvo por rechazad|\bel tribunal rechazo\b|${ordered}(?:rechazar|desestimar|desechar)(?:l[ao]s?)?\b`,
      'gu',
    ),
  },
  {
    act: 'acoge',
    pattern: new RegExp(
      String.raw`(?<!\bno )\b(?:se|y) acogen?\b|\bacoj[ae]n?se\b|\bacogese\b|\bacogiendose\b|(?<!\bno )\bha lugar\b|\bel tribunal acogio\b|(?<!\bno )\bse (?:hace lugar|da lugar|accede)\b|\b(?:se declara|queda|declaro) constituida\b|${ordered}(?:acoger|hacer lugar)(?:l[ao]s?)?\b`,
      'gu',
    ),
  },
  {
    act: 'confirma',
    pattern: new RegExp(
      String.raw`\bse (?:\w+ )?confirman?\b|\bconfirmase\b|(?<!\b(?:cual|cuales|(?:por|con|en|mediante) (?:el|la|los|las|lo) que) )\bse (?:aprueban?|ratifican?)\b(?! en (?:el|la|los|las) (?:resuelv|articul|numeral|punt))|\bapruebase\b|${ordered}confirmar\b`,
      'gu',
    ),
  },
  { act: 'revoca', pattern: /\bse revocan?\b|\brevocase\b|\bse reconsidera\b/gu },
  { act: 'casa', pattern: /\bse casa\b|\bse invalida(?:n)?\b|\binvalidase\b/gu },
  { act: 'anula', pattern: /\bse anulan?\b|\banulase\b/gu },
  { act: 'absuelve', pattern: /\bse absuelven?\b|\babsuelvese\b/gu },
  {
    act: 'condena',
    pattern:
      /\bse (?:le )?condenan?\b(?! en costas| al pago de las costas| a \w+ \w+ al pago de las costas)|\bcondenase\b|\bdemandad[oa]s? (?:debe|deben|debera|deberan) pagar\b/gu,
  },
  {
    act: 'otro',
    pattern:
      /\bse (?:autoriza|conceden?|designa|nombra|tiene por (?:conclui|terminad|cumplid)|hace efectivo|dispone|ordena|declaran?|impone|sobresee|aprueba)\b|\b(?:concedase|girese|archivese|cumplase|desele curso|tengase presente|aplicase|declarase|ofreces?e)\b|\bcomo se pide\b|\b(?:es|son) (?:constitucional|conformes? con la constitucion|propi[oa]s de ley organica)|\bno se emite pronunciamiento\b/gu,
  },
]

/** «S.A.» ends no clause. */
const clauseEnd = /;(?!\d)|(?<!\b[a-z])\.(?!\d)|\b[ivx]{1,4}[.)°-]+ |\n/u
const maxClauseLength = 420
const minClauseLength = 24
const readCharacters = 12_000

const restOf =
  /\b(?:en|de) (?:todo )?lo demas\b|\ben (?:lo )?que (?:excede|dice relacion)\b|\ben cuanto (?:a|por|se)\b|\brespecto (?:de|a)\b/u
const pronoun = /(?:r|se)l[ao]s?$/u
/** «se rechaza, sin costas, el deducido en favor de»: refers to what was named before. */
const namedBefore = /\b(?:el|la|los|las) (?:deducid|interpuest|entablad|presentad|impetrad)[oa]s?\b/u

export interface DecisionClause {
  readonly act: DecisionAct
  /** A claim outweighs a minor petition, and that a defence. A mere argument weighs nothing in court. Null for acts that need no object. */
  readonly target: 'claim' | 'minor' | 'defence' | 'argument' | null
  /** Word for what is decided on, in the singular; null when the clause names nothing. */
  readonly object: string | null
  /** Applies only to what was not granted: «en lo demás», «respecto de». */
  readonly ofRest: boolean
}

const needsObject: ReadonlySet<DecisionAct> = new Set(['acoge', 'acoge_parcial', 'rechaza'])

const clauseFrom = (folded: string, from: number, verb: number): string => {
  const rest = folded.slice(from, from + maxClauseLength)
  const end = rest.slice(verb).search(clauseEnd)
  return end < 0 ? rest : rest.slice(0, verb + Math.max(end, minClauseLength))
}

const read = (rule: Rule, verb: string, clause: string): DecisionClause | null => {
  const act = rule.act === 'otro' ? 'otro' : effectOf(rule.act, clause)
  const ofRest = restOf.test(clause)
  if (!needsObject.has(rule.act)) return { act, target: null, object: null, ofRest }
  const groups = object.exec(clause)?.groups ?? {}
  const word = groups['claim'] ?? groups['minor'] ?? groups['defence']
  const known = word === undefined ? null : word.replace(/(?:es|s)$/u, '')
  const counter = known !== null && /\breconvencional/u.test(clause) ? `${known} reconvencional` : known
  if (groups['claim'] !== undefined) return { act, target: 'claim', object: counter, ofRest }
  if (groups['minor'] !== undefined) return { act, target: 'minor', object: counter, ofRest }
  if (groups['defence'] !== undefined) return { act, target: 'defence', object: counter, ofRest }
  const standsAlone =
    pronoun.test(verb) || namedBefore.test(clause) || /constituida/u.test(verb) || (ofRest && groups['other'] === undefined)
  if (standsAlone) return { act, target: 'claim', object: null, ofRest }
  return groups['other'] === undefined ? null : { act, target: 'argument', object: null, ofRest }
}

/** The clauses of a decision with what each decides, in order. */
export function dispositiveClauses(text: string): DecisionClause[] {
  const folded = foldText(text.slice(0, readCharacters))
  const found = rules.flatMap((rule) =>
    [...folded.matchAll(rule.pattern)].flatMap((match) => {
      const clause = read(rule, match[0], clauseFrom(folded, match.index, match[0].length))
      return clause === null ? [] : [{ ...clause, at: match.index }]
    }),
  )
  return found.sort((a, b) => a.at - b.at).map(({ at: _, ...clause }) => clause)
}
