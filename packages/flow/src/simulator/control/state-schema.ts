import { z } from 'zod'
import { faultSchema } from '../state/faults.ts'
import { settingsSchema } from '../state/settings.ts'
import type { SimulatorState } from '../state/simulator-state.ts'

const maxRows = 100_000
const rows = z.array(z.looseObject({})).max(maxRows)

/** A snapshot of this simulator. Rows are taken as they were given out. */
export const stateSchema = z.strictObject({
  format: z.literal(1),
  seed: z.int().min(0),
  random: z.int().min(0),
  counters: z.strictObject({ flowOrder: z.int(), invoice: z.int(), item: z.int(), other: z.int() }),
  clock: z.strictObject({ wallMs: z.number(), extraMs: z.number(), isFrozen: z.boolean(), realMs: z.number() }),
  settings: settingsSchema,
  faults: z.array(faultSchema).max(maxRows),
  customers: rows,
  registrations: rows,
  plans: rows,
  items: rows,
  coupons: rows,
  subscriptions: rows,
  invoices: rows,
  payments: rows,
  attempts: rows,
  refunds: rows,
  requests: rows,
  callbacks: rows,
}) as unknown as z.ZodType<SimulatorState>
