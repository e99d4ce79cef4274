/** One property of rulings that search counts, and that it may filter by. */
interface Facet {
  /** Name in the index, the interface and the addresses of pages. */
  readonly apiName: string
  /** Kind of a value, as said within a sentence. */
  readonly label: string
  /** Heading of a list of values. */
  readonly title: string
  /** As in «14 tribunales más». */
  readonly plural: string
  /** Position among the filters of a request; null where the facet is no filter. */
  readonly filterOrder: number | null
  /** Position among the filters of a page's address; null where the facet is no filter. */
  readonly addressOrder: number | null
}

/** Every facet of a ruling, in the order of an answer. All other lists of facets and filters derive from this one. */
export const facets = {
  base: { apiName: 'base', label: 'base', title: 'Base', plural: 'bases', filterOrder: null, addressOrder: null },
  court: { apiName: 'tribunal', label: 'tribunal', title: 'Tribunal', plural: 'tribunales', filterOrder: 1, addressOrder: 2 },
  chamber: { apiName: 'sala', label: 'sala', title: 'Sala', plural: 'salas', filterOrder: 2, addressOrder: 3 },
  year: { apiName: 'anio', label: 'año', title: 'Año', plural: 'años', filterOrder: 9, addressOrder: 1 },
  appealType: {
    apiName: 'recurso',
    label: 'recurso',
    title: 'Recurso o procedimiento',
    plural: 'recursos',
    filterOrder: 4,
    addressOrder: 5,
  },
  outcome: { apiName: 'resultado', label: 'resultado', title: 'Resultado', plural: 'resultados', filterOrder: 3, addressOrder: 4 },
  judge: {
    apiName: 'ministro',
    label: 'ministro',
    title: 'Integrante del tribunal',
    plural: 'integrantes',
    filterOrder: 5,
    addressOrder: 8,
  },
  drafter: { apiName: 'redactor', label: 'redactor', title: 'Redacción', plural: 'personas', filterOrder: 6, addressOrder: 9 },
  dissenter: { apiName: 'disidente', label: 'disidente', title: 'Voto en contra', plural: 'personas', filterOrder: 10, addressOrder: 10 },
  norm: { apiName: 'norma', label: 'norma', title: 'Norma citada', plural: 'normas', filterOrder: 7, addressOrder: 6 },
  subject: { apiName: 'materia', label: 'materia', title: 'Materia', plural: 'materias', filterOrder: 8, addressOrder: 7 },
} as const satisfies Readonly<Record<string, Facet>>

export type FacetKey = keyof typeof facets
type FacetRow = (typeof facets)[FacetKey]
export type FacetName = FacetRow['apiName']
export type FilterName = Extract<FacetRow, { readonly filterOrder: number }>['apiName']
type ByName = { readonly [Row in FacetRow as Row['apiName']]: Row }

/** Dates are filters without a facet: `yyyy`, `yyyy-mm` or `yyyy-mm-dd`, both included. */
export const dateFilterNames = ['desde', 'hasta'] as const
export type DateFilterName = (typeof dateFilterNames)[number]

/** Rol, RIT or RUC of the ruling itself. It is a filter without a facet, since nearly every ruling has a value of its own. */
export const docketFilterNames = ['rol'] as const
export type DocketFilterName = (typeof docketFilterNames)[number]

export type AnyFilterName = DateFilterName | DocketFilterName | FilterName

const rows: readonly FacetRow[] = Object.values(facets)

export const facetNames: readonly FacetName[] = rows.map(({ apiName }) => apiName)

export const facetsByName = Object.fromEntries(rows.map((row) => [row.apiName, row])) as ByName

const isFilter = (name: FacetName): name is FilterName => facetsByName[name].filterOrder !== null

/** Filters by a facet, in the order of a request. A value with a leading `-` is excluded. */
export const filterNames: readonly FilterName[] = facetNames
  .filter(isFilter)
  .sort((a, b) => facetsByName[a].filterOrder - facetsByName[b].filterOrder)

/** Every filter, in the order of a request. */
export const anyFilterNames: readonly AnyFilterName[] = [...dateFilterNames, ...docketFilterNames, ...filterNames]
