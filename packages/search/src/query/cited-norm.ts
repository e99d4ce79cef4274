import type { Subdivision } from '@basejuris/domain'

/** A norm that a query names. */
export interface CitedNorm {
  /** Of the article, whatever its subdivision; the first of a range. */
  readonly key: string
  /** «art. 19 N° 24 Constitución Política de la República», «arts. 160 a 163 Código del Trabajo». */
  readonly label: string
  /** Keys of the other articles of a range, any of which matches. */
  readonly range: readonly string[]
  /** Places within the article that the query names. Rulings that cite them come before those that cite the article. */
  readonly subdivisions: readonly Subdivision[]
}

/** The norm without its place in the query. */
export function citedNorm({ key, label, range, subdivisions }: CitedNorm): CitedNorm {
  return { key, label, range, subdivisions }
}
