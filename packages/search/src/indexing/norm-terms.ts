import type { Subdivision } from '@basejuris/domain'

/** The key of the article and of its whole norm, or of the norm alone. */
export function normTerms(key: string): string[] {
  return key.includes(':') ? [key, key.slice(0, key.indexOf(':'))] : [key]
}

/** Term of one place within an article: `CPR:19#n24,i2`. */
export function subdivisionTerm(key: string, { numeral, inciso, letra }: Subdivision): string {
  const steps = [
    ...(numeral === undefined ? [] : [`n${numeral}`]),
    ...(inciso === undefined ? [] : [`i${inciso}`]),
    ...(letra === undefined ? [] : [`l${letra}`]),
  ]
  return `${key}#${steps.join(',')}`
}

/** Terms by which a cited place is found: itself, and every place that names fewer of its steps. «N° 24 inciso 2°» is found by «N° 24». */
export function subdivisionTerms(key: string, { numeral, inciso, letra }: Subdivision): string[] {
  const terms = new Set<string>()
  for (const ofNumeral of [numeral, undefined])
    for (const ofInciso of [inciso, undefined])
      for (const ofLetra of [letra, undefined]) terms.add(subdivisionTerm(key, { numeral: ofNumeral, inciso: ofInciso, letra: ofLetra }))
  terms.delete(subdivisionTerm(key, {}))
  return [...terms]
}
