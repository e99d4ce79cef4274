import { bibtexCitation, formatDate, risCitation } from '@basejuris/domain'
import type { DocumentHead, RulingEntry, WriteDocument } from './document-values.ts'
import { plainText } from './plain-text.ts'

const tell = ({ facts, notices }: DocumentHead): string[] => [...facts.map(({ name, value }) => `${name}: ${value}`), ...notices]

const noteOf = ({ citation, notes }: RulingEntry, head: DocumentHead): string =>
  plainText([citation, ...notes, `BaseJuris, consultado el ${formatDate(head.consultedOn)}.`, ...tell(head)].join(' '))

export const writeRis: WriteDocument = async function* (head, entries, total) {
  let done = 0
  for await (const entry of entries) {
    const consultation = { url: entry.url, consultedOn: head.consultedOn, note: noteOf(entry, head) }
    yield Buffer.from(`${risCitation(entry.citable, consultation)}\r\n`)
    done += 1
    yield { stage: 'set', done, total }
  }
}

export const writeBibtex: WriteDocument = async function* (head, entries, total) {
  // BibTeX passes over everything between entries, but for its own sign.
  const lines = [head.title, ...tell(head)].map((line) => `% ${plainText(line).replaceAll('@', '(a)')}`)
  yield Buffer.from(`${lines.join('\n')}\n\n`)
  let done = 0
  for await (const entry of entries) {
    const note = plainText([entry.citation, ...entry.notes].join(' '))
    yield Buffer.from(`${bibtexCitation(entry.citable, { url: entry.url, consultedOn: head.consultedOn, note })}\n`)
    done += 1
    yield { stage: 'set', done, total }
  }
}
