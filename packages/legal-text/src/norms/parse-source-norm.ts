import type { NormCitation } from '@basejuris/domain'
import { foldText } from '../fold-text.ts'
import { normAliases } from './norm-aliases.ts'
import { canonicalNormKey, normLabel } from './norm-key.ts'

const byId = new Map(normAliases.map((norm) => [norm.idNorma, norm]))
const byName = new Map(normAliases.map((norm) => [foldText(norm.name), norm]))

/** A norm as the judiciary writes it, with a literal backslash-t: `CODIGO PROCESAL PENAL\tART. 373`. Null when nothing is named. */
export const parseSourceNorm = (written: string, idNorma: number | null): NormCitation | null => {
  const [name = '', articlePart = ''] = written.split(/\\t|\t/u).map((part) => part.trim())
  if (name === '') return null
  const law = /^ley\s*n?[°º.]*\s*([\d.]+)/iu.exec(name)?.[1]?.replaceAll('.', '')
  const known = (idNorma === null ? undefined : byId.get(idNorma)) ?? byName.get(foldText(name))
  const norm = known?.key ?? (law === undefined ? foldText(name).replace(/[^a-zñ\d]+/gu, '-') : `ley-${law}`)
  const article = /^art\.?\s*(.+)$/iu.exec(articlePart)?.[1]?.trim().toLowerCase() ?? null
  const key = canonicalNormKey(norm, article)
  return { key, label: normLabel(key), idNorma: idNorma ?? known?.idNorma ?? null, article, origin: 'source' }
}
