import type { TextSpan } from '../analysis/text-span.ts'

/** What a decision grants or denies: a claim, a recourse of a kind, or a recourse whose kind nobody says. */
export interface DecidedObject {
  readonly kind: ObjectKind
  /** With its article: «el recurso de casación en el fondo». */
  readonly name: string
}

type ObjectKind =
  | 'casacion_fondo'
  | 'casacion_forma'
  | 'casacion'
  | 'unificacion'
  | 'nulidad'
  | 'apelacion'
  | 'proteccion'
  | 'amparo'
  | 'queja'
  | 'hecho'
  | 'revision'
  | 'reclamacion'
  | 'tutela'
  | 'requerimiento'
  | 'querella'
  | 'denuncia'
  | 'demanda'
  | 'accion'
  | 'recurso'
  | 'reconvencion'
  | 'excepcion'
  | 'terceria'
  | 'incidente'
  | 'reposicion'
  | 'alegacion'
  | 'solicitud'

/** In folded text, the narrower before the wider. */
const objects: readonly (readonly [ObjectKind, string, string])[] = [
  ['casacion', '(?:recursos? de )?casacion(?:es)? en la forma y (?:de |en )?(?:el )?fondo', 'el recurso de casación'],
  ['casacion_fondo', '(?:recursos? de )?casacion en el fondo', 'el recurso de casación en el fondo'],
  ['casacion_forma', '(?:recursos? de )?casacion(?:es)? en la forma', 'el recurso de casación en la forma'],
  ['casacion', '(?:recursos? de )?casacion(?:es)?', 'el recurso de casación'],
  [
    'unificacion',
    '(?:recursos? (?:excepcional(?:es)? )?(?:de|para la) )unificacion(?: de (?:la )?jurisprudencia)?',
    'el recurso de unificación de jurisprudencia',
  ],
  [
    'nulidad',
    'recursos? de nulidad|nulidad(?= ?(?:[.,:;)([]|$)| (?:laboral|penal|(?:deducid|interpuest|entablad)[oa]|de(?:l| la) (?:recurrente|inspeccion|demanda(?:da|nte|do)|denuncia(?:da|nte|do)|reclama(?:da|nte|do)|defensa|fiscal|ministerio|querellante|empresa|actor|actora|trabajador|trabajadora|empleador|empleadora|municipalidad)(?!\\p{L})))',
    'el recurso de nulidad',
  ],
  ['apelacion', '(?:recursos? de )?apelacion(?:es)?', 'el recurso de apelación'],
  [
    'proteccion',
    '(?:recursos?|accion(?:es)?)(?: constitucional(?:es)?)?(?: cautelar(?:es)?)? de proteccion|accion(?:es)?(?: constitucional(?:es)?)? cautelar(?:es)?(?! de amparo)|proteccion(?! (?:al?|del?|que|como|especial|constitucional|judicial|legal)(?!\\p{L}))',
    'el recurso de protección',
  ],
  ['amparo', '(?:(?:recursos?|accion(?:es)?)(?: constitucional(?:es)?)? de )?amparo', 'el recurso de amparo'],
  ['queja', 'recursos? de queja', 'el recurso de queja'],
  ['hecho', 'recursos? de hecho', 'el recurso de hecho'],
  ['revision', '(?:recursos?|accion(?:es)?|solicitud(?:es)?) de revision', 'el recurso de revisión'],
  ['reposicion', '(?:recursos? de )?reposicion(?:es)?', 'la reposición'],
  ['terceria', '(?:demandas? (?:incidental(?:es)? )?de )?tercerias?', 'la tercería'],
  ['reconvencion', '(?:demandas?|accion(?:es)?) reconvencional(?:es)?|reconvencion(?:es)?', 'la demanda reconvencional'],
  [
    'incidente',
    '(?:incidentes?|incidencias?|demandas? incidental(?:es)?|articulos?(?= de (?:nulidad|abandono)))|abandono(?= del procedimiento| de la (?:instancia|accion))',
    'el incidente',
  ],
  ['excepcion', 'excepcion(?:es)?', 'la excepción'],
  ['reclamacion', '(?:recursos? de )?(?:reclamacion(?:es)?|reclamos?(?: de ilegalidad)?)', 'la reclamación'],
  ['tutela', '(?:(?:accion|denuncia|demanda) (?:laboral )?de )tutela(?: laboral)?', 'la acción de tutela'],
  ['requerimiento', 'requerimientos?', 'el requerimiento'],
  ['querella', 'querellas?', 'la querella'],
  ['denuncia', 'denuncias?', 'la denuncia'],
  ['demanda', 'demandas?', 'la demanda'],
  ['accion', 'accion(?:es)?|libelos?', 'la acción'],
  ['recurso', 'recursos?|arbitrios?', 'el recurso'],
  ['alegacion', 'alegacion(?:es)?|objecion(?:es)?|tachas?|inhabilidad(?:es)?', 'la alegación'],
  ['solicitud', 'solicitud(?:es)?|peticion(?:es)?|presentacion(?:es)?', 'la solicitud'],
]
/** What is asked beside the case itself. */
const notPrincipal = '(?! de (?:aclaracion|rectificacion|costas|suspension)\\b)'
export const objectNoun = `(?:${objects.map(([, source]) => `(?:${source})`).join('|')})(?!\\p{L})${notPrincipal}`

