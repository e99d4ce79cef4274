import { formatDate, formatPesos } from '@basejuris/domain/spanish-format'
import { Check } from 'lucide-react'
import { UnbrokenDates } from '../../../components/ui/unbroken-dates.tsx'
import { chargeHeadings, monthlyRest, type Quote, startsToday } from '../calls/fetch-quote.ts'
import { joinsSubscription } from '../calls/start-payment.ts'
import { ChosenBases } from './chosen-bases.tsx'

/** The four terms. Access is immediate where each base is read from today on. */
const termsOf = (quote: Quote): string[] => [
  'Facturación automática mensual',
  'Cancele cuando quiera',
  quote.lineas.every(({ gratisAhora }) => gratisAhora) ? 'Acceso inmediato' : 'Acceso desde el día de cada base',
  'Soporte incluido',
]

const numberClass = 'figures py-2 pl-3 text-right align-top whitespace-nowrap'
const nameClass = 'py-2 text-left align-top font-[500]'

/** What is charged today and each month afterwards, to the peso, since when each base is read, and the terms. */
export function OrderSummary({ quote }: { readonly quote: Quote }) {
  const { lineas, hoy, desdeSegundoMes, primerCobroCompleto, comienza } = quote
  const joins = joinsSubscription(quote)
  const headings = chargeHeadings(quote)
  const firstCharge = formatDate(primerCobroCompleto)
  return (
    <div className="grid gap-4">
      <ChosenBases names={lineas.map(({ nombre }) => nombre)} />
      {joins && (
        <p className="text-pretty">
          Pago de hoy: {formatPesos(hoy.total)} · se suma a su factura del <span className="whitespace-nowrap">{firstCharge}</span>
        </p>
      )}
      {comienza !== null && (
        <p className="text-pretty">
          Hoy no se cobra nada: la suscripción comienza el <span className="whitespace-nowrap">{formatDate(comienza)}</span>, cuando termina
          la anterior.
        </p>
      )}
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">Lo que se cobra</caption>
        <thead>
          <tr className="border-b border-ink align-bottom text-13">
            <th scope="col" className="pb-2 text-left font-[540]">
              <span className="sr-only">Concepto</span>
            </th>
            <th scope="col" className="pb-2 pl-3 text-right font-[560]">
              {headings.now}
            </th>
            <th scope="col" className="pb-2 pl-3 text-right font-[560]">
              {headings.later}
            </th>
          </tr>
        </thead>
        <tbody>
          {lineas.map(({ base, nombre, mensual, gratisAhora, plazo }) => (
            <tr key={base} className="border-b border-rule">
              <th scope="row" className={nameClass}>
                {nombre}{' '}
                {!(gratisAhora && startsToday(quote)) && (
                  <span className="block text-13 font-normal text-pretty text-ink-2 first-letter:uppercase">
                    <UnbrokenDates text={`${plazo}.`} />
                  </span>
                )}
              </th>
              <td className={`${numberClass} text-ink-2`}>{gratisAhora ? 'Gratis' : formatPesos(0)}</td>
              <td className={numberClass}>{formatPesos(mensual)}</td>
            </tr>
          ))}
          <tr className="border-b border-ink">
            <th scope="row" className={nameClass}>
              {joins ? 'Lo que ya paga, con la tarifa de servicio' : 'Tarifa de servicio'}
            </th>
            <td className={numberClass}>{formatPesos(hoy.total)}</td>
            <td className={numberClass}>{formatPesos(monthlyRest(quote))}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="pt-2 text-left font-[560]">
              Total
            </th>
            <td className="figures pt-2 pl-3 text-right text-20 font-semibold">{formatPesos(hoy.total)}</td>
            <td className="figures pt-2 pl-3 text-right text-20 font-semibold">{formatPesos(desdeSegundoMes.total)}</td>
          </tr>
          <tr className="text-13 text-ink-2">
            <th scope="row" className="pt-0.5 text-left font-normal">
              IVA incluido
            </th>
            <td className="figures pt-0.5 pl-3 text-right">{formatPesos(hoy.iva)}</td>
            <td className="figures pt-0.5 pl-3 text-right">{formatPesos(desdeSegundoMes.iva)}</td>
          </tr>
          <tr className="align-top text-13 text-ink-2">
            <th scope="row" className="pt-0.5 text-left font-normal">
              Se cobra
            </th>
            <td className="pt-0.5 pl-3 text-right">{hoy.total === 0 ? 'nada' : 'hoy'}</td>
            <td className="figures pt-0.5 pl-3 text-right">
              cada mes desde el <span className="whitespace-nowrap">{firstCharge}</span>
            </td>
          </tr>
        </tfoot>
      </table>
      <ul className="grid gap-x-4 gap-y-1.5 text-13 text-ink-2 min-[25rem]:grid-cols-2" aria-label="Condiciones">
        {termsOf(quote).map((term) => (
          <li key={term} className="flex gap-2.5">
            <Check size={15} strokeWidth={1.75} aria-hidden className="mt-[3px] shrink-0 text-ink" />
            {term}
          </li>
        ))}
      </ul>
    </div>
  )
}
