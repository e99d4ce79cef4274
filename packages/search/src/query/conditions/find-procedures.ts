import { foldQuery, type Mention, matchEach, nameTest } from './mention.ts'

interface Procedure {
  readonly pattern: RegExp
  readonly name: string
  /** Words of its name in rulings, all of which it must have. */
  readonly words: string
  /** What some of its rulings are called instead. */
  readonly synonyms: readonly string[]
  /** Courts that follow it. */
  readonly court: RegExp
}

const procedure = (pattern: string, name: string, words: string, court: RegExp, synonyms: readonly string[] = []): Procedure => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\d-])(?:${pattern})(?![\p{L}\d])`, 'gu'),
  name,
  words,
  court,
  synonyms,
})
const anyReclaim = String.raw`reclam(?:os?|aci(?:on|ones))(?!\s+(?:ante|administrativ|previ))`
/** Labour matters are also those of the courts of small towns. */
const ofLabour = /Juzgado.*Trabajo|^(?:\d+º )?Juzgado de Letras(?! del)|juzgados de letras|juzgados del trabajo/u

/** Procedures of courts of first instance that a search names beside one of those courts. */
const procedures: readonly Procedure[] = [
  procedure(
    String.raw`reclam(?:os?|aci(?:on|ones))\s+(?:judicial(?:es)?\s+)?(?:(?:de|por|contra)\s+)?(?:las?\s+)?multas?(?:\s+administrativas?)?`,
    'reclamo de multa',
    'reclamo multa',
    ofLabour,
  ),
  procedure(
    String.raw`(?:procedimientos?\s+|juicios?\s+)?monitorios?\s+laboral(?:es)?|(?:procedimientos?|juicios?)\s+monitorios?`,
    'procedimiento monitorio',
    'monitorio',
    ofLabour,
  ),
  procedure(anyReclaim, 'reclamación', 'reclamación', /Tribunal(?:es)? Ambiental/u),
  procedure(anyReclaim, 'reclamo tributario', 'reclamación', /Tribunal(?:es)? Tributario/u, ['multas', 'sanciones']),
]
const anyProcedure = /reclam|monitori/u
/** Courts that hear recourses against what those courts decide: such a word is then what the case was about. */
const above = /Corte/u

/** Procedures of courts of first instance named in the query, where it names one of those courts and none above them. */
export function findProcedures(text: string, courts: readonly Mention[]): Mention[] {
  const folded = foldQuery(text)
  if (folded === null || !anyProcedure.test(folded)) return []
  const plain = courts.filter(({ strength }) => strength === 'plain')
  if (plain.some(({ value }) => above.test(value))) return []
  return matchEach(folded, procedures)
    .filter(({ row }) => plain.some(({ value }) => row.court.test(value)))
    .map(({ from, to, row }) => ({
      from,
      to,
      test: nameTest('recurso', [row.words, ...row.synonyms]),
      value: row.name,
      label: row.name,
      strength: 'plain',
    }))
}
