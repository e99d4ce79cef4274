import { join } from 'node:path'
import { countRulings, type Database, findEncoder, getStoreIdentity, putEncoder } from '@basejuris/database'
import { createHashingEncoder, type Encoder, EncoderUnavailable, storedIndexSchema } from '@basejuris/search'
import { absentEncoder } from './encoder-in-use.ts'
import { type EncoderSettings, encoderSettingsSchema } from './encoder-settings.ts'
import { keyFor, openEncoder } from './open-encoder.ts'
import { encoderOfSchema } from './open-index.ts'

export interface ChosenEncoders {
  /** The configured one. */
  readonly wanted: Encoder
  /** The one whose vectors are searched until those of the wanted one are all there. */
  readonly present: Encoder
}

export interface ChooseEncoders {
  readonly dataDir: string
  readonly database: Database
  readonly settings: EncoderSettings
  readonly key: string | null
}

/** Opens the configured encoder, and the one the index was made with when that is another. @throws {EncoderUnavailable} when the configured one cannot be opened */
export async function chooseEncoders({ dataDir, database, settings, key }: ChooseEncoders): Promise<ChosenEncoders> {
  const wanted = await openEncoder(settings, key)
  if (settings.kind !== 'hashing') await putEncoder(database, { name: wanted.name, settings })
  const builtIn = createHashingEncoder()
  const schema = await storedIndexSchema(join(dataDir, 'index'))
  const name = encoderOfSchema(schema, await getStoreIdentity(database))
  const known = [wanted, builtIn].find((encoder) => encoder.name === name)
  if (known !== undefined) return { wanted, present: known }
  const left = name === null ? null : await findEncoder(database, name)
  if (left !== null) return { wanted, present: await openLeft(left.name, left.settings, { settings, key }) }
  const ready = settings.kind === 'hashing' || (await findEncoder(database, wanted.name))?.complete || (await countRulings(database)) === 0
  return { wanted, present: ready ? wanted : builtIn }
}

const openLeft = async (name: string, stored: unknown, { settings, key }: Pick<ChooseEncoders, 'settings' | 'key'>): Promise<Encoder> => {
  const read = encoderSettingsSchema.safeParse(stored)
  if (!read.success) return absentEncoder(name)
  try {
    const encoder = await openEncoder(read.data, keyFor(read.data, settings, key))
    return encoder.name === name ? encoder : absentEncoder(name)
  } catch (error) {
    if (error instanceof EncoderUnavailable) return absentEncoder(name)
    throw error
  }
}
