import { basename } from 'node:path'
import type { MeaningView } from '@basejuris/contract'
import type { EncoderSettings } from '@basejuris/search'
import { familiesRaised, type MeasuredFamily, readMeasuredMeaning } from '@basejuris/search'

/** Query families of the evaluation, in plain Spanish. */
const familyNames: Readonly<Record<string, string>> = {
  lay: 'preguntas en palabras corrientes',
  norm: 'normas',
  concept: 'conceptos jurídicos',
  facts: 'relatos de hechos',
  known: 'fallos que se buscan por su nombre',
}

const nameOf = (family: string): string => familyNames[family] ?? family

const presentMeasured = ({ family, queries, words, meaning, both }: MeasuredFamily) => ({
  clase: nameOf(family),
  consultas: queries,
  palabras: words,
  significado: meaning,
  ambos: both,
})

/** Describes the encoder. Only the built-in one has measurements. */
export function describeMeaning(settings: EncoderSettings): MeaningView {
  if (settings.kind === 'hashing') {
    const measured = readMeasuredMeaning()
    return {
      codificador: 'propio',
      modelo: null,
      servicio: null,
      mejora: familiesRaised(measured).map(({ family }) => nameOf(family)),
      medicion: { ...presentMeasured({ ...measured.overall, family: 'todas' }), clases: measured.families.map(presentMeasured) },
    }
  }
  const unmeasured = { mejora: null, medicion: null }
  if (settings.kind === 'onnx') return { codificador: 'carpeta', modelo: basename(settings.folder), servicio: null, ...unmeasured }
  return { codificador: 'servicio', modelo: settings.model, servicio: new URL(settings.url).host, ...unmeasured }
}
