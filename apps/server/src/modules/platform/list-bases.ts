import type { BaseView } from '@basejuris/contract'
import { bases, isPremium } from '@basejuris/domain'
import type { Services } from '../../services.ts'

export async function listBases({ coverage, flags }: Pick<Services, 'coverage' | 'flags'>): Promise<BaseView[]> {
  const [figures, switches] = await Promise.all([coverage.list(), flags()])
  const byCollection = new Map(figures.map((figure) => [figure.collection, figure]))
  return bases.map((base) => {
    const figure = byCollection.get(base.collection)
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
      total: figure?.total ?? 0,
      desde: figure?.from ?? null,
      hasta: figure?.to ?? null,
    }
  })
}
