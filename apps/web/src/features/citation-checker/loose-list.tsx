'use client'
import type { LooseQuotation } from '@basejuris/contract'
import { describeLoose, looseNote, looseTitle } from '@basejuris/contract/check-words'
import { describePlace, formatCount } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { QuotationEvidence } from './quotation-evidence.tsx'
import { RulingLink, WordingLink } from './ruling-link.tsx'

const pageSize = 20

/** Where the words stand, as a link to the place. */
function Source({ quotation }: { readonly quotation: LooseQuotation }) {
  const { sentencia, norma, ancla } = quotation
  const words = describeLoose(quotation)
  if (norma !== null) return <WordingLink wording={norma}>{words}</WordingLink>
  if (sentencia === null) return words
  return (
    <RulingLink ruling={sentencia} anchor={ancla}>
      {words}
    </RulingLink>
  )
}

function Loose({ quotation }: { readonly quotation: LooseQuotation }) {
  const { resultado, fuente, texto, lugar } = quotation
  return (
    <li className="border-b border-rule py-4 print:break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span
          className={clsx(
            'rounded-xs px-2 py-0.5 text-13 font-[540] break-words',
            resultado === 'difiere' ? 'bg-part-wash text-part' : 'bg-mute-wash text-ink-2',
          )}
        >
          <Source quotation={quotation} />
        </span>
        <span className="figures text-13 text-ink-2">{describePlace(lugar)}</span>
      </div>
      {resultado === 'difiere' && fuente !== null ? (
        <QuotationEvidence quotation={quotation} written={texto} />
      ) : (
        <blockquote className="mt-2 max-w-[72ch] border-l-2 border-rule pl-3 text-15 text-pretty break-words">{texto}</blockquote>
      )}
    </li>
  )
}

/** Words between quotation marks that belong to no citation, with their source in the index or without one. */
export function LooseList({ loose }: { readonly loose: readonly LooseQuotation[] }) {
  const [limit, setLimit] = useState(pageSize)
  if (loose.length === 0) return null
  const left = loose.length - limit
  return (
    <section aria-labelledby="frases-sin-cita" className="mt-12 max-w-[60rem]">
      <h3 id="frases-sin-cita" className="flex h-10 items-center gap-3 border-b-[1.5px] border-ink text-17 font-[560]">
        {looseTitle}
        <span className="figures rounded-xs bg-mute-wash px-1.5 text-13 font-normal text-ink-2">{formatCount(loose.length)}</span>
      </h3>
      <p className="mt-2 max-w-[72ch] text-14 text-pretty text-ink-2">{looseNote}</p>
      <ol>
        {loose.slice(0, limit).map((quotation) => (
          <Loose key={quotation.n} quotation={quotation} />
        ))}
      </ol>
      {left > 0 && (
        <Button variant="line" className="mt-3 max-md:h-11 print:hidden" onClick={() => setLimit(limit + pageSize)}>
          Mostrar {formatCount(Math.min(left, pageSize))} más de {formatCount(left)}
        </Button>
      )}
    </section>
  )
}
