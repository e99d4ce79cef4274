import type { RulingFactsView } from '@basejuris/contract'
import { sourceName } from '../source-name.ts'

/** Where a printed text comes from; on the screen the facts say it. */
export function PrintedColophon({ facts }: { readonly facts: Pick<RulingFactsView, 'fuente' | 'idSentence' | 'urlOficial'> }) {
  const source = `Fuente: ${sourceName(facts.fuente)}, documento ${facts.idSentence}.`
  return <p className="rd-colophon">{facts.urlOficial === null ? source : `${source} Original: ${facts.urlOficial}`}</p>
}
