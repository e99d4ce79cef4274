import { cachedEncoder } from './cached-encoder.ts'
import type { Encoder } from './encoder.ts'
import type { EncoderSettings } from './encoder-settings.ts'
import { createHashingEncoder } from './hashing-encoder.ts'
import { openOnnxEncoder } from './onnx-encoder.ts'
import { createOpenAiEncoder } from './openai-encoder.ts'

/** @throws {EncoderUnavailable} when a model in a folder cannot be opened */
export async function openEncoder(settings: EncoderSettings, key: string | null): Promise<Encoder> {
  if (settings.kind === 'hashing') return createHashingEncoder()
  const encoder = settings.kind === 'openai' ? createOpenAiEncoder({ ...settings, key }) : await openOnnxEncoder(settings)
  return cachedEncoder(encoder, () => performance.now())
}

/** The configured key, for the service it belongs to; null for any other service. */
export function keyFor(settings: EncoderSettings, configured: EncoderSettings, key: string | null): string | null {
  return settings.kind === 'openai' && configured.kind === 'openai' && new URL(settings.url).origin === new URL(configured.url).origin
    ? key
    : null
}
