import { findEmails, findFullNames, findIdentityNumbers, findPhones } from '@basejuris/legal-text'
import type { Span } from '../parts/span.ts'
import { narrativeOf } from './narrative.ts'

/** Names, RUT, telephones and addresses of mail in a story, where they say nothing of what it is about. Elsewhere they may be searched. */
export function findPrivateData(text: string): Span[] {
  const found = [...findIdentityNumbers(text), ...findPhones(text), ...findEmails(text), ...findFullNames(text)]
  if (found.length === 0) return []
  const narrative = narrativeOf(text, found)
  return narrative === 'own' || narrative === 'told' ? found.map(({ from, to }) => ({ from, to })) : []
}
