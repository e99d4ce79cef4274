'use client'

/** Where the box of a reserved folder looks. */
export type SearchScope = 'all' | 'folder'

const scopes: readonly (readonly [scope: SearchScope, label: string])[] = [
  ['all', 'Todas las sentencias'],
  ['folder', 'Esta carpeta'],
]

interface ScopeRadiosProps {
  readonly scope: SearchScope
  readonly onChange: (scope: SearchScope) => void
}

export function ScopeRadios({ scope, onChange }: ScopeRadiosProps) {
  return (
    <fieldset className="mb-2 inline-flex h-11 rounded-sm bg-desk-2 text-13 shadow-[inset_0_0_0_1px_var(--rule)] md:h-[30px]">
      <legend className="sr-only">Dónde buscar</legend>
      {scopes.map(([value, label]) => (
        <label
          key={value}
          className="grid cursor-pointer place-items-center rounded-sm px-[11px] whitespace-nowrap text-ink-2 has-checked:bg-sheet has-checked:font-[560] has-checked:text-ink has-checked:shadow-[inset_0_0_0_1px_var(--edge)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input type="radio" name="donde" checked={value === scope} onChange={() => onChange(value)} className="sr-only" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
