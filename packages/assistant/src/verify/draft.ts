import { findQuotations, splitSentences } from '@basejuris/legal-text'

/** A sentence of a generated text, and the numbers of the spans that it names. */
export interface DraftSentence {
  readonly text: string
  readonly spans: readonly number[]
  /** The whole of it is a quotation, whatever marks it has inside. */
  readonly isQuotation?: boolean
}

/** «[1]», «[1, 2]», «[1][2]». */
const marker = /\s?\[(\d{1,4}(?:\s?[,;y]\s?\d{1,4})*)\]/gu
/** «… dijo.[1]» */
const closeMarker = /([.?!…])\[(?=\d)/gu
const leadingMarkers = /^(?:\s*\[\d{1,4}(?:\s?[,;y]\s?\d{1,4})*\])+[.,;]?/u

/** Sentences of a generated text that names spans as «[n]». A marker behind the full stop belongs to the sentence before it. */
export function readDraft(text: string): DraftSentence[] {
  return cutWritten(text.replace(closeMarker, '$1 ['))
    .map((written) => ({
      text: written.replace(marker, '').trim(),
      spans: [
        ...new Set(
          [...written.matchAll(marker)].flatMap(([, numbers = '']) => Array.from(numbers.matchAll(/\d+/gu), ([number]) => Number(number))),
        ),
      ],
    }))
    .filter((sentence) => /[\p{L}\d]/u.test(sentence.text))
}

/** Pieces of a generated text, one for each sentence, with their blanks and markers. Together they are the text. */
export function cutWritten(text: string): string[] {
  const quotations = findQuotations(text, 1)
  const sentences: string[] = []
  let open = 0
  for (const { to } of splitSentences(text)) {
    if (quotations.some((quotation) => quotation.from < to && to < quotation.to)) continue
    const written = text.slice(open, to)
    const behind = leadingMarkers.exec(written)?.[0] ?? ''
    const last = sentences.at(-1)
    if (behind !== '' && last !== undefined) sentences[sentences.length - 1] = `${last}${behind}`
    const own = last === undefined ? written : written.slice(behind.length)
    if (own.trim() !== '') sentences.push(own)
    open = to
  }
  return open < text.length && text.slice(open).trim() !== '' ? [...sentences, text.slice(open)] : sentences
}
