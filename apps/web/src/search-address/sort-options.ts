import type { Sort } from '@basejuris/contract'

export const sortOptions: readonly { readonly sort: Sort; readonly label: string }[] = [
  { sort: 'relevancia', label: 'Relevancia' },
  { sort: 'recientes', label: 'Más recientes' },
  { sort: 'antiguos', label: 'Más antiguas' },
  { sort: 'alfabetico', label: 'Carátula, A a Z' },
  { sort: 'rol', label: 'Rol' },
  { sort: 'filtro-semantico', label: 'Cercanía de sentido' },
]
