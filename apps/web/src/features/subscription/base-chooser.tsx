'use client'
import type { BaseView } from '@basejuris/contract'
import { formatDate, formatDays, formatPesos, formatPlural } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { fetchQuote, isFirstContract, type Quote } from '../payment/calls/fetch-quote.ts'
import { onPaid } from '../payment/finish-payment.ts'
import { openPayment } from '../payment/open-payment.ts'
import { type OwedCharge, OwedCharges, owedCharges } from '../payment/outcome/owed-charges.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

interface BaseChooserProps {
  readonly bases: readonly BaseView[]
  /** The bases join a live subscription. */
  readonly isLive: boolean
}

/** Bases to contract or to add, with what they cost today and each month. None is chosen beforehand, since that would not be consent. */
export function BaseChooser({ bases, isLive }: BaseChooserProps) {
  const router = useRouter()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { quote, owed } = useQuote(chosen)
  useEffect(() => onPaid(() => router.refresh()), [router])
  const toggle = (id: string) => setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]))
  return (
    <SubscriptionSection id="elegir" title={isLive ? 'Agregar una base' : 'Elegir bases'}>
      <ul className="border-t-[1.5px] border-ink">
        {bases.map(({ id, name, price, total, desde, hasta }) => (
          <li key={id} className="border-b border-rule">
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 text-14">
              <input
                type="checkbox"
                className="size-[18px] shrink-0 accent-(--fill)"
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
              <span className="grow font-[520]">
                {name}
                <span className={clsx('block text-13 font-normal', total === 0 ? 'text-part' : 'text-ink-2')}>
                  {total === 0 ? 'Aún sin sentencias' : period({ total, desde, hasta })}
                </span>
              </span>
              <span className="figures whitespace-nowrap">{formatPesos(price)} al mes</span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="status" className="grid gap-1 text-14 text-pretty text-ink-2">
          {quote !== null && chosen.length > 0 && summary(quote, isLive)}
          {owed !== null && (
            <>
              <p>{owed.reason}</p>
              <OwedCharges charges={owed.charges} />
            </>
          )}
        </div>
        <Button
          variant="primary"
          size="lg"
          className="max-md:w-full"
          disabled={chosen.length === 0 || owed !== null}
          onClick={() => openPayment(chosen)}
        >
          {isLive ? 'Agregar a mi suscripción' : 'Activar Suscripción'}
        </Button>
      </div>
    </SubscriptionSection>
  )
}

/** «53 sentencias, del 02-01-2024 al 05-03-2025». */
function period({ total, desde, hasta }: Pick<BaseView, 'total' | 'desde' | 'hasta'>): string {
  const count = formatPlural(total, 'sentencia', 'sentencias')
  return desde === null || hasta === null ? count : `${count}, ${formatDays(desde, hasta)}`
}

/** What is charged when; and since when each base is read, where that is not from today on with a new contract. */
function summary(quote: Quote, isLive: boolean): string {
  const { hoy, desdeSegundoMes, primerCobroCompleto, lineas } = quote
  const day = formatDate(primerCobroCompleto)
  const later = `${formatPesos(desdeSegundoMes.total)} al mes (neto ${formatPesos(desdeSegundoMes.neto)} + IVA ${formatPesos(desdeSegundoMes.iva)})`
  const terms = isFirstContract(quote) ? '' : lineas.map(({ nombre, plazo }) => ` ${nombre}: ${plazo}.`).join('')
  return isLive
    ? `Pago de hoy: ${formatPesos(hoy.total)} · se suma a su factura del ${day}. Desde entonces, ${later}.${terms}`
    : `Pago de hoy: ${formatPesos(hoy.total)}. Desde el ${day}, ${later}.${terms}`
}

interface QuotedChoice {
  readonly quote: Quote | null
  /** What must be paid before anything is contracted. */
  readonly owed: { readonly reason: string; readonly charges: readonly OwedCharge[] } | null
}

const unknown: QuotedChoice = { quote: null, owed: null }

/** What the server charges for these bases; null while unknown. A call that failed otherwise leaves it unknown: the payment says it again. */
function useQuote(chosen: readonly string[]): QuotedChoice {
  const [answer, setAnswer] = useState<QuotedChoice>(unknown)
  const key = chosen.join()
  useEffect(() => {
    setAnswer(unknown)
    if (key === '') return
    const leaving = new AbortController()
    fetchQuote(key.split(','), leaving.signal)
      .then((quote) => setAnswer({ quote, owed: null }))
      .catch((error: Error) => {
        const charges = owedCharges(error)
        if (!leaving.signal.aborted && charges.length > 0) setAnswer({ quote: null, owed: { reason: error.message, charges } })
      })
    return () => leaving.abort()
  }, [key])
  return answer
}
