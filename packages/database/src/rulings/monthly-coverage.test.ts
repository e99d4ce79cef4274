import { buildRuling, describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { listMonthlyCoverage } from './monthly-coverage.ts'
import { putRulings } from './put-rulings.ts'

describeEachDatabase('listMonthlyCoverage', (open) => {
  it('counts by collection, source and month of decision, rulings without a date and real ones separately', async () => {
    const { db } = open()
    expect(await listMonthlyCoverage(db)).toEqual([])
    const dates = ['2021-03-01', '2021-03-31', '2021-04-01', null]
    await putRulings(
      db,
      dates.map((decidedOn, at) =>
        buildRuling({
          docId: `m${at}`,
          idSentence: `m${at}`,
          docketNumber: `${at + 1}-2020`,
          collection: 'civil',
          source: 'demo',
          decidedOn,
          fictional: at !== 0,
        }),
      ),
      { now: new Date('2026-11-02T10:00:00Z') },
    )
    const rows = await listMonthlyCoverage(db)
    expect(rows.map(({ collection, source, month, fictional, total }) => [collection, source, month, fictional, total])).toEqual([
      ['civil', 'demo', '2021-03', false, 1],
      ['civil', 'demo', '2021-03', true, 1],
      ['civil', 'demo', '2021-04', true, 1],
      ['civil', 'demo', null, true, 1],
    ])
    expect(rows.every(({ updatedAt }) => updatedAt instanceof Date)).toBe(true)
  })
})
