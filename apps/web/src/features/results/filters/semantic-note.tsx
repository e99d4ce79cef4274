import { platformFacts } from '../../../api/platform-facts.ts'
import { semanticGainMessage } from './semantic-measurements.ts'

/** What describes the switch of modes, wherever it stands. */
export const semanticNoteId = 'sentido-medido'

/** What was measured of meaning, beside the switch of modes. */
export async function SemanticNote() {
  const facts = await platformFacts()
  if (facts === null) return null
  return (
    <p id={semanticNoteId} className="text-12 text-pretty text-ink-3">
      {semanticGainMessage(facts.settings.sentido)}
    </p>
  )
}
