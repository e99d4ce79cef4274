/** The property test of payments, with more orders of events. */
process.env['PAYMENT_RUNS'] ??= '100'
await import('./payments.property.test.ts')
