// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followFolder } from './follow-folder.ts'

class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeSource[] = []
  readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeSource.all.push(this)
  }
  close() {
    this.readyState = FakeSource.CLOSED
  }
  emit(event: string, readyState = 1) {
    this.readyState = readyState
    this.dispatchEvent(new Event(event))
  }
}
const newest = () => FakeSource.all.at(-1) as FakeSource
const setHidden = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  FakeSource.all = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('changes that come together are shown once', () => {
  const onChange = vi.fn()
  const stop = followFolder('f', onChange)
  newest().emit('open')
  for (let change = 0; change < 5; change++) newest().emit('cambio')
  newest().emit('latido')
  vi.advanceTimersByTime(200)
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
  expect(newest().readyState).toBe(FakeSource.CLOSED)
})

test('what was missed while the stream was broken is shown once it is back', () => {
  const onChange = vi.fn()
  const stop = followFolder('f', onChange)
  newest().emit('open')
  newest().emit('error', 0)
  vi.advanceTimersByTime(200)
  expect(onChange).not.toHaveBeenCalled()
  newest().emit('open')
  vi.advanceTimersByTime(200)
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
})

test('a hidden page leaves its stream to others, and catches up when it is shown', () => {
  const onChange = vi.fn()
  const stop = followFolder('f', onChange)
  setHidden(true)
  expect(newest().readyState).toBe(FakeSource.CLOSED)
  setHidden(false)
  expect(FakeSource.all).toHaveLength(2)
  newest().emit('open')
  vi.advanceTimersByTime(200)
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
})

test('a refused stream is asked for again later; an ended one is not, and the page shows why', () => {
  const onChange = vi.fn()
  const stop = followFolder('f', onChange)
  newest().emit('error', FakeSource.CLOSED)
  vi.advanceTimersByTime(31_000)
  expect(FakeSource.all).toHaveLength(2)
  newest().emit('fin')
  vi.advanceTimersByTime(60_000)
  expect([FakeSource.all.length, onChange.mock.calls.length]).toEqual([2, 1])
  stop()
})
