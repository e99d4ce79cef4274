import type { NormPartText } from '@basejuris/domain'
import { findCatalogueNorm, idNormaOf } from '@basejuris/legal-text'

const lawNumbers = /\bley(?:es)?\s+n[°ºúu.]*m?\.?\s*(\d{1,2}\.?\d{3})/giu

/** Whether a text names a law that was published after the day. */
const namesLaterLaw = (text: string, day: string): boolean =>
  text.matchAll(lawNumbers).some(([, number = '']) => {
    const idNorma = idNormaOf(`ley-${number.replace('.', '')}`)
    const published = idNorma === null ? null : (findCatalogueNorm(idNorma)?.published ?? null)
    return published !== null && published > day
  })

/**
 * Parts without the days that cannot be those of their wording: a text that names a later law is younger. The source gives such a day to a
 * whole law within a decree, so that none of its parts with that day keeps it.
 */
export function withPossibleDates(parts: readonly NormPartText[]): NormPartText[] {
  const dayOfLaw = ({ ofNorm, block, modifiedOn }: NormPartText): string => `${ofNorm}/${block}/${modifiedOn}`
  const impossible = new Set(parts.filter(({ text, modifiedOn }) => modifiedOn !== null && namesLaterLaw(text, modifiedOn)).map(dayOfLaw))
  return parts.map((part) => (impossible.has(dayOfLaw(part)) ? { ...part, modifiedOn: null } : part))
}
