/** Why rules planned or wrote instead of the configured model, as shown beside the answer. */
export const modelNoteSentences = {
  plan_by_rules: 'El modelo no dio un plan de búsqueda válido: la búsqueda se hizo por reglas.',
  plan_unavailable: 'El modelo no respondió al preparar la búsqueda: se hizo por reglas.',
  written_by_rules: 'El modelo no respondió: esta respuesta son citas elegidas por reglas.',
  write_interrupted: 'El modelo se interrumpió: el resto de esta respuesta son citas elegidas por reglas.',
  model_refused: 'El modelo se negó a responder: en su lugar se usan reglas.',
  model_paused: 'El modelo falló varias veces y está en pausa: en su lugar se usan reglas.',
  budget_spent: 'Se agotó el presupuesto diario del modelo: en su lugar se usan reglas.',
  nothing_verified: 'Nada de lo que escribió el modelo estaba en las sentencias: esta respuesta son citas elegidas por reglas.',
} as const

export type ModelNote = keyof typeof modelNoteSentences
