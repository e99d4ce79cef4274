import type { Ruling } from '@basejuris/domain'
import { DomUtils, parseDocument } from 'htmlparser2'
import { hashWords } from './hash-words.ts'

export interface TaggedComparison {
  /** Considerandos tagged by the source, and how many numbered ones we found. */
  readonly considerandos: { readonly tagged: number; readonly ours: number }
  /** Both operative parts begin with the same words; null where the source tags none. */
  readonly resolutive: boolean | null
}

/** The source's tags are made by a machine and sometimes wrong: this measures agreement, not truth. */
export function compareWithTagged(ruling: Ruling, xml: string): TaggedComparison {
  const document = parseDocument(xml, { xmlMode: true })
  const tags = (name: string) => DomUtils.getElementsByTagName(name, document)
  const tagged = tags('Considerando').filter((element) => !isInVote(element))
  const [resolutive] = tags('ParteResolutiva')
  const own = ruling.sections.find(({ kind }) => kind === 'resolutiva')
  return {
    considerandos: { tagged: tagged.length, ours: ruling.sections.filter(({ kind }) => kind === 'considerando').length },
    resolutive:
      resolutive === undefined
        ? null
        : own !== undefined && hashWords(DomUtils.textContent(resolutive)) === hashWords(own.paragraphs.map(({ text }) => text).join(' ')),
  }
}

const isInVote = (element: NonNullable<ReturnType<typeof DomUtils.getParent>>): boolean => {
  for (let at = DomUtils.getParent(element); at !== null; at = DomUtils.getParent(at)) if ('name' in at && at.name === 'Voto') return true
  return false
}

/** The tagged XML of a record of the judiciary; null when there is none. */
export function taggedXml(raw: Uint8Array): string | null {
  const found = /"texto_etiquetado_t"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/iu.exec(Buffer.from(raw).toString('utf8'))?.[1]
  return found === undefined ? null : String(JSON.parse(found))
}
