import { createBuiltInEncoder } from './built-in-encoders.ts'
import { cachedEncoder } from './cached-encoder.ts'
import type { Encoder } from './encoder.ts'
import type { EncoderSettings } from './encoder-settings.ts'
import { openOnnxEncoder } from './onnx-encoder.ts'
import { createOpenAiEncoder } from './openai-encoder.ts'
import { openStaticEncoder } from './static/static-encoder.ts'

/** @throws {EncoderUnavailable} when a model in a folder cannot be opened */
export async function openEncoder(settings: EncoderSettings, key: string | null): Promise<Encoder> {
  switch (settings.kind) {
    case 'learnt':
    case 'hashing':
      return createBuiltInEncoder(settings.kind)
    case 'static':
      return openStaticEncoder(settings)
    case 'onnx':
      return cached(await openOnnxEncoder(settings))
    case 'openai':
      return cached(createOpenAiEncoder({ ...settings, key }))
  }
}

const cached = (encoder: Encoder): Encoder => cachedEncoder(encoder, () => performance.now())

/** The configured key, for the service it belongs to; null for any other service. */
export function keyFor(settings: EncoderSettings, configured: EncoderSettings, key: string | null): string | null {
  return settings.kind === 'openai' && configured.kind === 'openai' && new URL(settings.url).origin === new URL(configured.url).origin
    ? key
    : null
}
