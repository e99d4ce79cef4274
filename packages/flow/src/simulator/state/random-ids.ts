import { createHash } from 'node:crypto'

const lower = 'abcdefghijklmnopqrstuvwxyz0123456789'
const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** One step of mulberry32 (Tommy Ettinger, public domain): a number in [0, 1) and the next state. */
function step(state: number): { readonly value: number; readonly next: number } {
  const next = (state + 0x6d_2b_79_f5) >>> 0
  let mixed = Math.imul(next ^ (next >>> 15), next | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, next }
}

/** Text drawn from the holder's random state, which moves on. */
export function randomText(holder: { random: number }, length: number, kind: 'lower' | 'upper'): string {
  const letters = kind === 'lower' ? lower : upper
  let text = ''
  for (let at = 0; at < length; at++) {
    const { value, next } = step(holder.random)
    holder.random = next
    text += letters[Math.floor(value * letters.length)]
  }
  return text
}

/** Keys that look like Flow's: an upper-case GUID and forty hexadecimal digits. */
export function keysOf(seed: number): { readonly apiKey: string; readonly secretKey: string } {
  const hash = createHash('sha256').update(`flow simulator ${seed}`).digest('hex')
  const guid = hash.slice(0, 32).toUpperCase()
  const parts = [guid.slice(0, 8), guid.slice(8, 12), guid.slice(12, 16), guid.slice(16, 20), guid.slice(20)]
  return { apiKey: parts.join('-'), secretKey: createHash('sha1').update(hash).digest('hex') }
}
