import { formatCount } from '@basejuris/domain/spanish-format'
import { formatSubdivision } from '@basejuris/domain/subdivisions'
import type { LineView } from './load-line.ts'

interface LineNumeralsProps {
  readonly line: Pick<LineView, 'conteos' | 'circunstancia'>
  /** Address of the line of one numeral. */
  readonly hrefOf: (numeral: string) => string
}

/** Numerals shown; an article has few with many rulings. */
const maxShown = 12

/** The lines of the numerals of an article. Nothing where its rulings name no more than one. */
export function LineNumerals({ line: { conteos, circunstancia }, hrefOf }: LineNumeralsProps) {
  const { numeral } = conteos
  if (numeral.length < (circunstancia === null ? 2 : 1)) return null
  return (
    <nav aria-label="Numerales del artículo" className="mt-3 text-14 print:hidden">
      {circunstancia !== null && (
        <p className="mb-1.5 max-w-[68ch] text-pretty text-ink-2">
          Cada numeral es una {circunstancia.clase} distinta: elija uno para ver quién la reconoce y quién la rechaza.
        </p>
      )}
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {numeral.slice(0, maxShown).map(({ valor, total }) => (
          <li key={valor} className="inline-flex items-center max-md:min-h-11">
            <a href={hrefOf(valor)} className="text-accent underline">
              {formatSubdivision({ numeral: valor }).trim()}
            </a>
            <span className="figures ml-1.5 text-13 text-ink-2">{formatCount(total)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
