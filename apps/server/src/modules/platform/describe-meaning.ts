import { basename } from 'node:path'
import type { MeaningView } from '@basejuris/contract'
import type { EncoderSettings } from '@basejuris/search'

/** Describes the encoder and what it sends outside the machine. */
export function describeMeaning(settings: EncoderSettings): MeaningView {
  if (settings.kind === 'hashing') return { codificador: 'propio', modelo: null, servicio: null }
  if (settings.kind === 'openai') return { codificador: 'servicio', modelo: settings.model, servicio: new URL(settings.url).host }
  return { codificador: 'carpeta', modelo: basename(settings.folder), servicio: null }
}
