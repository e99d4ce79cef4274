import { addEncoder, countRulings, type Database, findEncoder, getStoreIdentity } from '@basejuris/database'
import {
  type BuiltInKind,
  builtInKindOf,
  createBuiltInEncoder,
  type Encoder,
  type EncoderSettings,
  EncoderUnavailable,
  encoderSettingsSchema,
  isBuiltInKind,
  keyFor,
  openEncoder,
} from '@basejuris/search'
import { unavailableEncoder } from './current-encoder.ts'
import { encoderOfSchema } from './index-schema.ts'

export interface ChosenEncoders {
  readonly configured: Encoder
  /** Its vectors are searched until every ruling has vectors of the configured one. */
  readonly current: Encoder
}

export interface ChooseEncodersOptions {
  readonly database: Database
  /** Schema of the stored index; null when there is none. */
  readonly storedSchema: string | null
  readonly settings: EncoderSettings
  readonly key: string | null
}

/** Makes vectors until those of a configured encoder are complete, where there is no index yet. */
const defaultKind: BuiltInKind = 'learnt'

/**
 * Opens the configured encoder, and the one that made the stored index when that is another.
 * @throws {EncoderUnavailable} when the configured one cannot be opened
 */
export async function chooseEncoders({ database, storedSchema, settings, key }: ChooseEncodersOptions): Promise<ChosenEncoders> {
  const configured = await openEncoder(settings, key)
  if (!isBuiltInKind(settings.kind)) await addEncoder(database, { name: configured.name, settings })
  const name = encoderOfSchema(storedSchema, await getStoreIdentity(database))
  if (configured.name === name) return { configured, current: configured }
  const builtIn = createBuiltInEncoder(builtInKindOf(name ?? '') ?? defaultKind)
  if (builtIn.name === name) return { configured, current: builtIn }
  const previous = name === null ? null : await findEncoder(database, name)
  if (previous !== null) return { configured, current: await openPrevious(previous.name, previous.settings, { settings, key }) }
  const ready =
    isBuiltInKind(settings.kind) || (await findEncoder(database, configured.name))?.complete || (await countRulings(database)) === 0
  return { configured, current: ready ? configured : builtIn }
}

const openPrevious = async (
  name: string,
  stored: unknown,
  { settings, key }: Pick<ChooseEncodersOptions, 'settings' | 'key'>,
): Promise<Encoder> => {
  const previous = encoderSettingsSchema.safeParse(stored)
  if (!previous.success) return unavailableEncoder(name)
  try {
    const encoder = await openEncoder(previous.data, keyFor(previous.data, settings, key))
    return encoder.name === name ? encoder : unavailableEncoder(name)
  } catch (error) {
    if (error instanceof EncoderUnavailable) return unavailableEncoder(name)
    throw error
  }
}
