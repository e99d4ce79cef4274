import type { BaseView } from '@basejuris/contract'
import { bases, type FictionalMode, isPremium } from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { coverageOf, fictionalModeOf } from './coverage.ts'

export async function listBases({ coverage, flags }: Pick<Services, 'coverage' | 'flags'>, requested?: FictionalMode): Promise<BaseView[]> {
  const [figures, switches, mode] = await Promise.all([coverage.list(), flags(), fictionalModeOf({ coverage }, requested)])
  return bases.map((base) => {
    const { total, fictional, from, to } = coverageOf(figures, base.collection, mode)
    return {
      id: base.id,
      name: base.name,
      icon: base.icon,
      color: base.color,
      isPremium: isPremium(base.price, switches),
      price: base.price,
      description: base.description,
      qdrant: true,
      coleccion: base.collection,
      total,
      ficticias: fictional,
      desde: from,
      hasta: to,
    }
  })
}
