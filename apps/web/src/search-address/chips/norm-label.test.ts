import { expect, test } from 'vitest'
import { normLabel } from './saved-search-chips.ts'

test.each([
  ['CT:161', 'art. 161 CT'],
  ['CPC', 'CPC'],
  ['ley-19968', 'ley 19.968'],
  ['ley-19968:3', 'art. 3 ley 19.968'],
  ['dfl-1:20 bis', 'art. 20 bis dfl 1'],
  ['otra cosa', 'otra cosa'],
])('%s is %s', (key, words) => expect(normLabel(key)).toBe(words))
