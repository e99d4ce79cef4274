import { expect, it } from 'vitest'
import { leadingRuling } from './leading-ruling.ts'

const near = (docId: string, cosine: number) => ({ docId, cosine })

it('leads where words and meaning find the same ruling first, apart where the second is much farther', () => {
  expect(leadingRuling('r1', [near('r1', 0.3), near('r2', 0.2)])).toEqual({ docId: 'r1', isApart: true })
  expect(leadingRuling('r1', [near('r1', 0.3), near('r2', 0.29)])).toEqual({ docId: 'r1', isApart: false })
  expect(leadingRuling('r1', [near('r1', 0.3)])).toEqual({ docId: 'r1', isApart: true })
})

it('does not lead where these are two, or where nothing was found', () => {
  expect(leadingRuling('r1', [near('r2', 0.3), near('r1', 0.29)])).toBeNull()
  expect(leadingRuling('r1', [])).toBeNull()
  expect(leadingRuling(undefined, [near('r1', 0.3)])).toBeNull()
})
