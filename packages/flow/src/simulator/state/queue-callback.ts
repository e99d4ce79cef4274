import type { LoggedCallback } from './simulator-state.ts'
import type { World } from './world.ts'

const lateMs = 90_000

/** Queues a callback, with the faults that wait for one. */
export function queueCallback(world: World, url: string, token: string): void {
  const { callbackDelayMs } = world.state.settings
  const fault = world.takeFault('callback')
  const delayMs = callbackDelayMs + (fault?.kind === 'late' ? (fault.delayMs ?? lateMs) : 0)
  const callback = addCallback(world, url, token, delayMs)
  if (fault?.kind === 'drop') callback.state = 'dropped'
  if (fault?.kind === 'duplicate') addCallback(world, url, token, delayMs)
  if (fault?.kind === 'forged') addCallback(world, url, world.newToken(), delayMs)
}

/** Stores one delivery that is due `delayMs` from now. */
export function addCallback(world: World, url: string, token: string, delayMs: number): LoggedCallback {
  const callback: LoggedCallback = {
    id: world.next('other'),
    url,
    token,
    queuedAt: world.stamp(),
    dueMs: world.clock.nowMs + delayMs,
    state: 'queued',
    alertMailed: false,
    deliveries: [],
  }
  world.state.callbacks.push(callback)
  return callback
}
