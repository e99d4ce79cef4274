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
  /** Initials and short forms, folded, that name the court only beside a docket number: «SCS 12.345-2020». */
  readonly besideNumber?: { readonly initials: readonly string[]; readonly forms?: readonly string[] }
  /** Words that a search for the court needs, where not those of the name. */
  readonly searchWords?: string
}

const environmentalCourt = (ordinal: string, digit: number): NationalCourt => ({
  name: `${ordinal} Tribunal Ambiental`,
  forms: [`${ordinal.toLowerCase()} tribunal ambiental`],
  abbreviations: { field: `${digit} ?ta`, query: String.raw`${digit}\s?ta`, text: `${digit}TA(?![\\p{L}\\d])` },
})

/** The only court of that rank: beside a number «Excma. Corte» is the Corte Suprema. */
const excellentCourts = ['excma corte', 'exma corte', 'exca corte', 'excelentisima corte']

/** Courts of the whole country and those named without a city. The first with a matching form is meant. */
export const nationalCourts: readonly NationalCourt[] = [
  {
    name: courtNames.supreme,
    forms: ['corte suprema (de justicia) (de chile) (de la republica) (chilena)'],
    abbreviations: {
      field: String.raw`(?:e\.? ?)?c\.? ?s`,
      query: String.raw`e\.?\s?c\.?\s?s\.?(?=\s|$)`,
      text: String.raw`E\.?C\.?S\.?(?!\p{L})`,
    },
    besideNumber: {
      initials: ['cs', 'scs', 'sscs', 'ecs', 'ics', 'csj'],
      forms: [
        ...excellentCourts,
        'c suprema (de justicia) (de chile) (chilena)',
        'cte suprema (de justicia) (de chile) (chilena)',
        'corte sup (de justicia)',
        'corte supr (de justicia)',
        'cte sup (de justicia)',
        'cte supr (de justicia)',
        'c sup (de justicia)',
        'c supr (de justicia)',
        'suprema',
        'maximo tribunal',
      ],
    },
  },
  {
    name: courtNames.constitutional,
    forms: ['tribunal constitucional'],
    abbreviations: { query: 'tc' },
    besideNumber: { initials: ['tc', 'stc', 'sstc'], forms: ['t constitucional', 'trib constitucional'] },
  },
  {
    name: 'Tribunal de Defensa de la Libre Competencia',
    forms: ['tribunal (de) (defensa) (de) (la) libre competencia …'],
    abbreviations: { field: 'tdlc', query: 'tdlc', text: String.raw`TDLC(?!\p{L})` },
    searchWords: 'libre competencia',
    besideNumber: { initials: ['tdlc', 'stdlc'] },
  },
  {
    name: courtNames.comptroller,
    forms: ['contraloria (general) (de la republica)'],
    searchWords: 'contraloria',
    besideNumber: { initials: ['cgr'] },
  },
  environmentalCourt('Primer', 1),
  environmentalCourt('Segundo', 2),
  environmentalCourt('Tercer', 3),
  { name: 'Tribunal Ambiental', forms: ['tribunal ambiental'] },
  { name: 'Corte Marcial de la Armada', forms: ['corte marcial (de) (la) armada …'] },
  { name: 'Corte Marcial', forms: ['corte marcial …'] },
  {
    name: 'Tribunal de Propiedad Industrial',
    forms: ['tribunal (de) propiedad industrial …', 'tribunal (de) p industrial …'],
    abbreviations: { query: 'tdpi|tpi' },
  },
  {
    name: 'Tribunal Calificador de Elecciones',
    forms: ['tribunal calificador de elecciones'],
    abbreviations: { query: String.raw`tricel|(?:tribunal\s+)?calificador(?:\s+de)?\s+elecciones` },
  },
]

interface NumberingBody {
  readonly name: string
  readonly forms: readonly string[]
  readonly initials: readonly string[]
  /** One in each region: a place may follow. */
  readonly hasSeats?: boolean
}

