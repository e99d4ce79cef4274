import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { buttonClass } from '../ui/button.tsx'

interface ListPagerProps {
  readonly label: string
  readonly page: number
  readonly size: number
  readonly total: number
  readonly one: string
  readonly many: string
  readonly hrefOf: (page: number) => string
}

/** Which part of a list is shown, with links to the neighbouring pages. */
export function ListPager({ label, page, size, total, one, many, hrefOf }: ListPagerProps) {
  const last = Math.max(1, Math.ceil(total / size))
  if (last === 1) return null
  const from = (page - 1) * size + 1
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-3 px-4 py-4 text-14 text-ink-2 md:px-6">
      <p className="figures">
        {formatCount(from)} a {formatCount(Math.min(total, page * size))} de {formatPlural(total, one, many)}
      </p>
      <p className="flex gap-2">
        {page > 1 && (
          <a className={buttonClass('line', 'sm', 'max-md:h-11')} href={hrefOf(page - 1)} rel="prev">
            <ChevronLeft size={15} strokeWidth={1.5} aria-hidden />
            Anteriores
          </a>
        )}
        {page < last && (
          <a className={buttonClass('line', 'sm', 'max-md:h-11')} href={hrefOf(page + 1)} rel="next">
            Siguientes
            <ChevronRight size={15} strokeWidth={1.5} aria-hidden />
          </a>
        )}
      </p>
    </nav>
  )
}
