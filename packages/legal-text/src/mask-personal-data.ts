export type PersonalDataKind = 'rut' | 'email' | 'phone' | 'address'

/** A masked text and how many of each kind were replaced. */
export interface MaskedText {
  readonly text: string
  readonly found: readonly { readonly kind: PersonalDataKind; readonly count: number }[]
}

const patterns: readonly (readonly [PersonalDataKind, string, RegExp])[] = [
  ['email', '[correo]', /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu],
  ['rut', '[RUT]', /(?<![\d.-])\d{1,2}\.\d{3}\.\d{3}\s?[-–]\s?[\dkK](?!\d)|(?<![\d.-])0{0,3}\d{7,8}\s?[-–]\s?[\dkK](?![\dA-Za-z])/gu],
  ['phone', '[teléfono]', /(?<!\d)\+?56[\s-]?9[\s-]?\d{4}[\s-]?\d{4}(?!\d)/gu],
]

/** Replaces RUT, e-mail, telephone and address by `[RUT]`, `[correo]`, `[teléfono]`, `[domicilio]`. */
export const maskPersonalData = (text: string): MaskedText => {
  const counts = new Map<PersonalDataKind, number>()
  let masked = text
  for (const [kind, mark, pattern] of patterns) {
    masked = masked.replace(pattern, () => {
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      return mark
    })
  }
  return { text: masked, found: [...counts].map(([kind, count]) => ({ kind, count })) }
}
