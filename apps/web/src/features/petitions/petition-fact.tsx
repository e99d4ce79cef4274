'use client'
import { petitionSummary } from './petition-summary.ts'
import { usePetitions } from './use-petitions.ts'

/** Petitions left of the free trial, or why there are none. Renders nothing in the beta or for subscribers. */
export function PetitionFact({ userId }: { readonly userId: string }) {
  const status = usePetitions(userId)
  const words = status === null ? null : petitionSummary(status)
  if (words === null) return null
  return (
    <dl className="text-14">
      <div className="grid gap-x-4 gap-y-0.5 border-t border-rule py-2.5 sm:grid-cols-[10.5rem_1fr]">
        <dt className="text-ink-2">Peticiones gratuitas</dt>
        <dd className="figures">
          <span className={words.blocked ? 'font-[560] text-part' : 'font-[560]'}>{words.state}</span>
          <span className="block text-13 text-pretty text-ink-2">{words.detail}</span>
        </dd>
      </div>
    </dl>
  )
}
