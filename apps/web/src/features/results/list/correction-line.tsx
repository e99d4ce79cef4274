import type { Correction } from '@basejuris/contract'
import { setLiteral, setQuery } from '../../../search-address/change-state.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'

interface CorrectionLineProps {
  readonly state: ResultsState
  readonly correction: Correction
}

/** «¿Quiso decir…?»: the correction that was applied or is offered, with a link to the alternative. */
export function CorrectionLine({ state, correction: { tipo, consulta, cambios, aplicada } }: CorrectionLineProps) {
  return (
    <p className="border-b border-paper-rule bg-part-wash px-4 py-2.5 text-14 text-pretty text-ink md:px-6 lg:pl-10">
      {aplicada ? (
        <>
          Se muestran las sentencias de <b className="font-[560]">«{consulta}»</b>.{' '}
          {tipo === 'articulo'
            ? 'No indicó el código: es el que se cita con ese artículo.'
            : `No hay con ${cambios.map(({ de }) => `«${de}»`).join(' ni ')}.`}{' '}
          <a className="inline-link" href={writeAddress(setLiteral(state))}>
            Buscar tal como lo escribió
          </a>
        </>
      ) : (
        <>
          ¿Quiso decir{' '}
          <a className="inline-link font-[560]" href={writeAddress(setQuery(state, consulta))}>
            {consulta}
          </a>
          ?
        </>
      )}
    </p>
  )
}
