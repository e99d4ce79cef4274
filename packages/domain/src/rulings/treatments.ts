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

/** Below it a treatment is shown as `cita`. */
export const minTreatmentConfidence = 0.7

/** Who treats: the court, or judges in a dissent or a concurring opinion. */
export const treatmentVoices = ['tribunal', 'voto', 'prevencion'] as const
export type TreatmentVoice = (typeof treatmentVoices)[number]

export const treatmentNames: Readonly<Record<Treatment, string>> = {
  se_aparta: 'se aparta',
  deja_sin_efecto: 'deja sin efecto',
  reconsidera: 'reconsidera',
  distingue: 'distingue',
  complementa: 'complementa',
  sigue: 'sigue',
  aplica: 'aplica',
  cita: 'cita',
}

/** One reading of how a ruling treats another. Null where none was read. */
export interface ReadTreatment {
  readonly treatment: Treatment | null
  readonly treatmentVoice: TreatmentVoice | null
  readonly treatmentConfidence: number | null
}

/** What the court says surely over all the places where it names a ruling, negative before positive; `cita` otherwise. */
export function courtTreatment(readings: readonly ReadTreatment[]): Treatment {
  const said = new Set(
    readings
      .filter(
        ({ treatmentVoice, treatmentConfidence }) => treatmentVoice === 'tribunal' && (treatmentConfidence ?? 0) >= minTreatmentConfidence,
      )
      .map(({ treatment }) => treatment),
  )
  return treatments.find((treatment) => said.has(treatment)) ?? 'cita'
}
