import type { FolderMember } from '@basejuris/contract'
import { fieldClass } from '../../../components/form/form-field.tsx'
import { roleLabels } from '../member-roles.ts'

type Role = FolderMember['rol']

interface RoleSelectProps {
  readonly label: string
  readonly value: Role
  readonly onChange: (role: Role) => void
}

/** What a person may do in a folder. */
export function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Role)}
      className={fieldClass('h-9 w-auto! shrink-0 pr-8 max-md:h-11 text-14')}
    >
      {Object.entries(roleLabels).map(([role, words]) => (
        <option key={role} value={role}>
          {words}
        </option>
      ))}
    </select>
  )
}
