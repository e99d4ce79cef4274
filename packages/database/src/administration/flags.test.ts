import { describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { createFlagReader, getFlags, isDemonstrationRemoved, setDemonstrationRemoved, setFlag } from './flags.ts'

const defaults = { betaFree: true, subscriptions: false, subscriptionPage: true }

describeEachDatabase('flags', (open) => {
  it('returns the defaults, and a set value only for the flag that an operator set', async () => {
    const { db } = open()
    expect(await getFlags(db, defaults)).toEqual(defaults)
    await setFlag(db, 'subscriptions', true)
    await setFlag(db, 'betaFree', true)
    await setFlag(db, 'betaFree', false)
    expect(await getFlags(db, defaults)).toEqual({ betaFree: false, subscriptions: true, subscriptionPage: true })
    expect(await getFlags(db, { ...defaults, subscriptionPage: false })).toMatchObject({ subscriptionPage: false })
  })

  it('records that the demonstration corpus was removed, beside the flags', async () => {
    const { db } = open()
    expect(await isDemonstrationRemoved(db)).toBe(false)
    await setDemonstrationRemoved(db, true)
    await setDemonstrationRemoved(db, true)
    expect(await isDemonstrationRemoved(db)).toBe(true)
    expect(await getFlags(db, defaults)).toEqual(defaults)
    await setDemonstrationRemoved(db, false)
    expect(await isDemonstrationRemoved(db)).toBe(false)
  })

  it('reads a flag for many who ask as it was set last', async () => {
    const database = open()
    const flags = createFlagReader(database, defaults)
    for (const subscriptions of [true, false, true]) {
      await setFlag(database.db, 'subscriptions', subscriptions)
      expect(await Promise.all([flags(), flags()])).toEqual([
        { ...defaults, subscriptions },
        { ...defaults, subscriptions },
      ])
      expect(await flags()).toMatchObject({ subscriptions })
    }
  })

  it('ignores flags of other versions', async () => {
    await open().execute(`insert into flags (name, value) values ('forgotten', true)`)
    expect(await getFlags(open().db, defaults)).toEqual(defaults)
  })
})
