import { paymentCallbackPath } from '@basejuris/contract'
import { savePaymentItem } from '@basejuris/database'
import { type BaseId, getBase, planId, planItemName, renewalGraceDays, serviceFee, soldBases } from '@basejuris/domain'
import { FlowError, type FlowPlan, planInterval } from '@basejuris/flow'
import type { PaymentProvider, Services } from '../../../services.ts'
import { createItem, ensureItem, findInCatalogue } from './ensure-item.ts'

type CatalogueServices = Pick<Services, 'db' | 'site'>

/** Where the provider notifies charges. It is frozen in the plan once somebody subscribes, and the provider follows no redirects. */
export function callbackUrl({ site }: Pick<Services, 'site'>): string {
  return `${site.publicUrl}${paymentCallbackPath}`
}

/**
 * Compares plan and items of the provider with prices and addresses of the product, and creates those that are missing. Stores what
 * differs, in Spanish: payments start only while there is nothing.
 */
export async function checkCatalogue(services: CatalogueServices, provider: PaymentProvider): Promise<readonly string[]> {
  try {
    provider.problems = [
      ...planProblems(await ensurePlan(services, provider), callbackUrl(services)),
      ...(await itemProblems(services, provider)),
    ]
  } catch (error) {
    if (!(error instanceof FlowError)) throw error
    provider.problems = [
      error.reason === 'credentials'
        ? 'el proveedor rechaza las claves: revise FLOW_API_KEY y FLOW_SECRET_KEY, y que sean de este ambiente'
        : `el proveedor no confirmó plan e ítems (${error.endpoint}: ${error.kind})`,
    ]
  }
  return provider.problems
}

async function ensurePlan(services: CatalogueServices, { client }: PaymentProvider): Promise<FlowPlan> {
  const get = () => client.call('plans/get', { planId })
  return get().catch(async (error: unknown) => {
    if (!(error instanceof FlowError && error.kind === 'rejected')) throw error
    await client.call('plans/create', {
      planId,
      name: 'BaseJuris mensual',
      amount: serviceFee,
      currency: 'CLP',
      interval: planInterval.month,
      interval_count: 1,
      trial_period_days: 0,
      days_until_due: renewalGraceDays,
      periods_number: 0,
      charges_retries_number: 3,
      urlCallback: callbackUrl(services),
    })
    return get()
  })
}

function planProblems(plan: FlowPlan, callback: string): string[] {
  const differences: readonly (readonly [string, unknown, unknown])[] = [
    ['el monto', plan.amount, serviceFee],
    ['la moneda', plan.currency, 'CLP'],
    ['el intervalo', plan.interval, planInterval.month],
    ['la cantidad de intervalos', plan.interval_count, 1],
    ['los días de prueba', plan.trial_period_days ?? 0, 0],
    ['la cantidad de períodos', plan.periods_number ?? 0, 0],
    ['la dirección de avisos', plan.urlCallback, callback],
    ['el estado', plan.status, 1],
  ]
  return differences
    .filter(([, found, expected]) => found !== expected)
    .map(([what, found, expected]) => `plan ${planId}: ${what} es ${String(found)} y debe ser ${String(expected)}`)
}

async function itemProblems(services: CatalogueServices, provider: PaymentProvider): Promise<string[]> {
  const problems = await Promise.all(soldBases.map((base) => itemProblem(services, provider, base)))
  return problems.filter((problem) => problem !== null)
}

async function itemProblem(services: CatalogueServices, provider: PaymentProvider, base: BaseId): Promise<string | null> {
  const { client, mode, now } = provider
  const itemId = await ensureItem(services, provider, base)
  const { price } = getBase(base)
  try {
    const item = await client.call('subscription_item/get', { itemId })
    const isRight = item.amount === price && item.currency === 'CLP' && item.status === 1 && item.name === planItemName(base)
    return isRight ? null : `ítem ${itemId} de ${getBase(base).name}: no es el de ${price} CLP`
  } catch (error) {
    // The provider lost it, as a simulator that was reset.
    if (!(error instanceof FlowError && error.kind === 'rejected')) throw error
    const found = (await findInCatalogue(provider, base)) ?? (await createItem(provider, base))
    await savePaymentItem(services.db, { mode, baseId: base, amount: price, itemId: found, createdAt: now() })
    return null
  }
}