/** Other bodies that number what they decide. They count only beside such a number. */
export const numberingBodies: readonly NumberingBody[] = [
  { name: 'Tribunal Tributario y Aduanero', forms: ['tribunal tributario (y aduanero)'], initials: ['tta'], hasSeats: true },
  { name: 'Dirección del Trabajo', forms: ['direccion (del) trabajo'], initials: ['dt'] },
  { name: 'Servicio de Impuestos Internos', forms: ['servicio (de) impuestos internos', 'impuestos internos'], initials: ['sii'] },
  { name: 'Superintendencia de Seguridad Social', forms: ['superintendencia (de) seguridad social'], initials: ['suseso'] },
  { name: 'Superintendencia del Medio Ambiente', forms: ['superintendencia (del) medio ambiente'], initials: ['sma'] },
  { name: 'Servicio Nacional del Consumidor', forms: ['servicio nacional (del) consumidor'], initials: ['sernac'] },
  { name: 'Fiscalía Nacional Económica', forms: ['fiscalia nacional economica'], initials: ['fne'] },
]

/** Cities with a court of appeal. */
export const appealsCities =
  'Arica,Iquique,Antofagasta,Copiapó,La Serena,Valparaíso,Santiago,San Miguel,Rancagua,Talca,Chillán,Concepción,Temuco,Valdivia,Puerto Montt,Coyhaique,Punta Arenas'.split(
    ',',
  )

/** Short forms of cities, folded, without their full stop. */
export const abbreviatedCities: Readonly<Record<string, string>> = {
  stgo: 'Santiago',
  sgto: 'Santiago',
  stg: 'Santiago',
  stago: 'Santiago',
  scl: 'Santiago',
  valpo: 'Valparaíso',
  vlpo: 'Valparaíso',
  valp: 'Valparaíso',
  conce: 'Concepción',
  concepc: 'Concepción',
  concep: 'Concepción',
  ccp: 'Concepción',
  antof: 'Antofagasta',
  antofa: 'Antofagasta',
  anto: 'Antofagasta',
  afta: 'Antofagasta',
  antfta: 'Antofagasta',
  rcgua: 'Rancagua',
  rgua: 'Rancagua',
  rancag: 'Rancagua',
  tco: 'Temuco',
  tmco: 'Temuco',
  iqq: 'Iquique',
  valdiv: 'Valdivia',
  thno: 'Talcahuano',
  coqbo: 'Coquimbo',
  's bernardo': 'San Bernardo',
  'sn bernardo': 'San Bernardo',
  'san bdo': 'San Bernardo',
  's felipe': 'San Felipe',
  's fernando': 'San Fernando',
  's antonio': 'San Antonio',
  'l angeles': 'Los Ángeles',
  'l andes': 'Los Andes',
  'l serena': 'La Serena',
  serena: 'La Serena',
  's miguel': 'San Miguel',
  'sn miguel': 'San Miguel',
  'pto montt': 'Puerto Montt',
  'p montt': 'Puerto Montt',
  'pta arenas': 'Punta Arenas',
  'p arenas': 'Punta Arenas',
  'punta a': 'Punta Arenas',
  'pto varas': 'Puerto Varas',
  'p varas': 'Puerto Varas',
  'pto aysen': 'Puerto Aysén',
  'pto natales': 'Puerto Natales',
  coyhaique: 'Coyhaique',
  coihaique: 'Coyhaique',
  'pte alto': 'Puente Alto',
  viña: 'Viña del Mar',
  vina: 'Viña del Mar',
  'viña del mar': 'Viña del Mar',
  'vina del mar': 'Viña del Mar',
  'v del mar': 'Viña del Mar',
}

/** A kind of court of first instance: how it is shown before « de » and the place, and its forms. */
export interface CourtKind {
  readonly name: string
  readonly forms: readonly string[]
  /** Initials, folded: with or without full stops in a field or a query, in capitals in a ruling's text. */
  readonly initials?: readonly string[]
  /** Initials and the words that stand behind them, folded: «TJO en lo Penal», «J.L. Civil». */
  readonly mixed?: readonly (readonly [initials: string, rest: string])[]
  /** Other words for all courts of the kind, as written in a query. */
  readonly plurals?: readonly string[]
}

