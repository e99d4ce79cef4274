import { findEmails, findFullNames, findIdentityNumbers, findPhones } from '@basejuris/legal-text'
import type { Span } from '../parts/span.ts'
import { narrativeOf } from './narrative.ts'

/** «RUT N°», «mi correo es», «me llamo» beside what they announce. */
const label =
  /(?<!\p{L})(?:(?:mi\s+)?(?:r\.?u\.?[tn]\.?|c[eé]dula(?:\s+de\s+identidad)?|fono|tel[eé]fono|celular|correo(?:\s+electr[oó]nico)?|e?-?mail)|soy|me\s+llamo)(?:\s*(?:n[°º.]|n[uú]mero|es|:))*\s*$/iu

const withLabel = (text: string, { from, to }: Span): Span => ({ from: text.slice(0, from).match(label)?.index ?? from, to })

/** Names, RUT, telephones and addresses of mail in a story, where they say nothing of what it is about. Elsewhere they may be searched. */
export function findPrivateData(text: string): Span[] {
  const found = [...findIdentityNumbers(text), ...findPhones(text), ...findEmails(text), ...findFullNames(text)]
  if (found.length === 0) return []
  const narrative = narrativeOf(text, found)
  return narrative === 'own' || narrative === 'told' ? found.map((span) => withLabel(text, span)) : []
}
