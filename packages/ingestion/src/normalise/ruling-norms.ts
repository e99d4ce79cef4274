import type { NormCitation } from '@basejuris/domain'
import { findNormCitations, normLabel, parseSourceNorm } from '@basejuris/legal-text'
import type { SourceNorm } from '../record/parsed-record.ts'
import { maskedField } from './masked-text.ts'

const articleOf = (key: string): string | null => (key.includes(':') ? key.slice(key.indexOf(':') + 1) : null)

const fromSource = (norm: SourceNorm): NormCitation[] => {
  if ('key' in norm) {
    return [{ key: norm.key, label: normLabel(norm.key), idNorma: norm.idNorma, article: articleOf(norm.key), origin: 'source' }]
  }
  // The tab between name and article survives masking, which collapses spaces.
  const written = norm.text.split('\t').map((part) => maskedField(part) ?? '')
  const parsed = parseSourceNorm(written.join('\t'), norm.idNorma)
  return parsed === null ? [] : [parsed]
}

/** Norms that a ruling applies: those its source names, then those in its text, each key once. */
export function rulingNorms(norms: readonly SourceNorm[], text: string): NormCitation[] {
  const byKey = new Map<string, NormCitation>()
  const add = (norm: NormCitation) => {
    const known = byKey.get(norm.key)
    if (known === undefined) byKey.set(norm.key, norm)
    else if (known.idNorma === null && norm.idNorma !== null) byKey.set(norm.key, { ...known, idNorma: norm.idNorma })
  }
  for (const norm of norms) fromSource(norm).forEach(add)
  for (const { key, label, idNorma, article } of findNormCitations(text)) add({ key, label, idNorma, article, origin: 'text' })
  return [...byKey.values()]
}
