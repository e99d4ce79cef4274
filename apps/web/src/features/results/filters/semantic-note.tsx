import { homeFacts } from '../../../api/platform-facts.ts'
import { meaningInWords } from './semantic-measurements.ts'

/** What describes the switch of modes, wherever it stands. */
export const meaningNoteId = 'sentido-medido'

/** What was measured of meaning, beside the switch of modes. */
export async function MeaningNote() {
  const facts = await homeFacts()
  if (facts === null) return null
  return (
    <p id={meaningNoteId} className="text-12 text-pretty text-ink-3">
      {meaningInWords(facts.settings.sentido)}
    </p>
  )
}
