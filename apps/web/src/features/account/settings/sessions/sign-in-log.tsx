import type { DataOf, sessionsEndpoint } from '@basejuris/contract'
import clsx from 'clsx'
import { formatInstant } from '../../../../format/instants.ts'

/** The latest sign-in attempts, successful or not. */
export function SignInLog({ entries }: { readonly entries: DataOf<typeof sessionsEndpoint>['ingresos'] }) {
  if (entries.length === 0) return null
  return (
    <details className="mt-6 border-t border-paper-rule pt-4">
      <summary className="w-fit font-[540] text-accent">Últimos inicios de sesión</summary>
      <div className="mt-3">
        <table aria-label="Últimos inicios de sesión" className="w-full text-14 max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="border-b border-rule text-left text-13 text-ink-2">
              <th scope="col" className="py-1.5 pr-4 font-[520]">
                Fecha
              </th>
              <th scope="col" className="py-1.5 pr-4 font-[520]">
                Equipo
              </th>
              <th scope="col" className="py-1.5 pr-4 font-[520]">
                Dirección
              </th>
              <th scope="col" className="py-1.5 font-[520]">
                Resultado
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {entries.map(({ fecha, resultado, dispositivo, direccion }) => (
              <tr
                key={`${fecha} ${direccion} ${resultado}`}
                className="border-b border-paper-rule max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:py-2"
              >
                <td className="figures py-1.5 pr-4 whitespace-nowrap max-sm:py-0">{formatInstant(fecha)}</td>
                <td className="py-1.5 pr-4 max-sm:order-1 max-sm:py-0 max-sm:text-13 max-sm:text-ink-2">{dispositivo}</td>
                <td className="figures py-1.5 pr-4 max-sm:order-1 max-sm:py-0 max-sm:pr-0 max-sm:text-right max-sm:text-13 max-sm:text-ink-2">
                  {direccion}
                </td>
                <td className={clsx('py-1.5 max-sm:py-0 max-sm:text-right', resultado === 'ok' ? 'text-yes' : 'text-no')}>
                  {resultado === 'ok' ? 'Entró' : 'Rechazado'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
