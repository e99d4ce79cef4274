import { repairDisplacedAccents } from './repair-displaced-accents.ts'
import { sourceLines } from './source-lines.ts'
import { dropSourceNoise } from './source-noise.ts'
import { joinWrappedLines } from './wrapped-lines.ts'

/**
 * Paragraphs of a source's raw text, each one string without line breaks: breaks, blanks and characters made regular, signature blocks and page
 * furniture dropped, displaced accents put back, hard-wrapped lines joined. Nothing of the ruling itself is left out.
 */
export const cleanText = (raw: string): string[] => joinWrappedLines(dropSourceNoise(repairDisplacedAccents(sourceLines(raw))))
