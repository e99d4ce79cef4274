import type { Coverage } from '@basejuris/contract'
import { formatDate } from '../../../format/dates.ts'
import { countOf, formatCount } from '../../../format/numbers.ts'

/** What was searched and what is missing, beside every list. */
export function CoverageNote({ coverage }: { readonly coverage: Coverage }) {
  const { basesConDatos, bases, hasta, vacias, sentencias, soloDemostracion, pendientes } = coverage
  return (
    <div className="text-13 text-ink-2">
      en {formatCount(basesConDatos)} de {formatCount(bases)} {bases === 1 ? 'base' : 'bases'}
      {hasta === null ? '.' : `, al ${formatDate(hasta)}.`}{' '}
      {vacias.length > 0 && (
        <>
          <button type="button" popoverTarget="cobertura" className="text-part underline decoration-dotted underline-offset-3">
            {vacias.length === 1 ? 'Falta 1 base' : `Faltan ${vacias.length} bases`}
          </button>
          <div
            id="cobertura"
            popover="auto"
            className="m-auto w-[min(24rem,calc(100vw-2rem))] rounded-md border border-rule bg-sheet p-5 text-14 text-ink shadow-float"
          >
            <p className="pb-2 font-[560]">Bases sin sentencias</p>
            <ul className="list-disc pl-5 text-ink-2">
              {vacias.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <p className="pt-3 text-13 text-ink-2">La búsqueda recorre las {formatCount(sentencias)} sentencias de las demás.</p>
          </div>{' '}
        </>
      )}
      {soloDemostracion && <span>Corpus de demostración.</span>}
      {pendientes > 0 && <span>El índice se está actualizando: faltan {countOf(pendientes, 'cambio', 'cambios')}.</span>}
    </div>
  )
}
