import { createHashingEncoder, createOpenAiEncoder, type Encoder, openOnnxEncoder, patientEncoder } from '@basejuris/search'
import type { EncoderSettings } from './encoder-settings.ts'

/** @throws {EncoderUnavailable} when a model in a folder cannot be opened */
export async function openEncoder(settings: EncoderSettings, key: string | null): Promise<Encoder> {
  if (settings.kind === 'hashing') return createHashingEncoder()
  const encoder = settings.kind === 'openai' ? createOpenAiEncoder({ ...settings, key }) : await openOnnxEncoder(settings)
  return patientEncoder(encoder, () => performance.now())
}

/** The key goes to the service it was given for and to no other. */
export function keyFor(settings: EncoderSettings, configured: EncoderSettings, key: string | null): string | null {
  return settings.kind === 'openai' && configured.kind === 'openai' && new URL(settings.url).origin === new URL(configured.url).origin
    ? key
    : null
}
