import { basename } from 'node:path'
import type { MeaningView } from '@basejuris/contract'
import { familiesRaised, readFloors } from '@basejuris/search'
import type { EncoderSettings } from '../../composition/encoder-settings.ts'

/** Families of the evaluation as people would say them. */
const familyNames: Readonly<Record<string, string>> = {
  lay: 'preguntas en palabras corrientes',
  norm: 'normas',
  concept: 'conceptos jurídicos',
  facts: 'relatos de hechos',
  known: 'fallos que se buscan por su nombre',
}

/** What the interface says of the encoder. Only the built-in one was measured. */
export function describeMeaning(settings: EncoderSettings): MeaningView {
  if (settings.kind === 'hashing') {
    const mejora = familiesRaised(readFloors('ingesta')).map((family) => familyNames[family] ?? family)
    return { codificador: 'propio', modelo: null, servicio: null, mejora }
  }
  if (settings.kind === 'onnx') return { codificador: 'carpeta', modelo: basename(settings.folder), servicio: null, mejora: null }
  return { codificador: 'servicio', modelo: settings.model, servicio: new URL(settings.url).host, mejora: null }
}
