import type { SearchData } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'

/** The line between the rulings that answer and those that mention a part of what was asked. */
export function PartialMatches({ total, ademas }: Pick<SearchData, 'total' | 'ademas'>) {
  const mention = formatPlural(ademas, 'sentencia menciona', 'sentencias mencionan')
  return (
    <h2
      id="ademas"
      className="border-b border-paper-rule bg-desk px-4 py-3 text-14 font-[560] text-pretty text-ink md:px-6 lg:pl-10 print:bg-transparent"
    >
      {total === 0 ? `${mention} parte de lo pedido` : `Además, ${mention} parte de lo pedido`}
    </h2>
  )
}
