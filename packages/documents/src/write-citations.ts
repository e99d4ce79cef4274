import { bibtexCitation, risCitation } from '@basejuris/domain'
import type { DocumentHead, RulingEntry, WriteDocument } from './document.ts'
import { plainText } from './plain-text.ts'
import { datedCitation, requestLines } from './ruling-lines.ts'

const notesOf = (entry: RulingEntry, head: DocumentHead): string[] =>
  [datedCitation(entry, head), ...entry.notes, requestLines(head).join(' · ')].map((note) => plainText(note))

export const writeRis: WriteDocument = async function* (head, entries, total) {
  let done = 0
  for await (const entry of entries) {
    const consultation = { url: entry.url, consultedOn: head.consultedOn, notes: notesOf(entry, head) }
    yield Buffer.from(`${risCitation(entry.citable, consultation)}\r\n`)
    done += 1
    yield { stage: 'set', done, total }
  }
}

export const writeBibtex: WriteDocument = async function* (head, entries, total) {
  // BibTeX ignores everything between entries except «@».
  const lines = [head.title, ...requestLines(head)].map((line) => `% ${plainText(line).replaceAll('@', '(a)')}`)
  yield Buffer.from(`${lines.join('\n')}\n\n`)
  let done = 0
  for await (const entry of entries) {
    const notes = [entry.citation, ...entry.notes].map((note) => plainText(note))
    yield Buffer.from(`${bibtexCitation(entry.citable, { url: entry.url, consultedOn: head.consultedOn, notes })}\n`)
    done += 1
    yield { stage: 'set', done, total }
  }
}
