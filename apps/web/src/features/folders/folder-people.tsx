import type { FolderMember, FolderSummary } from '@basejuris/contract'
import { AsideSection } from './aside-section.tsx'
import { roleLabels } from './member-roles.ts'

interface FolderPeopleProps {
  readonly folder: FolderSummary
  readonly members: readonly FolderMember[]
}

/** Who shares a folder and what each may do. Renders nothing for a folder of one person. */
export function FolderPeople({ folder: { dueno }, members }: FolderPeopleProps) {
  if (members.length === 0 && dueno.yo) return null
  const people = [{ ...dueno, can: 'La creó' }, ...members.map((member) => ({ ...member, can: roleLabels[member.rol] }))]
  return (
    <AsideSection id="miembros-carpeta" title="Quiénes la comparten" className="print:hidden">
      <ul className="mt-1 grid gap-1.5 text-14">
        {people.map(({ userId, yo, email, can }) => (
          <li key={userId} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 leading-snug wrap-anywhere">{yo ? 'Usted' : email}</span>
            <span className="shrink-0 text-13 text-ink-2">{can}</span>
          </li>
        ))}
      </ul>
    </AsideSection>
  )
}
