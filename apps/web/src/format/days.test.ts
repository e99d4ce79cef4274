import { expect, test } from 'vitest'
import { dateLabel, dayLabel, timeLabel } from './days.ts'

const now = new Date('2026-11-20T02:30:00Z') // 23:30 of the 19th in Santiago

test.each([
  ['2026-11-19T12:00:00Z', 'Hoy'],
  ['2026-11-20T02:00:00Z', 'Hoy'],
  ['2026-11-19T02:59:00Z', 'Ayer'],
  ['2026-11-17T15:00:00Z', '17-11-2026'],
])('%s is %s', (instant, words) => expect(dayLabel(instant, now)).toBe(words))

test('shows the day in Santiago', () => expect(dateLabel('2026-11-20T02:05:00Z')).toBe('19-11-2026'))

test('shows the time in Santiago', () => expect(timeLabel('2026-11-20T02:05:00Z')).toBe('23:05'))
