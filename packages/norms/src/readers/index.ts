import type { ParsedNorm } from '@basejuris/domain'

import { isHtmlPage, NormProblem } from '../norm-problem.ts'
import type { NormReader, NormRecord } from '../reader.ts'
import { bcnJsonReader } from './bcn-json.ts'
import { bcnXmlReader } from './bcn-xml.ts'
import { ansvarReader, normsJsonlReader } from './json-readers.ts'
import { leychileEpubReader } from './leychile-epub.ts'
import { constitucionReader, fgreveReader, legalizeReader, leychileTextoReader } from './markdown-readers.ts'

/** Every format of norms that can be read. */
export const normReaders: readonly NormReader[] = [
  bcnXmlReader,
  bcnJsonReader,
  leychileEpubReader,
  normsJsonlReader,
  ansvarReader,
  legalizeReader,
  fgreveReader,
  leychileTextoReader,
  constitucionReader,
]

const headCharacters = 20_000

/** Reads a norm of a format, or of the one that its first characters show. @throws {NormProblem} */
export function readNorm(record: NormRecord, format: NormReader['source'] | 'auto' = 'auto'): ParsedNorm {
  if (record.text.trim() === '') throw new NormProblem('empty')
  const head = record.text.slice(0, headCharacters)
  if (isHtmlPage(head)) throw new NormProblem('html_page')
  const reader = normReaders.find((candidate) =>
    format === 'auto' ? candidate.recognizes(head, record.name) : candidate.source === format,
  )
  if (reader !== undefined) return reader.read(record)
  throw new NormProblem('unknown_format')
}
