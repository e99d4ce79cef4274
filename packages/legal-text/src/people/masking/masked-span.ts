export type PersonalDataKind = 'rut' | 'document' | 'email' | 'phone' | 'address' | 'plate' | 'account' | 'birth' | 'minorBirth'

/** A piece of personal data in a text, as UTF-16 offsets. */
export interface PersonalSpan {
  readonly kind: PersonalDataKind
  readonly from: number
  readonly to: number
}