/** The first kind with a matching form is meant. */
export const courtKinds: readonly CourtKind[] = [
  {
    name: 'Tribunal de Juicio Oral en lo Penal',
    forms: ['tribunal (de) (juicio) oral (en) (lo) penal', 'tribunal (de) juicio oral'],
    initials: ['top', 'tjop', 'tjo', 'tjolp', 'tolp'],
    mixed: [
      ['tjo', 'en lo penal'],
      ['tjo', 'penal'],
      ['to', 'en lo penal'],
      ['to', 'penal'],
    ],
    plurals: ['tribunales orales (en) (lo) (penal)', 'tribunales (de) juicio oral', 'tribunales penales'],
  },
  {
    name: 'Juzgado de Letras del Trabajo',
    forms: [
      'juzgado (de) letras (del) trabajo',
      'juzgado (del) trabajo',
      'juzgado (de) letras laboral',
      'juzgado laboral',
      'tribunal laboral',
      'tribunal (del) trabajo',
    ],
    initials: ['jlt'],
    mixed: [
      ['jl', 'del trabajo'],
      ['jl', 'trabajo'],
      ['jl', 'laboral'],
    ],
    plurals: ['juzgados laborales', 'juzgados (del) trabajo', 'tribunales laborales', 'tribunales (del) trabajo'],
  },
  {
    name: 'Juzgado de Letras y Garantía',
    forms: ['juzgado (de) letras (y) garantia (y familia)'],
    initials: ['jlg', 'jlyg'],
    mixed: [
      ['jl', 'y garantia'],
      ['jl', 'garantia'],
    ],
  },
  {
    name: 'Juzgado de Letras en lo Civil',
    forms: ['juzgado (de) letras (en lo) civil'],
    initials: ['jlc'],
    mixed: [
      ['jl', 'en lo civil'],
      ['jl', 'civil'],
    ],
    plurals: ['juzgados (de) letras civiles'],
  },
  { name: 'Juzgado de Letras', forms: ['juzgado (de) letras'], initials: ['jl'] },
  { name: 'Juzgado de Garantía', forms: ['juzgado (de) garantia'], initials: ['jg'], plurals: ['tribunales (de) garantia'] },
  { name: 'Juzgado Civil', forms: ['juzgado (de) (lo) civil'], initials: ['jc'], plurals: ['juzgados civiles', 'tribunales civiles'] },
  { name: 'Juzgado de Familia', forms: ['juzgado (de) familia'], initials: ['jf'], plurals: ['tribunales (de) familia'] },
  {
    name: 'Juzgado de Cobranza Laboral y Previsional',
    forms: ['juzgado (de) cobranza laboral (y) previsional', 'juzgado (de) cobranza'],
    initials: ['jclp', 'jclyp'],
  },
  { name: 'Juzgado de Policía Local', forms: ['juzgado (de) policia local'], initials: ['jpl'] },
  { name: 'Juzgado del Crimen', forms: ['juzgado (del) crimen'] },
]

/** Short forms of words of the forms above, folded, without their full stop. */
export const abbreviatedWords: Readonly<Record<string, readonly string[]>> = {
  juzgado: ['jdo', 'juz', 'juzg', 'jzgdo', 'jzdo', 'jgdo', 'j'],
  tribunal: ['trib'],
  letras: ['ltas', 'let'],
  garantia: ['gar', 'gtia'],
  cobranza: ['cob'],
  laboral: ['lab'],
  previsional: ['prev'],
  familia: ['fam', 'flia'],
  trabajo: ['trab'],
}

/** Titles of respect before a court's name, folded; the short ones end in a full stop. */
export const honorifics = {
  short: [
    'e',
    'excma',
    'excmo',
    'exma',
    'exmo',
    'exca',
    'exc',
    'iltma',
    'iltmo',
    'ilma',
    'illma',
    'illtma',
    'ilta',
    'itma',
    'i',
    'ii',
    'h',
  ],
  long: ['excelentisima', 'excelentisimo', 'ilustrisima', 'ilustrisimo', 'ilustre', 'honorable'],
} as const
