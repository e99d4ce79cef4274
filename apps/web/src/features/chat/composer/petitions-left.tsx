'use client'
import { petitionSummary } from '../../petitions/petition-summary.ts'
import { usePetitions } from '../../petitions/use-petitions.ts'

interface PetitionsLeftProps {
  readonly userId: string
  /** Changes when a petition may have been counted. */
  readonly revision: number
}

/** How many petitions are left, before one is sent. Renders nothing where they are not counted. */
export function PetitionsLeft({ userId, revision }: PetitionsLeftProps) {
  const status = usePetitions(userId, revision)
  const words = status === null ? null : petitionSummary(status)
  if (words === null) return null
  return (
    <p data-petitions className={`figures mt-1.5 text-13 text-pretty ${words.blocked ? 'text-part' : 'text-ink-2'}`}>
      {words.blocked ? words.state : `Peticiones gratuitas: ${words.state.charAt(0).toLowerCase()}${words.state.slice(1)}.`} {words.detail}
    </p>
  )
}
