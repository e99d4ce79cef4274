/** `aria-describedby` target of every mode switch. */
export const semanticNoteId = 'sentido-sin-medir'

/** What is known of semantic search, beside the mode switch. Figures wait for queries that no rule was written with. */
export function SemanticNote() {
  return (
    <p id={semanticNoteId} className="text-12 text-pretty text-ink-3">
      Cuánto ayuda el significado no se ha medido aún con consultas ajenas a las que se usaron para ajustarlo.
    </p>
  )
}
