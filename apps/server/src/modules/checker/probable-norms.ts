import { maxProbableNorms, type ProbableNorm } from '@basejuris/contract'
import { listFacts } from '@basejuris/database'
import { collectionIds, type RulingFacts } from '@basejuris/domain'
import { EncoderUnavailable, normsOfMatters } from '@basejuris/search'
import type { Services } from '../../services.ts'
import type { NormCounts } from './norm-counts.ts'

/** Rulings most similar to the text. */
const compared = 40
/** Characters of the text that are read for its matters, and by which similar rulings are sought. */
const maxCharacters = 20_000
/** Matters named for an article. */
const maxMatters = 3

export interface ProbableNorms {
  readonly norms: readonly ProbableNorm[]
  /** Rulings compared; 0 where no ruling is similar or the encoder is away. */
  readonly compared: number
}

/**
 * Articles of the matters of a text that it does not cite, surest first. Those that the most similar real rulings apply come before others of
 * equal weight. What similar rulings apply whatever they are about, as the rules of procedure, is of no matter and never suggested.
 */
export async function probableNorms(
  services: Pick<Services, 'db' | 'search'>,
  text: string,
  { cited, counts }: { readonly cited: ReadonlySet<string>; readonly counts: NormCounts },
): Promise<ProbableNorms> {
  const read = text.slice(0, maxCharacters)
  const similar = await similarRulings(services, read)
  const applied = similar.map(appliedArticles)
  const best = (await normsOfMatters(read))
    .filter(({ key }) => !cited.has(key))
    .map((norm) => ({ ...norm, parecidas: applied.filter((keys) => keys.has(norm.key)).length }))
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