const readers = objects.map(([kind, source, name]) => ({ object: { kind, name }, pattern: new RegExp(`^(?:${source})(?!\\p{L})`, 'u') }))

/** The object that folded words name at their beginning. Null where they name none. */
export function objectAt(words: string): DecidedObject | null {
  return readers.find(({ pattern }) => pattern.test(words))?.object ?? null
}

const anyObject = new RegExp(`(?<!\\p{L})${objectNoun}`, 'gu')

export interface LocatedObject extends TextSpan {
  readonly object: DecidedObject
}

/** Every object that folded words name, in order, with its range. */
export function locateObjects(words: string): LocatedObject[] {
  return [...words.matchAll(anyObject)].flatMap(({ index, 0: noun }) => {
    const object = objectAt(words.slice(index))
    return object === null ? [] : [{ object, from: index, to: index + noun.length }]
  })
}

/** Every object that folded words name, in order. */
export function objectsIn(words: string): DecidedObject[] {
  return locateObjects(words).map(({ object }) => object)
}

/** What stands beside the claim, and is granted or denied by itself. */
const besideClaim: ReadonlySet<ObjectKind> = new Set([
  'reconvencion',
  'excepcion',
  'terceria',
  'incidente',
  'reposicion',
  'alegacion',
  'solicitud',
])

const recourses: ReadonlySet<ObjectKind> = new Set([
  'casacion_fondo',
  'casacion_forma',
  'casacion',
  'unificacion',
  'nulidad',
  'apelacion',
  'proteccion',
  'amparo',
  'queja',
  'hecho',
  'revision',
  'recurso',
])
/** A claim against a fine or an act is called a suit as well. */
const wholeOf: Readonly<Partial<Record<ObjectKind, ObjectKind>>> = {
  casacion_fondo: 'casacion',
  casacion_forma: 'casacion',
  reclamacion: 'demanda',
  tutela: 'denuncia',
}

/** Whether an object is a recourse against a ruling or an act, and no claim. */
export function isRecourse({ kind }: DecidedObject): boolean {
  return recourses.has(kind)
}

/** «El recurso» may be any recourse, «la acción» any claim. Protection and amparo are called both. */
const isGeneralFor = ({ kind }: DecidedObject, other: DecidedObject): boolean => {
  if (kind === 'recurso') return isRecourse(other)
  if (besideClaim.has(other.kind)) return false
  return kind === 'accion' && (!isRecourse(other) || other.kind === 'proteccion' || other.kind === 'amparo')
}

/** Whether two texts may name one object: the same kind, or one of them names no more than «el recurso», «la acción». */
export function mayBeOneObject(one: DecidedObject, other: DecidedObject): boolean {
  if (one.kind === other.kind || wholeOf[one.kind] === other.kind || wholeOf[other.kind] === one.kind) return true
  return isGeneralFor(one, other) || isGeneralFor(other, one)
}
