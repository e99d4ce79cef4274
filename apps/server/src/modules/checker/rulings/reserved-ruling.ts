import type { CheckedQuotation } from '@basejuris/contract'
import type { RulingFacts } from '@basejuris/domain'

/** The source says that the ruling is reserved. */
export function isReserved({ publicationStatus }: Pick<RulingFacts, 'publicationStatus'>): boolean {
  return /reservad/iu.test(publicationStatus ?? '')
}

/** What is quoted of a reserved ruling is compared; without a quotation, nothing of its text is. */
export function reservedPhrase(quotations: readonly CheckedQuotation[]): string {
  const isCompared = quotations.some(({ resultado }) => resultado === 'textual')
  return `La fuente la publica como reservada: existe, ${isCompared ? 'y el texto citado consta en ella' : 'pero no se compara su texto'}.`
}
