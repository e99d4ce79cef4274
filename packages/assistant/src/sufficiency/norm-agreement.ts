import { isAppliedUse, type NormCitation } from '@basejuris/domain'
import type { Agreement } from './field-agreement.ts'

type RulingNorm = Pick<NormCitation, 'key' | 'use'>

/** Laws and decrees: a ruling that applies an article of one is about it. That it applies an article of a code says nothing of another one. */
const isLaw = /^(?:ley|DL|DFL|DS)-/u

/**
 * Whether a court applied a norm that a question names. A whole law is applied by any of its articles. Unknown where the question or the ruling
 * has none, and where the ruling names what is asked for and does not apply it.
 */
export function normAgreement(asked: readonly string[], norms: readonly RulingNorm[]): Agreement {
  const applied = norms.filter(({ use }) => isAppliedUse(use)).map(({ key }) => key)
  if (asked.length === 0 || applied.length === 0) return 'unknown'
  if (asked.some((key) => applied.includes(key) || (isLaw.test(key) && applied.some((own) => isArticleOf(own, key))))) return 'agrees'
  return asked.some((key) => norms.some((norm) => norm.key === key || isArticleOf(norm.key, key))) ? 'unknown' : 'differs'
}

const isArticleOf = (key: string, norm: string): boolean => key.startsWith(`${norm}:`)
