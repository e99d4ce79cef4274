import type { CollectionId, Outcome } from '@basejuris/domain'

export interface DemoJudge {
  readonly nombre: string
  readonly voto: 'mayoria' | 'contra' | 'prevencion'
}

export interface DemoNormReference {
  /** `CT:161`, `ley-19728:13`; without article `CT`. */
  readonly clave: string
  readonly norma: string
  readonly articulo: string | null
  /** BCN LeyChile idNorma. */
  readonly idNorma: number | null
}

/** One line of the generic JSONL source; fields in the README. */
export interface DemoRecord {
  readonly id: string
  readonly coleccion: CollectionId
  readonly rol: string
  readonly rit: string | null
  readonly ruc: string | null
  readonly libro: string | null
  readonly caratulado: string
  /** `yyyy-mm-dd`. */
  readonly fecha: string
  readonly tribunal: string
  readonly sala: string | null
  readonly tipo: string
  readonly recurso: string | null
  readonly resultado: Outcome
  readonly resultadoTexto: string | null
  readonly ministros: readonly DemoJudge[]
  readonly redactor: string | null
  readonly normas: readonly DemoNormReference[]
  readonly materias: readonly string[]
  readonly tribunalOrigen: string | null
  readonly rolOrigen: string | null
  readonly url: string | null
  readonly ficticia: true
  /** The whole ruling, one paragraph per line. */
  readonly texto: string
}
