import type { Ruling } from '@basejuris/domain'
import { createHashingEncoder, type RulingDocuments, toIndexDocuments } from '@basejuris/search'

export { rulingLikeness as likeness } from '@basejuris/legal-text'
export { remaskSections } from '../versions/remask-sections.ts'
export { prepareRecord } from './prepare-record.ts'

const encoder = createHashingEncoder()

/** What the index holds of a ruling, with vectors of the built-in encoder; null when it cannot be made. */
export const buildDocuments = async (ruling: Ruling): Promise<RulingDocuments | null> => {
  try {
    return await toIndexDocuments(ruling, encoder)
  } catch {
    return null
  }
}
