import { type NormKind, normKindIds, typesOfKinds } from '@basejuris/contract'
import { findCatalogueFacts, listCatalogueIds } from '@basejuris/legal-text'

const kindsOfTypes = new Map(normKindIds.map((kind) => [typesOfKinds[kind], kind]))

const kindsOfKeys: readonly (readonly [beginning: string, kind: NormKind])[] = [
  ['T-', 'tratados'],
  ['ley-', 'leyes'],
  ['DL-', 'decretos-leyes'],
  ['DFL-', 'dfl'],
  ['DS-', 'decretos'],
  ['decreto-', 'decretos'],
  ['AA-', 'autos-acordados'],
]

/** Kind of a norm by its official type. */
export function kindOfNorm({ type, isTreaty }: { readonly type: string; readonly isTreaty: boolean }): NormKind {
  return isTreaty ? 'tratados' : (kindsOfTypes.get(type) ?? 'otras')
}

/** Kind of a norm that only its key tells of. */
export function kindOfKey(key: string): NormKind {
  return kindsOfKeys.find(([beginning]) => key.startsWith(beginning))?.[1] ?? 'otras'
}

export interface OrderedNorms {
  /** idNorma of each kind: in force before repealed, the most used first, then the newest. */
  readonly ids: ReadonlyMap<NormKind, readonly number[]>
  readonly kinds: ReadonlyMap<number, NormKind>
}

let ordered: OrderedNorms | undefined

/** The whole catalogue by kind. The first call reads every line of it. */
export function orderCatalogue(): OrderedNorms {
  if (ordered === undefined) {
    const facts = listCatalogueIds().flatMap((id) => findCatalogueFacts(id) ?? [])
    const rows = facts.map(({ idNorma, type, isTreaty, isRepealed, priority, year }) => ({
      idNorma,
      kind: kindOfNorm({ type, isTreaty }),
      rank: (isRepealed ? 100_000 : 0) + priority * 10_000 - year,
    }))
    rows.sort((a, b) => a.rank - b.rank || b.idNorma - a.idNorma)
    const byKind = Map.groupBy(rows, ({ kind }) => kind)
    ordered = {
      ids: new Map([...byKind].map(([kind, same]) => [kind, same.map(({ idNorma }) => idNorma)])),
      kinds: new Map(rows.map(({ idNorma, kind }) => [idNorma, kind])),
    }
  }
  return ordered
}
