import { bibtexCitation, type CitableRuling, risCitation } from '@basejuris/domain'
import type { DocumentHead, RulingEntry, WriteDocument } from './document.ts'
import { plainText } from './plain-text.ts'
import { datedCitation, noteLine, passageLines, requestLines } from './ruling-lines.ts'

/** Tags of the user become keywords beside the subjects. */
const taggedRuling = ({ citable, tags }: RulingEntry): CitableRuling => ({
  ...citable,
  subjects: [...new Set([...citable.subjects, ...tags])].map((subject) => plainText(subject)),
})
const quotedPassages = ({ passages }: RulingEntry): string[] => passages.map((passage) => passageLines(passage).join(' '))

const risNotes = (entry: RulingEntry, head: DocumentHead, isFirst: boolean): string[] =>
  [
    datedCitation(entry, head),
    ...entry.warnings,
    ...quotedPassages(entry),
    ...entry.notes.map(noteLine),
    requestLines(head).join(' · '),
    // A list of references has no head: its notes go with the first.
    ...(isFirst ? head.notes.map(noteLine) : []),
  ].map((note) => plainText(note))

export const writeRis: WriteDocument = async function* (head, entries, total) {
  let done = 0
  for await (const entry of entries) {
    const consultation = { url: entry.url, consultedOn: head.consultedOn, notes: risNotes(entry, head, done === 0) }
    yield Buffer.from(`${risCitation(taggedRuling(entry), consultation)}\r\n`)
    done += 1
    yield { stage: 'set', done, total }
  }
}

export const writeBibtex: WriteDocument = async function* (head, entries, total) {
  // BibTeX ignores everything between entries except «@».
  const lines = [head.title, ...requestLines(head), ...head.notes.map(noteLine)].map(
    (line) => `% ${plainText(line).replaceAll('@', '(a)')}`,
  )
  yield Buffer.from(`${lines.join('\n')}\n\n`)
  let done = 0
  for await (const entry of entries) {
    const notes = [entry.citation, ...entry.warnings, ...quotedPassages(entry), ...entry.notes.map(noteLine)].map((note) => plainText(note))
    yield Buffer.from(`${bibtexCitation(taggedRuling(entry), { url: entry.url, consultedOn: head.consultedOn, notes })}\n`)
    done += 1
    yield { stage: 'set', done, total }
  }
}
