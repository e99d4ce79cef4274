import type { FamilyQuality, MeasuredFigure, measuredSystems, QuestionFamily } from '@basejuris/contract'

type System = (typeof measuredSystems)[number]
export type Reached = FamilyQuality['sistemas'][number]

/** Below it shares say too little to compare. */
export const fewQuestions = 10

interface FamilyWords {
  readonly name: string
  readonly what: string
  /** Completes «3 de 8…». */
  readonly plural: string
}

const families: Readonly<Record<QuestionFamily, FamilyWords>> = {
  corriente: { name: 'Pregunta corriente', what: 'como la haría quien no es abogado', plural: 'preguntas corrientes' },
  relato: { name: 'Relato', what: 'un caso contado con sus hechos', plural: 'relatos' },
  concepto: { name: 'Concepto jurídico', what: 'una figura o una doctrina', plural: 'conceptos jurídicos' },
  norma: { name: 'Artículo', what: 'una norma, sola o con una pregunta', plural: 'búsquedas por artículo' },
  contexto: { name: 'Cita de otro fallo', what: 'la frase con que otro fallo lo cita', plural: 'frases que citan un fallo' },
  caratula: { name: 'Carátula', what: 'las partes, abreviadas o en otro orden', plural: 'carátulas' },
  rol: { name: 'Rol', what: 'con su tribunal o su año', plural: 'roles' },
  frase: { name: 'Frase entre comillas', what: 'palabras exactas del fallo', plural: 'frases entre comillas' },
  operadores: { name: 'Con operadores', what: 'y, o, no, comillas', plural: 'búsquedas con operadores' },
}
const together: FamilyWords = { name: 'Todas', what: 'las familias juntas', plural: 'preguntas' }

export function familyWords({ familia }: Pick<FamilyQuality, 'familia'>): FamilyWords {
  return familia === null ? together : families[familia]
}

export const systemNames: Readonly<Record<System, string>> = {
  basejuris: 'BaseJuris',
  palabras: 'Solo palabras',
  significado: 'Solo significado',
  bm25: 'BM25 simple',
  bm25_raices: 'BM25 por raíces',
}

const nothing: Reached = {
  sistema: 'basejuris',
  primera: 0,
  entreDiez: 0,
  parte: { valor: 0, desde: 0, hasta: 1 },
  orden: { valor: 0, desde: 0, hasta: 1 },
  ventaja: null,
}

/** What a system reaches in a family. */
export function reachedBy({ sistemas }: Pick<FamilyQuality, 'sistemas'>, system: System): Reached {
  return sistemas.find(({ sistema }) => sistema === system) ?? nothing
}

/** 0.653 → «65 %». */
export function percent(share: number): string {
  return `${Math.round(share * 100)}\u00a0%`
}

/** «de 50 a 77 %». */
export function percentInterval({ desde, hasta }: MeasuredFigure): string {
  return `de\u00a0${Math.round(desde * 100)} a\u00a0${percent(hasta)}`
}

/** Of every twenty. */
export function ofTwenty(share: number): number {
  return Math.round(share * 20)
}

const decimals = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 0.8 → «0,80». */
export function formatDecimal(value: number): string {
  return decimals.format(value)
}
