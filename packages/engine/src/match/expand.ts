import type { TermDictionary, TermEntry } from '../segment/term-dictionary.ts'
import { EditDistance } from './edit-distance.ts'
import type { ExpansionPlan } from './plan.ts'

/** The terms of one field that a prefix or a fuzzy term stands for. */
export function expand(dictionary: TermDictionary, { text, edits }: ExpansionPlan): Iterable<TermEntry> {
  return edits === null ? dictionary.startingWith(text) : within(dictionary, text, edits)
}

const within = (dictionary: TermDictionary, text: string, edits: number): Iterable<TermEntry> => {
  const distance = new EditDistance(text, edits)
  return filter(dictionary.startingWith('', distance), ({ term }) => distance.to(term) !== null)
}

function* filter<Item>(items: Iterable<Item>, keep: (item: Item) => boolean): Generator<Item> {
  for (const item of items) if (keep(item)) yield item
}
