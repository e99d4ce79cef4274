import type { Span } from '../parts/span.ts'
import { foldQuery, type Mention, matchEach, nameTest } from './mention.ts'
import { askingParts } from './requests/asking-parts.ts'

interface Procedure {
  readonly pattern: RegExp
  readonly name: string
  /** Words of its name in rulings, all of which it must have. */
  readonly words: string
  /** What some of its rulings are called instead. */
  readonly synonyms: readonly string[]
  /** Courts that follow it. Null: its name says enough without one. */
  readonly court: RegExp | null
}

const procedure = (pattern: string, name: string, words: string, court: RegExp | null, synonyms: readonly string[] = []): Procedure => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\d-])(?:${pattern})(?![\p{L}\d])`, 'gu'),
  name,
  words,
  court,
  synonyms,
})
const reclaims = 'reclam(?:os?|aci(?:on|ones))'
const anyReclaim = String.raw`reclam(?:os?|aci(?:on|ones))(?!\s+(?:ante|administrativ|previ))`
/** Labour matters are also those of the courts of small towns. */
const ofLabour = /Juzgado.*Trabajo|^(?:\d+º )?Juzgado de Letras(?! del)|juzgados de letras|juzgados del trabajo/u

const ofGuarantee = /Garantía|juzgados de garantia/u

/** «tutela judicial efectiva», «tutela del consumidor»: what is protected, or how, and no proceeding. */
const otherTutelas = String.raw`(?!\s+(?:judicial|jurisdiccional|cautelar|efectiva|penal|civil|administrativa|ejecutiva|ambiental|urgente|anticipada|restitutoria|jur[ií]dica|y\s|[oe]\s|(?:del?|a)\s+(?:l[ao]s?\s+)?(?!derechos)))`

/** Procedures of courts of first instance that a search names by themselves, or beside one of those courts. */
const procedures: readonly Procedure[] = [
  procedure(
    String.raw`(?:(?:acci(?:on|ones)|procedimientos?|denuncias?|demandas?)\s+(?:de\s+|por\s+)?)?tutelas?(?:\s+laboral(?:es)?|\s+(?:de\s+)?(?:los\s+)?derechos(?:\s+fundamentales)?(?:\s+(?:del\s+trabajador|de\s+(?:los\s+)?trabajador(?:es|as)))?)?${otherTutelas}`,
    'tutela',
    'tutela',
    null,
  ),
  procedure(
    String.raw`(?:(?:denuncias?|demandas?)\s+(?:de\s+|por\s+)|(?<!(?<!\p{L})(?:por|del?|en|sobre|contra|con|como|una?|l[ao]s?|sin|y|o)\s+))practicas?\s+(?:antisindical(?:es)?|desleal(?:es)?\s+(?:del?\s+)?(?:sindicato|empleador))`,
    'práctica antisindical',
    'práctica antisindical',
    null,
  ),
  procedure(
    String.raw`(?:procedimientos?\s+|juicios?\s+)?monitorios?\s+laboral(?:es)?|(?:procedimientos?|juicios?)\s+monitorios?(?!\s+(?:penal|civil|precario|arr[ie]|de\s))`,
    'procedimiento monitorio',
    'monitorio',
    null,
  ),
  procedure(
    String.raw`${reclaims}\s+judicial(?:es)?\s+(?:(?:de|por|contra)\s+)?(?:las?\s+)?multas?(?:\s+administrativas?)?|${reclaims}\s+(?:de\s+)?multas?\s+judicial(?:es)?`,
    'reclamo de multa',
    'reclamo multa',
    null,
  ),
  procedure(
    String.raw`reclam(?:os?|aci(?:on|ones))\s+(?:judicial(?:es)?\s+)?(?:(?:de|por|contra)\s+)?(?:las?\s+)?multas?(?:\s+administrativas?)?`,
    'reclamo de multa',
    'reclamo multa',
    ofLabour,
  ),
  procedure(String.raw`${reclaims}\s+judicial(?:es)?`, 'reclamo de multa', 'reclamo multa', ofLabour),
  procedure(
    String.raw`(?:procedimientos?\s+|juicios?\s+)?monitorios?\s+laboral(?:es)?|(?:procedimientos?|juicios?)\s+monitorios?`,
    'procedimiento monitorio',
    'monitorio',
    ofLabour,
  ),
  procedure(String.raw`procedimientos?\s+abreviados?`, 'procedimiento abreviado', 'abreviado', ofGuarantee),
  procedure(String.raw`procedimientos?\s+simplificados?`, 'procedimiento simplificado', 'simplificado', ofGuarantee),
  procedure(anyReclaim, 'reclamación', 'reclamación', /Tribunal(?:es)? Ambiental/u),
  procedure(
    // «me consultan», «consulta a un abogado» and «consulta indígena» are none.
    String.raw`(?<!(?<!\p{L})(?:me|nos|le|les|se|que|sin|por|de)\s+)(?:procedimientos?\s+(?:de\s+)?)?(?:no\s+contenciosos?(?:\s+(?:de\s+)?consultas?)?|consultas?(?:\s+no\s+contenciosas?)?)(?!\s+(?:indigena|ciudadana|publica|previa|popular|al?\s+(?!libre|la\s+libre)|si\s))`,
    'consulta',
    'consulta',
    /Libre Competencia/,
  ),
  procedure(anyReclaim, 'reclamo tributario', 'reclamación', /Tribunal(?:es)? Tributario/u, ['multas', 'sanciones']),
]
const anyProcedure = /reclam|monitori|tutela|practica|procedimient|consult|contencios/u
/** Courts that hear recourses against what those courts decide: such a word is then what the case was about. */
const above = /Corte|^Tribunal Constitucional/u
/** Recourses, which those courts hear. */
const recourses =
  /(?<!\p{L})(?:nulidad(?!\s+(?:del?\s|despido))|casaci|unificaci|inaplicab|queja|recurso|apelaci|amparo|protecci(?:on|ones)(?!\s+(?:de|a)\s))|(?<!\p{L})sala(?!\s+cuna|\p{L})/u

/**
 * Whether the query names a court above those of first instance beside a procedure, or what such courts hear: no ruling of theirs is of a procedure. In
 * a part that asks for rulings only that part counts: «Tutelas rechazadas, eso quiero. … perdió un recurso de protección».
 */
export function isOfCourtsAbove(text: string, courts: readonly Mention[], place: Span): boolean {
  const part = partOf(text, place)
  const isBeside = ({ from, to, strength, value }: Mention): boolean =>
    strength === 'plain' && above.test(value) && part.from <= from && to <= part.to
  return recourses.test(foldQuery(text.slice(part.from, part.to)) ?? '') || courts.some(isBeside)
}

/** The part that asks for rulings around a place, else all of the query. */
const partOf = (text: string, place: Span): Span =>
  askingParts(text).find(({ from, to }) => from <= place.from && place.to <= to) ?? { from: 0, to: text.length }

/** Procedures of courts of first instance named in the query, where it names none above them, nor what those above hear. */
export function findProcedures(text: string, courts: readonly Mention[]): Mention[] {
  const folded = foldQuery(text)
  if (folded === null || !anyProcedure.test(folded)) return []
  const plain = courts.filter(({ strength }) => strength === 'plain')
  const namesAbove = (place: Span): boolean => {
    const part = partOf(text, place)
    return plain.some(({ value, from, to }) => above.test(value) && part.from <= from && to <= part.to)
  }
  return matchEach(folded, procedures)
    .filter(({ row: { court }, ...place }) =>
      court === null ? !isOfCourtsAbove(text, plain, place) : !namesAbove(place) && plain.some(({ value }) => court.test(value)),
    )
    .map(({ from, to, row }) => ({
      from,
      to,
      test: nameTest('recurso', [row.words, ...row.synonyms]),
      value: row.name,
      label: row.name,
      strength: 'plain',
    }))
}
