import { repairDisplacedAccents } from '@basejuris/legal-text/cleaning/repair-displaced-accents'
import { sourceLines } from '@basejuris/legal-text/cleaning/source-lines'

const headCharacters = 4000

/**
 * The first lines of a raw text, where docket number, court and date are. Characters and displaced accents are repaired; blank lines are
 * dropped.
 */
export function headLines(text: string, characters = headCharacters): string[] {
  return repairDisplacedAccents(sourceLines(text.slice(0, characters))).filter((line) => line !== '')
}
