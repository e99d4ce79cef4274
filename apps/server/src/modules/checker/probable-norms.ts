import { maxProbableNorms, type ProbableNorm } from '@basejuris/contract'
import { listFacts } from '@basejuris/database'
import { collectionIds, type RulingFacts } from '@basejuris/domain'
import { canonicalNormKey, findCatalogueNorm, foldText, idNormaOf, restatedIn, restates, wholeKey } from '@basejuris/legal-text'
import { EncoderUnavailable, normsOfMatters } from '@basejuris/search'
import type { Services } from '../../services.ts'
import type { NormCounts } from './norm-counts.ts'

/** Rulings most similar to the text. */
const compared = 40
/** Characters of the text that are read for its matters, and by which similar rulings are sought. */
const maxCharacters = 20_000
/** Matters named for an article. */
const maxMatters = 3
/** Similar rulings that bear out an article, since one may be about something else. */
const minSimilar = 2

export interface ProbableNorms {
  readonly norms: readonly ProbableNorm[]
  /** Rulings compared; 0 where no ruling is similar or the encoder is away. */
  readonly compared: number
}

/**
 * Articles of the matters of a text that it does not cite, surest first. A second sign bears out each law: the text says the matter, or
 * similar rulings apply one of the articles. Those that the most similar real rulings apply come before others of equal weight. What similar rulings apply whatever they are about, as the rules of procedure, is of no matter and never suggested.
 */
export async function probableNorms(
  services: Pick<Services, 'db' | 'search'>,
  text: string,
  { cited, counts }: { readonly cited: ReadonlySet<string>; readonly counts: NormCounts },
): Promise<ProbableNorms> {
  const read = text.slice(0, maxCharacters)
  const similar = await similarRulings(services, read)
  const applied = similar.map(appliedArticles)
  const folded = foldText(read)
  const counted = (await normsOfMatters(read)).map((norm) => ({
    ...norm,
    parecidas: applied.filter((keys) => keys.has(norm.key)).length,
  }))
  const borneOut = new Set(
    counted.filter((norm) => norm.parecidas >= minSimilar || isSaid(folded, norm.matters)).map(({ key }) => wholeKey(key)),
  )
  const known = new Set([...cited].flatMap(withRestated))
  const best = counted
    .filter(({ key }) => !known.has(key) && borneOut.has(wholeKey(key)))
    .map((norm) => ({ ...norm, share: similar.length === 0 ? 0 : norm.parecidas / similar.length }))
    .sort((a, b) => b.weight * (1 + b.share) - a.weight * (1 + a.share))
    .slice(0, maxProbableNorms)
  const norms = await Promise.all(
    best.map(
      async ({ key, matters, parecidas, share }): Promise<ProbableNorm> => ({
        ...(await counts.present(key)),
        score: share,
        parecidas,
        palabras: matters.slice(0, maxMatters),
      }),
    ),
  )
  return { norms, compared: similar.length }
}

/** Whether the text names one of the matters in its own words. */
const isSaid = (folded: string, matters: readonly string[]): boolean => matters.some((matter) => folded.includes(foldText(matter)))

/** The key of a cited article, and those under the norms that restate its norm or that it restates: the same article. */
const withRestated = (key: string): string[] => {
  const [norm = key, article] = key.split(':', 2)
  const idNorma = idNormaOf(norm)
  if (idNorma === null || article === undefined) return [key]
  const restated = restatedIn(idNorma)
  const others = [...(restated === null ? [] : [restated]), ...restates(idNorma)]
  return [key, ...others.flatMap((id) => findCatalogueNorm(id)?.key ?? []).map((other) => canonicalNormKey(other, article))]
}

async function similarRulings({ db, search }: Pick<Services, 'db' | 'search'>, message: string): Promise<readonly RulingFacts[]> {
  const request = {
    message,
    topK: compared,
    filters: {},
    collections: collectionIds,
    fictional: 'excluir',
  } as const
  try {
    const hits = await search.semantic(request)
    return await listFacts(
      db,
      hits.map(({ id }) => id),
    )
  } catch (error) {
    if (error instanceof EncoderUnavailable) return []
    throw error
  }
}

const appliedArticles = ({ norms }: RulingFacts): ReadonlySet<string> =>
  new Set(norms.flatMap(({ key, use }) => (use === 'applied' && key.includes(':') ? [key] : [])))
