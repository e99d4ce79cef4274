import { formatDate, formatPesos } from '@basejuris/domain/spanish-format'
import { X } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'
import { UnbrokenNumbers } from '../../../components/ui/unbroken-numbers.tsx'
import { chargeHeadings, monthlyRest, type Quote, startsToday } from '../calls/fetch-quote.ts'
import { joinsSubscription } from '../calls/start-payment.ts'

const numberClass = 'figures py-2 pl-3 text-right align-top whitespace-nowrap'
const nameClass = 'py-2 text-left align-top font-[500]'

interface ChargeTableProps {
  readonly quote: Quote
  /** Takes a base out, where that can be done here. */
  readonly onRemove?: (base: string) => void
}

/** What is charged today and each month afterwards, to the peso, and since when each base is read. */
export function ChargeTable({ quote, onRemove }: ChargeTableProps) {
  const { hoy, desdeSegundoMes, primerCobroCompleto, comienza } = quote
  const joins = joinsSubscription(quote)
  const firstCharge = formatDate(primerCobroCompleto)
  return (
    <>
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
        <ChargeHead quote={quote} canRemove={onRemove !== undefined} />
        <tbody>
          {quote.lineas.map((line) => (
            <BaseRow key={line.base} quote={quote} line={line} {...(onRemove === undefined ? {} : { onRemove })} />
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
    </>
  )
}

function ChargeHead({ quote, canRemove }: { readonly quote: Quote; readonly canRemove: boolean }) {
  const headings = chargeHeadings(quote)
  return (
    <thead>
      <tr className="border-b border-ink align-bottom text-13">
        <th scope="col" className="pb-2 text-left font-[540]">
          <span className="sr-only">Concepto</span>
        </th>
        {[headings.now, headings.later].map((heading) => (
          <th key={heading} scope="col" className="pb-2 pl-3 text-right font-[560] text-balance">
            {heading}
          </th>
        ))}
        {canRemove && (
          <td>
            <span className="sr-only">Quitar</span>
          </td>
        )}
      </tr>
    </thead>
  )
}

interface BaseRowProps extends ChargeTableProps {
  readonly line: Quote['lineas'][number]
}

function BaseRow({ quote, line: { base, nombre, mensual, gratisAhora, plazo }, onRemove }: BaseRowProps) {
  const isFirstMonth = gratisAhora && startsToday(quote)
  const now = !gratisAhora ? formatPesos(0) : onRemove !== undefined && isFirstMonth ? '1º mes: Gratis' : 'Gratis'
  return (
    <tr className="border-b border-rule">
      <th scope="row" className={nameClass}>
        {nombre}{' '}
        {!isFirstMonth && (
          <span className="block text-13 font-normal text-pretty text-ink-2 first-letter:uppercase">
            <UnbrokenNumbers text={`${plazo}.`} />
          </span>
        )}
      </th>
      <td className={`${numberClass} text-ink-2`}>{now}</td>
      <td className={numberClass}>{formatPesos(mensual)}</td>
      {onRemove !== undefined && (
        <td className="pl-1.5 text-right align-top">
          <Button size="icon" className="max-md:size-11" aria-label={`Quitar ${nombre} del carrito`} onClick={() => onRemove(base)}>
            <X size={15} strokeWidth={1.5} aria-hidden />
          </Button>
        </td>
      )}
    </tr>
  )
}
