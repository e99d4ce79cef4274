import { describe, expect, it } from 'vitest'
import { describeEvent } from './describe-event.ts'
import { joinEntries } from './join-entries.ts'

/** An entry so many minutes after noon. */
const entry = (minute: number, action: string, actor = 'user:ana', details: Readonly<Record<string, number>> = {}) => ({
  at: new Date(Date.UTC(2026, 10, 2, 12, minute)),
  actor,
  action: `folder.${action}`,
  details,
})
const lines = (...oldestFirst: ReturnType<typeof entry>[]) =>
  joinEntries(oldestFirst.toReversed()).map((line) => describeEvent(line[0].action, line).accion)

describe('the lines of a log', () => {
  it('join what a person repeats in one sitting, rulings and passages apart', () => {
    expect(
      lines(
        entry(0, 'rulings_added', 'user:ana', { rulings: 1 }),
        entry(0, 'passage_added'),
        entry(9, 'passage_added'),
        entry(38, 'rulings_added', 'user:ana', { rulings: 3 }),
        entry(38, 'passage_added'),
      ),
    ).toEqual(['Guardó 3 pasajes', 'Agregó 4 sentencias'])
  })

  it('part after a pause, and where another person comes between', () => {
    expect(lines(entry(0, 'passage_added'), entry(31, 'passage_added'))).toEqual(['Guardó un pasaje', 'Guardó un pasaje'])
    expect(lines(entry(0, 'note_added'), entry(1, 'note_added', 'user:eva'), entry(2, 'note_added'))).toHaveLength(3)
  })

  it('never join what stands alone, which also ends a sitting', () => {
    expect(lines(entry(0, 'note_added'), entry(1, 'renamed'), entry(2, 'renamed'), entry(3, 'note_added'))).toEqual([
      'Agregó una nota',
      'Cambió el nombre',
      'Cambió el nombre',
      'Agregó una nota',
    ])
  })
})
