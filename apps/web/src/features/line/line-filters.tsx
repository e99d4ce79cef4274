import { buttonClass } from '../../components/ui/button.tsx'
import type { LineAddress, LineView } from './load-line.ts'

const fieldClass = 'h-9 min-w-0 rounded-sm bg-sheet px-2.5 text-14 shadow-[inset_0_0_0_1px_var(--edge)] max-md:h-11 max-md:w-full'
/** Parameters without a field here, which the form must keep. */
const hidden = ['norma', 'numeral', 'inciso', 'letra', 'coleccion', 'ficticias', 'orden'] as const
/** Parameters with a field. */
const narrowing = ['q', 'tribunal', 'sala', 'recurso', 'desde', 'hasta'] as const
const maxYear = 2100

/** Narrows a line by question, court, chamber, kind of appeal and years. It works without JavaScript. */
export function LineFilters({ line: { conteos }, address }: { readonly line: Pick<LineView, 'conteos'>; readonly address: LineAddress }) {
  const choices = [
    { name: 'tribunal', label: 'Tribunal', values: conteos.tribunal.map(({ valor }) => valor) },
    { name: 'sala', label: 'Sala', values: [...new Set(conteos.sala.map(({ valor }) => valor.split(', ')[0] ?? valor))] },
    { name: 'recurso', label: 'Recurso', values: conteos.recurso.map(({ valor }) => valor) },
  ] as const
  return (
    <details className="mt-3 print:hidden" open={narrowing.some((name) => address[name] !== undefined)}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-14 text-accent max-md:min-h-11">
        Acotar por pregunta, tribunal, sala, recurso o años
      </summary>
      <form action="/linea" className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-2" aria-label="Acotar la línea">
        {hidden.map((name) => address[name] !== undefined && <input key={name} type="hidden" name={name} value={address[name]} />)}
        <label className="grid gap-1 text-13 max-md:w-full">
          Pregunta
          <input
            name="q"
            defaultValue={address.q ?? ''}
            maxLength={300}
            placeholder="despido durante licencia"
            className={`${fieldClass} md:w-64`}
          />
        </label>
        {choices.map(({ name, label, values }) => (
          <label key={name} className="grid gap-1 text-13 max-md:w-full">
            {label}
            <select name={name} defaultValue={address[name] ?? ''} className={`${fieldClass} md:max-w-52`}>
              <option value="">Todos</option>
              {[...new Set([...(address[name] === undefined ? [] : [address[name]]), ...values])].map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </select>
          </label>
        ))}
        {(['desde', 'hasta'] as const).map((name) => (
          <label key={name} className="grid gap-1 text-13 max-md:w-full">
            {name === 'desde' ? 'Desde el año' : 'Hasta el año'}
            <input
              name={name}
              type="number"
              min={1800}
              max={maxYear}
              defaultValue={address[name]?.slice(0, 4) ?? ''}
              className={`${fieldClass} md:w-24`}
            />
          </label>
        ))}
        <button type="submit" className={buttonClass('line', 'md', 'max-md:h-11 max-md:w-full')}>
          Acotar
        </button>
      </form>
    </details>
  )
}
