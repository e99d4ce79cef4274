import { platformFacts } from '../../../api/platform-facts.ts'
import { semanticGainMessage } from './semantic-measurements.ts'

/** `aria-describedby` target of every mode switch. */
export const semanticNoteId = 'sentido-medido'

/** The measured gain of semantic search, beside the mode switch. */
export async function SemanticNote() {
  const facts = await platformFacts()
  if (facts === null) return null
  return (
    <p id={semanticNoteId} className="text-12 text-pretty text-ink-3">
      {semanticGainMessage(facts.settings.sentido)}
    </p>
  )
}
