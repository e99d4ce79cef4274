import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AutosaveState, createAutosave } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(save: (text: string) => Promise<void>) {
  const states: AutosaveState[] = []
  const held: { draft: string | null } = { draft: null }
  const drafts = {
    keep(text: string) {
      held.draft = text
    },
    drop() {
      held.draft = null
    },
  }
  return { states, held, autosave: createAutosave({ save, drafts, onState: (state) => states.push(state), debounceMs: 800 }) }
}

test('saves after a pause and drops the draft once stored', async () => {
  const save = vi.fn(async () => {})
  const { autosave, held, states } = open(save)
  autosave.write('a')
  autosave.write('ab')
  expect(held.draft).toBe('ab')
  await vi.advanceTimersByTimeAsync(799)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(save).toHaveBeenCalledExactlyOnceWith('ab')
  expect(held.draft).toBeNull()
  expect(states.at(-1)).toBe('saved')
})

test('a failure keeps the draft, and the next attempt sends the last text', async () => {
  const save = vi.fn(async () => {})
  save.mockRejectedValueOnce(new Error('sin conexión'))
  const { autosave, held, states } = open(save)
  autosave.write('a')
  await vi.advanceTimersByTimeAsync(800)
  expect(states.at(-1)).toBe('failed')
  expect(held.draft).toBe('a')
  autosave.flush()
  await vi.runAllTimersAsync()
  expect(save).toHaveBeenLastCalledWith('a')
  expect(held.draft).toBeNull()
})

test('text typed while saving is saved afterwards', async () => {
  const answers: (() => void)[] = []
  const save = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)))
  const { autosave, held, states } = open(save)
  autosave.write('a')
  await vi.advanceTimersByTimeAsync(800)
  autosave.write('ab')
  await vi.advanceTimersByTimeAsync(800)
  expect(save).toHaveBeenCalledTimes(1)
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(save).toHaveBeenLastCalledWith('ab')
  expect(held.draft).toBe('ab')
  answers[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(held.draft).toBeNull()
  expect(states.at(-1)).toBe('saved')
})
