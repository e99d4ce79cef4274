'use client'
import type { Result } from '@basejuris/contract'
import { Check, Plus } from 'lucide-react'
import { Passage } from '../../../components/ruling/passage.tsx'
import { RulingMeta } from '../../../components/ruling/ruling-meta.tsx'
import { Button } from '../../../components/ui/button.tsx'

interface ReservedResultProps {
  readonly result: Result
  readonly inFolder: boolean
  /** Null for who only reads the folder. */
  readonly onAdd: ((docId: string) => void) | null
}

/** A ruling found in a reserved folder. Its link does not carry the query. */
export function ReservedResult({ result, inFolder, onAdd }: ReservedResultProps) {
  const { docId, caratulado, fragmentos } = result
  const href = `/sentencia?${new URLSearchParams({ id: docId })}`
  const best = fragmentos[0]
  return (
    <article className="border-t border-paper-rule py-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-serif text-[1.0625rem] leading-[1.3] font-semibold text-balance">
          <a href={best === undefined ? href : `${href}#${best.ancla}`} className="text-paper-ink">
            {caratulado}
          </a>
        </h3>
        {(inFolder || onAdd !== null) && (
          <Button size="sm" variant="line" className="max-md:h-11" disabled={inFolder} onClick={() => onAdd?.(docId)}>
            {inFolder ? <Check size={15} strokeWidth={1.75} aria-hidden /> : <Plus size={15} strokeWidth={1.75} aria-hidden />}
            {inFolder ? 'En la carpeta' : 'Agregar'}
          </Button>
        )}
      </div>
      <RulingMeta result={result} />
      {best !== undefined && <Passage fragment={best} href={`${href}#${best.ancla}`} />}
    </article>
  )
}
