import type { NormCitation } from '@basejuris/domain'
import { foldSameLength, foldText } from '../analysis/fold-text.ts'
import { canonicalArticle } from './canonical-article.ts'
import { findCatalogueFacts, idNormaOf } from './catalogue/catalogue-table.ts'
import { normAliases } from './norm-aliases.ts'
import { canonicalNormKey, normLabel } from './norm-key.ts'
import { findNormMentions } from './norm-mentions.ts'

const byName = new Map(normAliases.flatMap((norm) => [norm.name, ...norm.aliases].map((name) => [foldText(name), norm.key])))
const slug = (name: string): string =>
  foldText(name)
    .replace(/[^a-zñ\d]+/gu, '-')
    .replace(/^-|-$/gu, '')

const articleOf = (written: string): string | null => {
  const alone = written.replace(/\s*\([^)]*\)?\s*$/u, '')
  const match = /^(?:art(?:iculo|ículo)?s?)?[\s.]*(?:n[°º]\s*)?(?<article>.+)$/iu.exec(alone)
  const article = match?.groups?.['article'] === undefined ? '' : canonicalArticle(match.groups['article'])
  return article === '' || article === '0' ? null : article
}

/**
 * A norm from the judiciary's own fields, where a literal backslash-t separates name and article: `CODIGO PROCESAL PENAL\tART. 373`.
 * Null when no norm is named.
 */
export function parseSourceNorm(written: string, idNorma: number | null): NormCitation | null {
  const [name = '', articlePart = ''] = written.split(/\\t|\t/u).map((part) => part.trim().replace(/\s+/gu, ' '))
  if (name === '') return null
  const mention = findNormMentions(name, foldSameLength(name))[0]
  const norm = (idNorma === null ? undefined : findCatalogueFacts(idNorma)?.key) ?? byName.get(foldText(name)) ?? mention?.key ?? slug(name)
  if (norm === '') return null
  const article = articleOf(articlePart)
  const key = canonicalNormKey(norm, article)
  const known = idNorma ?? idNormaOf(norm)
  const label = findsName(norm) ? normLabel(key) : `${article === null ? '' : `art. ${article} `}${name}`
  return { key, label, idNorma: known, article, origin: 'source' }
}

/** A key made from an unknown name is its own label. */
const findsName = (norm: string): boolean => normLabel(norm) !== norm
