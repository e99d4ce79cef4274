import { foldText } from '../fold-text.ts'

/** What one clause of a decision does, before clauses are weighed together. */
export type Act =
  | 'acoge'
  | 'acoge_parcial'
  | 'rechaza'
  | 'confirma'
  | 'revoca'
  | 'casa'
  | 'anula'
  | 'unifica'
  | 'inadmisible'
  | 'desistido'
  | 'abandonado'
  | 'condena'
  | 'absuelve'
  | 'otro'

interface Rule {
  readonly act: Act
  readonly pattern: RegExp
}

const partial = /\b(?:parcial(?:mente)?|en parte|en forma parcial)\b/u
/** In first instance «sólo en cuanto» limits what is granted; in a constitutional recourse it only introduces the order. */
const limited = /\b(?:solo|unicamente) en cuanto\b/u
const recourse = /\brecurso|\bamparo|\bproteccion/u

const wordingRules: readonly Rule[] = [
  { act: 'inadmisible', pattern: /\binadmis|\bimproceden|\binadmite|\bno admite/gu },
  { act: 'desistido', pattern: /\bdesist|\bretiro\b|\bretirad/gu },
  { act: 'abandonado', pattern: /\babandon|\bdesiert/gu },
  { act: 'rechaza', pattern: /\brechaz|\bdesestim|\bdesech|\bsin lugar|\bno (?:se )?(?:ha|hace|da) lugar|\bdeneg/gu },
  { act: 'confirma', pattern: /\bconfirm|\baprobad|\baprueba/gu },
  { act: 'revoca', pattern: /\brevoc/gu },
  { act: 'acoge', pattern: /\bacog|(?<!\bno )(?<!\bno se )\b(?:ha|hace|da) lugar/gu },
  { act: 'anula', pattern: /\banula|\bnulidad de oficio/gu },
  { act: 'casa', pattern: /\bcasa(?:da|do)?\b|\binvalida/gu },
  { act: 'unifica', pattern: /\bunifica\b/gu },
  { act: 'absuelve', pattern: /\babsuel|\babsolut|\babolut/gu },
  { act: 'condena', pattern: /\bcondena(?!\w* en costas)/gu },
]

const annulment = /\bnulidad\b/u
const cassation = /\bcasacion/u
const unification = /\bunificacion/u

/** Granting a recourse has the name of its effect: a granted cassation «casa», a granted annulment «anula». */
const effectOf = (act: Act, around: string): Act => {
  if (act === 'acoge' && unification.test(around)) return 'unifica'
  if (act === 'acoge' && cassation.test(around)) return 'casa'
  if (act === 'acoge' && annulment.test(around)) return 'anula'
  const inPart = partial.test(around) || (limited.test(around) && !recourse.test(around))
  return act === 'acoge' && inPart ? 'acoge_parcial' : act
}

/** Acts named by a source's short wording («RECHAZA CASACIÓN-CONFIRMA SENT»), in order. */
export const actsOfWording = (wording: string): Act[] => {
  const folded = foldText(wording)
  return wordingRules
    .flatMap(({ act, pattern }) => [...folded.matchAll(pattern)].map((match) => ({ act: effectOf(act, folded), at: match.index })))
    .sort((a, b) => a.at - b.at)
    .map(({ act }) => act)
}

/** The first of these after the verb is what the clause decides on. */
const object =
  /\b(?:(?<claim>demandas?|accion(?:es)?|reclam\w*|denuncias?|tutela|solicitud\w*|solicitado|pedido|peticion\w*|requerimientos?|querellas?|recursos?|apelacion\w*|casacion|amparo|proteccion|nulidad|queja|incidente|reposicion|presentacion|libelo|pretension\w*|interdiccion|gestion|consulta|terceria)|(?<defence>excepcion\w*|oposicion)|(?<other>alegacion\w*|objecion\w*|tachas?|inhabilidad\w*|impugnacion\w*|observacion\w*))\b/u

const dispositiveRules: readonly Rule[] = [
  {
    act: 'inadmisible',
    pattern:
      /\b(?:se )?declara(?:n|se)? (?:\w+ ){0,3}?(?:inadmisibles?|improcedentes?)\b|\bno se admite\b|\binadmisible(?:s)? (?:el|la|los|las|por)\b/gu,
  },
  { act: 'desistido', pattern: /\b(?:se (?:le |la )?tienen?|tengase(?:le)?)[^.;]{0,160}? por desistid/gu },
  { act: 'abandonado', pattern: /\bdeclara(?:se)? (?:\w+ ){0,3}?(?:abandon|desiert)/gu },
  {
    act: 'rechaza',
    pattern:
      /\b(?:se|y) (?:rechazan?|desestiman?|desechan?)\b|\b(?:rechaz|desestim|desech)[ae]n?se\b|\bno ha lugar\b|\bno se hace lugar\b|\bno ha lugar\b|\bsin lugar\b/gu,
  },
  {
    act: 'acoge',
    pattern:
      /\b(?:se|y) acogen?\b|\bacoj[ae]n?se\b|\bacogese\b|(?<!\bno )\bha lugar\b|(?<!\bno )\bse hace lugar\b|\bse accede\b|\bse declara constituida\b|\bqueda constituida\b|\bdeclaro constituida\b/gu,
  },
  { act: 'confirma', pattern: /\bse (?:\w+ )?confirman?\b|\bconfirmase\b|\bse aprueban?\b|\bapruebase\b/gu },
  { act: 'revoca', pattern: /\bse revocan?\b|\brevocase\b/gu },
  { act: 'casa', pattern: /\bse casa\b|\bse invalida(?:n)?\b|\binvalidase\b/gu },
  { act: 'anula', pattern: /\bse anulan?\b|\banulase\b/gu },
  { act: 'absuelve', pattern: /\bse absuelven?\b|\babsuelvese\b/gu },
  {
    act: 'condena',
    pattern: /\bse (?:le )?condenan?\b(?! en costas| al pago de las costas| a \w+ \w+ al pago de las costas)|\bcondenase\b/gu,
  },
]

const clauseEnd = /[.;]|\b[ivx]{1,4}[.)°-]+ |\n/u

type Target = 'claim' | 'defence'

const targetOf = (clause: string): Target | null => {
  if (/constituida/u.test(clause.slice(0, 40))) return 'claim'
  const groups = object.exec(clause)?.groups
  if (groups?.['claim'] !== undefined) return 'claim'
  return groups?.['defence'] === undefined ? null : 'defence'
}

/**
 * Acts of a decision's own words, clause by clause. Granting and rejecting count where a claim or a recourse is what they decide, and where there is
 * none, where a defence is (executive proceedings).
 */
export const actsOfDispositive = (text: string): Act[] => {
  const folded = foldText(text.slice(0, 6_000))
  const found: { readonly act: Act; readonly at: number; readonly target: Target }[] = []
  for (const { act, pattern } of dispositiveRules) {
    for (const match of folded.matchAll(pattern)) {
      const rest = folded.slice(match.index, match.index + 220)
      const end = rest.slice(match[0].length).search(clauseEnd)
      const clause = end < 0 ? rest : rest.slice(0, match[0].length + Math.max(end, 24))
      const target = act === 'rechaza' || act === 'acoge' ? targetOf(clause) : 'claim'
      if (target === null) continue
      found.push({ act: effectOf(act, clause), at: match.index, target })
    }
  }
  const claims = found.filter(({ target }) => target === 'claim')
  return (claims.length > 0 ? claims : found).sort((a, b) => a.at - b.at).map(({ act }) => act)
}
