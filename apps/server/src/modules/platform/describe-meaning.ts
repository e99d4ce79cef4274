import { basename } from 'node:path'
import type { MeaningView } from '@basejuris/contract'
import type { EncoderSettings } from '@basejuris/search'

/** Describes the encoder and what it sends outside the machine. */
export function describeMeaning(settings: EncoderSettings): MeaningView {
  switch (settings.kind) {
    case 'learnt':
    case 'hashing':
      return { codificador: 'propio', modelo: null, servicio: null }
    case 'static':
    case 'onnx':
      return { codificador: 'carpeta', modelo: basename(settings.folder), servicio: null }
    case 'openai':
      return { codificador: 'servicio', modelo: settings.model, servicio: new URL(settings.url).host }
  }
}
