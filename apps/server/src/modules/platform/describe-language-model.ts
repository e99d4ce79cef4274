import type { ModelSettings } from '@basejuris/assistant'
import type { LanguageModelView } from '@basejuris/contract'

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
const sentTexts = [
  'la pregunta, con los nombres, RUT, teléfonos, correos y domicilios que se reconocen ocultos',
  'los tramos de sentencias elegidos para responderla',
  'solo si usted lo permite en esa conversación, lo que el documento adjunto dice de la pregunta, con lo mismo oculto',
]

/** Describes the language model and what it is sent. Its key and its full address are not told. */
export function describeLanguageModel(settings: ModelSettings | null): LanguageModelView {
  if (settings === null) return { proveedor: 'ninguno', modelo: null, servicio: null, recibe: [] }
  const { host, hostname } = new URL(settings.url)
  return { proveedor: settings.provider, modelo: settings.name, servicio: ownHosts.has(hostname) ? null : host, recibe: sentTexts }
}
