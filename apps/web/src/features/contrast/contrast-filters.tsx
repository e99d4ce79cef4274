import {
  type ContrastAddress,
  contrastLevelNames,
  contrastScopeNames,
  subjectParameters,
} from '../../components/ruling/contrast-address.ts'
import { buttonClass } from '../../components/ui/button.tsx'

const fieldClass = 'h-9 min-w-0 rounded-sm bg-sheet px-2.5 text-14 shadow-[inset_0_0_0_1px_var(--edge)] max-md:h-11'

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: Readonly<Record<string, string>>
}

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <label className="grid min-w-0 gap-1 text-13 text-ink-2">
      {label}
      <select name={name} defaultValue={value} className={`${fieldClass} pr-8`}>
        {Object.entries(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

function Year({ name, label, value }: { readonly name: string; readonly label: string; readonly value: string | null }) {
  return (
    <label className="grid min-w-0 gap-1 text-13 text-ink-2">
      {label}
      <input
        name={name}
        defaultValue={value ?? ''}
        inputMode="numeric"
        pattern="(18|19|20)[0-9]{2}"
        title="Un año de cuatro cifras, como 2019"
        maxLength={4}
        className={`${fieldClass} w-full md:w-24`}
      />
    </label>
  )
}

/** Scope, level of the courts and years, as a form that works without scripts. */
export function ContrastFilters({ address }: { readonly address: ContrastAddress }) {
  return (
    <form
      action="/contradicciones"
      className="mt-5 flex flex-wrap items-end gap-3 max-md:grid max-md:grid-cols-2 print:hidden"
      aria-label="Filtros"
    >
      {subjectParameters(address).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Choice name="alcance" label="Para" value={address.scope} options={contrastScopeNames} />
      <Choice name="nivel" label="Tribunales" value={address.level ?? ''} options={{ '': 'Cualquiera', ...contrastLevelNames }} />
      <Year name="desde" label="Desde el año" value={address.from} />
      <Year name="hasta" label="Hasta el año" value={address.to} />
      <button type="submit" className={buttonClass('line', 'md', 'max-md:col-span-full max-md:h-11')}>
        Buscar
      </button>
    </form>
  )
}
