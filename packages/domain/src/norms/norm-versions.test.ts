import { expect, test } from 'vitest'
import { chooseNormVersion, listStandIns, type NormVersion } from './norm-versions.ts'

const days = { day: '2015-06-01', today: '2026-11-30' }

const version = (number: number, inForceFrom: string): NormVersion => ({
  version: number,
  inForceFrom,
  inForceTo: null,
  source: 'bcn-xml',
  capturedOn: '2020-01-01',
  articles: 1,
  characters: 10,
})

test('the other texts stand in newest before the day first, then oldest after it', () => {
  const stored = [version(1, '2005-01-01'), version(2, '2010-01-01'), version(3, '2018-01-01'), version(4, '2019-01-01')]
  expect([...listStandIns(stored, days)].map((chosen) => chosen.version.version)).toEqual([2, 1, 3, 4])
})

test('a text that stands in for newer ones is told as an earlier one, and as uncertain', () => {
  const stored = [version(1, '2005-01-01'), version(2, '2010-01-01'), version(3, '2018-01-01')]
  const [, standIn] = listStandIns(stored, days)
  expect(standIn).toMatchObject({ version: { version: 1 }, state: 'earlier', certain: false })
})

test('a text that begins after today stands in last, as deferred', () => {
  const stored = [version(1, '2010-01-01'), version(2, '2030-01-01')]
  expect([...listStandIns(stored, days)].map(({ state }) => state)).toEqual(['latest', 'deferred'])
  expect(chooseNormVersion([version(2, '2030-01-01')], days)).toMatchObject({ state: 'deferred', certain: false })
})
