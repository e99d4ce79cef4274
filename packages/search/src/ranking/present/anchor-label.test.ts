import { expect, it } from 'vitest'
import { anchorLabel } from './anchor-label.ts'

it.each([
  ['c7', 'c. 7°'],
  ['c10-2', 'c. 10° (2)'],
  ['vistos', 'vistos'],
  ['vistos-2', 'vistos (2)'],
  ['resolutiva', 'parte resolutiva'],
  ['voto1', 'voto'],
  ['voto2-c3', 'voto 2, c. 3°'],
  ['p12', 'párr. 12'],
  ['otra-cosa', 'otra-cosa'],
])('shows %s as «%s»', (anchor, label) => {
  expect(anchorLabel(anchor)).toBe(label)
})
