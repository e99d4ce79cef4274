/**
 * How a later ruling treats one that it cites. The last four are those of the Contraloría towards its own opinions. The order is that of
 * presentation: what departs from a ruling comes first.
 */
export const treatments = ['se_aparta', 'deja_sin_efecto', 'reconsidera', 'distingue', 'complementa', 'sigue', 'aplica', 'cita'] as const
export type Treatment = (typeof treatments)[number]

const negativeTreatments: ReadonlySet<Treatment> = new Set(['se_aparta', 'deja_sin_efecto', 'reconsidera', 'distingue'])

/** Whether the later ruling departs from the earlier one or keeps it from deciding its own case. */
export function isNegativeTreatment(treatment: Treatment): boolean {
  return negativeTreatments.has(treatment)
}

/** Who treats: the court, or judges in a dissent or a concurring opinion. */
export const treatmentVoices = ['tribunal', 'voto', 'prevencion'] as const
export type TreatmentVoice = (typeof treatmentVoices)[number]
