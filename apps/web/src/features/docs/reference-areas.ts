import { endpoints } from '@basejuris/contract'

export type EndpointId = keyof typeof endpoints

/** The endpoints of one subject of the API, with an own page. */
export interface ReferenceArea {
  /** In the address: «datos-personales». */
  readonly slug: string
  readonly name: string
  readonly ids: readonly EndpointId[]
}

const ids = Object.keys(endpoints) as EndpointId[]

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/gu, '-')

/** In the order of the contract. */
export const referenceAreas: readonly ReferenceArea[] = [...Map.groupBy(ids, (id) => endpoints[id].tag)].map(([name, own]) => ({
  slug: slugOf(name),
  name,
  ids: own,
}))

/** Undefined for an address that is of no area. */
export function findReferenceArea(slug: string): ReferenceArea | undefined {
  return referenceAreas.find((area) => area.slug === slug)
}

/** Where an endpoint is described. */
export function endpointHref({ slug }: ReferenceArea, id: EndpointId): string {
  return `/docs/${slug}#${id}`
}
