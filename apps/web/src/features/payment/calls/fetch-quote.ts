import type { DataOf, quoteEndpoint } from '@basejuris/contract'
import { formatDate } from '@basejuris/domain/spanish-format'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { CallError } from '../../../api/call-error.ts'

export type Quote = DataOf<typeof quoteEndpoint>
type BaseId = Quote['lineas'][number]['base']

/** What the server charges this user for these bases. A base that the user has gets no line. Throws CallError and ConnectionError; see `unsoldBases`. */
export function fetchQuote(bases: readonly string[], signal?: AbortSignal): Promise<Quote> {
  // The server refuses what is no base.
  return callFromBrowser<typeof quoteEndpoint>('POST', '/v1/payment/quote', { bases: [...bases] as BaseId[] }, signal)
}

/** Those of `bases` for which a quote was refused because they are not sold; none where it failed otherwise. */
export function unsoldBases(error: unknown, bases: readonly string[]): readonly string[] {
  if (!(error instanceof CallError) || error.code !== 'payment.not_premium') return []
  return bases.filter((_, at) => error.details.some(({ field }) => field === `bases.${at}`))
}

/** What each month costs besides these bases, in CLP: the service fee, and on a live subscription what it has already. */
export function monthlyRest({ lineas, desdeSegundoMes }: Pick<Quote, 'lineas' | 'desdeSegundoMes'>): number {
  return desdeSegundoMes.total - lineas.reduce((sum, { mensual }) => sum + mensual, 0)
}

/** Whether a contract starts today, so that what is charged later is charged from its second month on. */
export function startsToday({ seSuma, comienza }: Pick<Quote, 'seSuma' | 'comienza'>): boolean {
  return !seSuma && comienza === null
}

/** Whether each base is read from today on and charged from the second month of a new contract: what the sentences of the offer say. */
export function isFirstContract(quote: Pick<Quote, 'seSuma' | 'comienza' | 'lineas'>): boolean {
  return startsToday(quote) && quote.lineas.every(({ gratisAhora }) => gratisAhora)
}

/** Headings of what is charged today and of what is charged each month. */
export function chargeHeadings(quote: Pick<Quote, 'seSuma' | 'comienza' | 'primerCobroCompleto'>): {
  readonly now: string
  readonly later: string
} {
  if (startsToday(quote)) return { now: 'Pago de Hoy (1º Mes)', later: 'Desde el 2º Mes' }
  const day = formatDate(quote.primerCobroCompleto)
  return { now: 'Pago de hoy', later: quote.seSuma ? `Desde su factura del ${day}` : `Desde el ${day}` }
}
