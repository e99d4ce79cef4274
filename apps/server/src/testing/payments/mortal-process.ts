import type { Database } from '@basejuris/database'
import type { FlowClient } from '@basejuris/flow'
import type { PaymentProvider, Services } from '../../services.ts'

/** What a process meets instead of its next step. */
export class Killed extends Error {
  override readonly name = 'Killed'
}

export interface MortalProcess {
  readonly services: Services
  readonly provider: PaymentProvider
  /** Steps taken, named: each write to the database, each job sent and each call to the provider. */
  readonly steps: readonly string[]
}

const writes = new Set(['insert', 'update', 'delete', 'execute'])
const reads = new Set(['select', 'selectDistinct', '$count'])

/**
 * Services and provider of a process that is killed before its step number `at`, counted from 1. From then on it does nothing more: whoever
 * catches the error meets it again. A transaction is one step, because the database undoes one that was cut.
 */
export function mortalProcess(services: Services, provider: PaymentProvider, at: number): MortalProcess {
  const steps: string[] = []
  let isDead = false
  const live = () => {
    if (isDead) throw new Killed()
  }
  const step = (name: string) => {
    live()
    isDead = steps.length + 1 >= at
    live()
    steps.push(name)
  }
  const db = new Proxy(services.db, {
    get(target, key) {
      const value = Reflect.get(target, key) as unknown
      if (typeof value !== 'function') return value
      const call = value.bind(target) as (...rest: unknown[]) => unknown
      if (key === 'transaction')
        return async (...rest: unknown[]) => {
          step('transaction')
          return call(...rest)
        }
      if (writes.has(String(key)))
        return (...rest: unknown[]) => {
          step(String(key))
          return call(...rest)
        }
      if (!reads.has(String(key))) return call
      return (...rest: unknown[]) => {
        live()
        return call(...rest)
      }
    },
  }) as Database
  const call = async (endpoint: string, ...rest: unknown[]): Promise<unknown> => {
    step(endpoint)
    return (provider.client.call as (...all: unknown[]) => Promise<unknown>)(endpoint, ...rest)
  }
  const jobs: Services['jobs'] = {
    send: async (queue, payload, options) => {
      step(`job ${queue.name}`)
      return services.jobs.send(queue, payload, options)
    },
  }
  const mortal = { ...provider, client: { ...provider.client, call: call as FlowClient['call'] } }
  return { services: { ...services, db, jobs, provider: mortal }, provider: mortal, steps }
}
