import { courtNames } from '@basejuris/domain'

/**
 * The written forms of the courts, from which the readers beside this file are compiled. A form is folded text. A word in parentheses may be
 * missing. «…» at the end lets anything follow where the form stands alone in a source's field.
 */
export interface NationalCourt {
  readonly name: string
  readonly forms: readonly string[]
  /** Abbreviations as sources of regular expressions, each for the only reader that may trust it: on folded text, and on capitals for `text`. */
  readonly abbreviations?: { readonly field?: string; readonly query?: string; readonly text?: string }
  /** Words that a search for the court needs, where not those of the name. */
  readonly searchWords?: string
}

const environmentalCourt = (ordinal: string, digit: number): NationalCourt => ({
  name: `${ordinal} Tribunal Ambiental`,
  forms: [`${ordinal.toLowerCase()} tribunal ambiental`],
  abbreviations: { field: `${digit} ?ta`, query: String.raw`${digit}\s?ta`, text: `${digit}TA(?![\\p{L}\\d])` },
})

/** Courts of the whole country and those named without a city. The first with a matching form is meant. */
export const nationalCourts: readonly NationalCourt[] = [
  {
    name: courtNames.supreme,
    forms: ['corte suprema (de justicia) (de chile)'],
    abbreviations: {
      field: String.raw`(?:e\.? ?)?c\.? ?s`,
      query: String.raw`e\.?\s?c\.?\s?s\.?(?=\s|$)`,
      text: String.raw`E\.?C\.?S\.?(?!\p{L})`,
    },
  },
  { name: courtNames.constitutional, forms: ['tribunal constitucional'], abbreviations: { query: 'tc' } },
  {
    name: 'Tribunal de Defensa de la Libre Competencia',
    forms: ['tribunal (de) (defensa) (de) (la) libre competencia …'],
    abbreviations: { field: 'tdlc', query: 'tdlc', text: String.raw`TDLC(?!\p{L})` },
    searchWords: 'libre competencia',
  },
  { name: courtNames.comptroller, forms: ['contraloria (general) (de la republica)'], searchWords: 'contraloria' },
  environmentalCourt('Primer', 1),
  environmentalCourt('Segundo', 2),
  environmentalCourt('Tercer', 3),
  { name: 'Tribunal Ambiental', forms: ['tribunal ambiental'] },
  { name: 'Corte Marcial de la Armada', forms: ['corte marcial (de) (la) armada …'] },
  { name: 'Corte Marcial', forms: ['corte marcial …'] },
  { name: 'Tribunal de Propiedad Industrial', forms: ['tribunal (de) propiedad industrial …', 'tribunal (de) p industrial …'] },
  { name: 'Tribunal Calificador de Elecciones', forms: ['tribunal calificador de elecciones'] },
]

/** Cities with a court of appeal. */
export const appealsCities =
  'Arica,Iquique,Antofagasta,Copiapó,La Serena,Valparaíso,Santiago,San Miguel,Rancagua,Talca,Chillán,Concepción,Temuco,Valdivia,Puerto Montt,Coyhaique,Punta Arenas'.split(
    ',',
  )

/** A kind of court of first instance: how it is shown before « de » and the place, and its forms. */
export interface CourtKind {
  readonly name: string
  readonly forms: readonly string[]
  /** Initials, folded: with or without full stops in a field or a query, in capitals in a ruling's text. */
  readonly initials?: readonly string[]
}

/** The first kind with a matching form is meant. */
export const courtKinds: readonly CourtKind[] = [
  { name: 'Tribunal de Juicio Oral en lo Penal', forms: ['tribunal (de) (juicio) oral (en) (lo) penal'], initials: ['top', 'tjop'] },
  { name: 'Juzgado de Letras del Trabajo', forms: ['juzgado (de) letras (del) trabajo'] },
  { name: 'Juzgado de Letras y Garantía', forms: ['juzgado (de) letras (y) garantia (y familia)'] },
  { name: 'Juzgado de Letras en lo Civil', forms: ['juzgado (de) letras (en lo) civil'] },
  { name: 'Juzgado de Letras', forms: ['juzgado (de) letras'] },
  { name: 'Juzgado de Garantía', forms: ['juzgado (de) garantia'] },
  { name: 'Juzgado Civil', forms: ['juzgado (de) (lo) civil'] },
  { name: 'Juzgado de Familia', forms: ['juzgado (de) familia'] },
  { name: 'Juzgado de Cobranza Laboral y Previsional', forms: ['juzgado (de) cobranza laboral (y) previsional'] },
  { name: 'Juzgado de Policía Local', forms: ['juzgado (de) policia local'] },
  { name: 'Juzgado del Crimen', forms: ['juzgado (del) crimen'] },
]

/** Short forms of words of the forms above, folded, without their full stop. */
export const abbreviatedWords: Readonly<Record<string, readonly string[]>> = {
  juzgado: ['jdo', 'juz'],
  tribunal: ['trib'],
  letras: ['ltas'],
  garantia: ['gar'],
  cobranza: ['cob'],
  laboral: ['lab'],
  previsional: ['prev'],
}

/** Titles of respect before a court's name, folded; the short ones end in a full stop. */
export const honorifics = {
  short: ['excma', 'excmo', 'iltma', 'iltmo', 'ilma', 'i', 'ii', 'h'],
  long: ['excelentisima', 'excelentisimo', 'ilustrisima', 'ilustrisimo', 'honorable'],
} as const
