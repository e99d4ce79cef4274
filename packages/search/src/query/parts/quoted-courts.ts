import { findCourts } from './find-courts.ts'
import { findQuotes } from './find-quotes.ts'
import { withoutSpans } from './span.ts'

const courtName = /^(?:la\s+|el\s+)?(?:corte|tribunal|juzgado|\d{1,2}[°º]?\s+juzgado)/iu

/**
 * The text with blanks in place of the quotation marks around a court: «queja precario "Corte Suprema" 2024» names the court. Where nothing else is
 * searched or another court is named, the quotation stays a phrase.
 */
export function withCourtsUnquoted(text: string): string {
  const { phrases } = findQuotes(text)
  const rest = withoutSpans(text, phrases)
  if (!/\p{L}/u.test(rest) || findCourts(rest).length > 0) return text
  return phrases.reduce((written, { from, to, text: inside }) => {
    const [court] = courtName.test(inside) ? findCourts(inside) : []
    const isWhole = court !== undefined && court.from <= leadOf(inside) && court.to === inside.length
    return isWhole ? `${written.slice(0, from)} ${written.slice(from + 1, to - 1)} ${written.slice(to)}` : written
  }, text)
}

const leadOf = (inside: string): number => /^(?:la|el)\s+/iu.exec(inside)?.[0].length ?? 0
