import type { Watch } from '@basejuris/contract'
import { formatPlural, joinWords } from '@basejuris/domain/spanish-format'

/** «2 sentencias y 1 artículo»: what a watch holds. «nada por ahora» for an empty folder. */
export function describeContent({ sentencias, articulos }: Pick<Watch, 'sentencias' | 'articulos'>): string {
  const counts = [
    ...(sentencias > 0 ? [formatPlural(sentencias, 'sentencia', 'sentencias')] : []),
    ...(articulos > 0 ? [formatPlural(articulos, 'artículo', 'artículos')] : []),
  ]
  return counts.length === 0 ? 'nada por ahora' : joinWords(counts)
}
