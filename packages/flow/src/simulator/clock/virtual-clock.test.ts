import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, instantOfDay, isDay } from './calendar-days.ts'
import { formatWall, instantOf, parseWall, wallOf } from './chilean-time.ts'
import { type ClockState, VirtualClock } from './virtual-clock.ts'

const at = (text: string): number => {
  const wallMs = parseWall(text)
  if (wallMs === null) throw new Error(text)
  return wallMs
}
const open = (
  text: string,
): { readonly clock: VirtualClock; readonly local: () => string; readonly go: (days: number, ms?: number, months?: number) => void } => {
  const state: ClockState = { wallMs: at(text), extraMs: 0, isFrozen: true, realMs: 0 }
  const clock = new VirtualClock(() => state)
  return {
    clock,
    local: () => formatWall(wallOf(clock.nowMs)),
    go: (days, ms = 0, months = 0) => clock.arrive(clock.after({ months, days, ms })),
  }
}
const hour = 3_600_000

describe('Chilean time', () => {
  it('reads the offsets of winter and summer', () => {
    expect(new Date(instantOf(at('2026-08-26 00:00:00'))).toISOString()).toBe('2026-08-26T04:00:00.000Z')
    expect(new Date(instantOf(at('2026-12-26 00:00:00'))).toISOString()).toBe('2026-12-26T03:00:00.000Z')
  })

  it('gives the hour after the one that the spring skips', () => {
    expect(formatWall(wallOf(instantOf(at('2026-09-06 00:00:00'))))).toBe('2026-09-06 01:00:00')
    expect(formatWall(wallOf(instantOf(at('2026-09-06 00:30:00'))))).toBe('2026-09-06 01:30:00')
    expect(instantOf(at('2026-09-06 01:00:00')) - instantOf(at('2026-09-05 23:59:59'))).toBe(1_000)
    expect(instantOfDay('2026-09-06')).toBe(Date.parse('2026-09-06T04:00:00Z'))
  })

  it('takes the first of the two hours that the autumn repeats', () => {
    expect(new Date(instantOf(at('2026-04-04 23:30:00'))).toISOString()).toBe('2026-04-05T02:30:00.000Z')
  })

  it('shows every instant as a wall clock that leads back to it, but for the repeated hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }), (instantMs) => {
        const back = instantOf(wallOf(instantMs))
        expect([0, hour]).toContain(instantMs - back)
        expect(wallOf(back)).toBe(wallOf(instantMs))
      }),
    )
  })

  it.each(['2026-02-30', '2026-13-01', '1999-12-31', '2026-1-1', '2026-01-01 24:00:00', '', 'hoy', '2026-01-01T10:00'])(
    'refuses %s',
    (text) => {
      expect(parseWall(text)).toBeNull()
      expect(isDay(text)).toBe(false)
    },
  )
})

describe('calendar days', () => {
  it('end months at their last day', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-01-31', 2)).toBe('2026-03-31')
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  })

  it('count back what was added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: -3_000, max: 3_000 }), (start, days) => {
        const day = addDays('2026-01-01', start)
        expect(daysBetween(day, addDays(day, days))).toBe(days)
      }),
    )
  })
})

describe('the clock', () => {
  const passage = fc.record({ days: fc.integer({ min: 0, max: 800 }), ms: fc.integer({ min: 0, max: 90 * hour }) })
  const start = fc.integer({ min: 0, max: 1_500 * 24 }).map((hours) => formatWall(at('2026-01-01') + hours * hour))

  it('ends in one journey of a + b where it ends in a and then b', () => {
    fc.assert(
      fc.property(start, passage, passage, (from, a, b) => {
        const [one, two] = [open(from), open(from)]
        one.go(a.days + b.days, a.ms + b.ms)
        two.go(a.days, a.ms)
        two.go(b.days, b.ms)
        expect(two.clock.nowMs).toBe(one.clock.nowMs)
      }),
    )
  })

  it('never goes back', () => {
    fc.assert(
      fc.property(
        start,
        fc.array(fc.record({ days: fc.nat(60), ms: fc.nat(hour), months: fc.nat(14) }), { maxLength: 12 }),
        (from, steps) => {
          const { clock, go } = open(from)
          for (const { days, ms, months } of steps) {
            const before = clock.nowMs
            go(days, ms, months)
            expect(clock.nowMs).toBeGreaterThanOrEqual(before + ms)
          }
        },
      ),
    )
  })

  it('keeps noon at noon across both changes of the hour', () => {
    const { go, local } = open('2026-04-04 12:00:00')
    go(1)
    expect(local()).toBe('2026-04-05 12:00:00')
    go(154)
    expect(local()).toBe('2026-09-06 12:00:00')
  })

  it('comes back to midnight after the night without one', () => {
    const { go, local } = open('2026-09-05 00:00:00')
    go(1)
    expect(local()).toBe('2026-09-06 01:00:00')
    go(1)
    expect(local()).toBe('2026-09-07 00:00:00')
  })

  it('advances months from the present day', () => {
    const { go, local } = open('2026-05-31 08:00:00')
    go(0, 0, 1)
    expect(local()).toBe('2026-06-30 08:00:00')
    go(0, 240 * hour, 1)
    expect(local()).toBe('2026-08-09 08:00:00')
  })

  it('runs with real time until it is frozen', async () => {
    const state: ClockState = { wallMs: at('2026-01-15 10:00:00'), extraMs: 0, isFrozen: false, realMs: 0 }
    const clock = new VirtualClock(() => state)
    const before = clock.nowMs
    await expect.poll(() => clock.nowMs).toBeGreaterThan(before)
    clock.freeze(true)
    const frozen = clock.nowMs
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(clock.nowMs).toBe(frozen)
    clock.freeze(false)
    expect(clock.nowMs).toBeLessThan(frozen + 1_000)
  })

  it('catches up with real time after it was stored, unless it stood still', () => {
    const stored = (isFrozen: boolean): ClockState => ({
      wallMs: at('2026-01-15 10:00:00'),
      extraMs: 0,
      isFrozen,
      realMs: Date.now() - 48 * hour,
    })
    const local = (state: ClockState): string => {
      const clock = new VirtualClock(() => state)
      clock.catchUp()
      return formatWall(wallOf(clock.nowMs))
    }
    expect(local(stored(true))).toBe('2026-01-15 10:00:00')
    expect(local(stored(false))).toMatch(/^2026-01-17 10:00:0/)
  })

  it('returns to its course after standing elsewhere', () => {
    const { clock, local } = open('2026-01-15 10:00:00')
    expect(clock.standAt(instantOfDay('2026-01-10', 3), local)).toBe('2026-01-10 03:00:00')
    expect(local()).toBe('2026-01-15 10:00:00')
  })
})
