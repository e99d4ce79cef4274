import { mayBeOneDocket, parseDocketNumber, type RulingFacts, type Section } from '@basejuris/domain'
import { isNamedCourt } from '../courts/is-named-court.ts'
import type { FoundRulingCitation } from './ruling-citation.ts'

/** The numbers and courts of a case, as its ruling has them. */
export type CaseFacts = Pick<RulingFacts, 'court' | 'docketNumber' | 'rit' | 'originCourt' | 'originDocketNumber'>

/** A citation and where it stands. `before` is the text before its number, at least a sentence long where there is one. */
export interface LocatedCitation {
  readonly citation: FoundRulingCitation
  readonly section: Pick<Section, 'kind' | 'number'>
  readonly before: string
}

const numbersOf = ({ court, docketNumber, rit, originCourt, originDocketNumber }: CaseFacts) =>
  [
    { written: docketNumber, court },
    { written: rit, court: originDocketNumber === rit ? originCourt : null },
    { written: originDocketNumber, court: originCourt },
  ].flatMap(({ written, court: of }) => {
    const docket = written === null ? null : parseDocketNumber(written)
    return docket === null ? [] : [{ docket, court: of }]
  })

const isOfCourt = ({ court }: FoundRulingCitation, own: string | null, speaking: string): boolean => {
  if (court === null || own === null) return true
  if (court === 'own') return own === speaking
  return isNamedCourt(court.name, own) || isNamedCourt(own, court.name)
}

/** Words of a recourse or a remission: the number behind them is that of the court below. */
const below =
  /(?:en\s+contra\s+de|contra|apelad[ao]|en\s+alzada|recurrid[ao]|impugnad[ao]|dictad[ao]s?|pronunciad[ao]s?|de\s+origen|a\s+quo|seguid[ao]s?|tramitad[ao]s?|caus?as?|autos|antecedentes|acumulad[ao])[^.;]{0,150}$|acum\.[^;]{0,20}$/iu
const another =
  /(?:como|as[ií]|v[eé]ase|en\s+el\s+mismo\s+sentido|jurisprudencia|copias?|documentos?|expediente\s+del?|escritos?|audios?|audiencia\s+en|a\s+la\s+vista|ha\s+(?:resuelto|fallado|sostenido|se[nñ]alado))[^.;]{0,120}$/iu
const instance = /^(?!Corte\s+Suprema|Tribunal\s+Constitucional|Contralor)/u

/** Where a ruling says which case it decides. */
const isFrame = ({ kind, number }: LocatedCitation['section']): boolean =>
  kind === 'encabezado' || kind === 'vistos' || kind === 'cierre' || kind === 'resolutiva' || (kind === 'considerando' && number === 1)

const keyOf = ({ docket }: FoundRulingCitation): string | null => (docket === null ? null : `${docket.number}-${docket.year}`)

/**
 * The citations that name the case decided itself: its own number, those of its courts below and of cases joined to it. All others are of
 * other cases. A number said once to be of this case is so wherever it stands without another court.
 */
export function findOwnCase(found: readonly LocatedCitation[], facts: CaseFacts): ReadonlySet<FoundRulingCitation> {
  const numbers = numbersOf(facts)
  const own = new Set<FoundRulingCitation>()
  const keys = new Map<string, FoundRulingCitation>()
  for (const { citation, section, before } of found) {
    const { docket, kind } = citation
    if (docket === null || kind === 'sentencia') continue
    const isNumber = numbers.some((one) => mayBeOneDocket(docket, one.docket) && isOfCourt(citation, one.court, facts.court))
    const isLower = citation.court === null || (citation.court !== 'own' && instance.test(citation.court.name))
    const isHeading = section.kind === 'encabezado' || (section.kind === 'cierre' && citation.court === null)
    const isFramed = isHeading || (kind === 'rol' && isFrame(section) && isLower && below.test(before) && !another.test(before))
    if (!isNumber && !isFramed) continue
    own.add(citation)
    keys.set(keyOf(citation) ?? '', citation)
  }
  for (const { citation } of found) {
    const first = keys.get(keyOf(citation) ?? '')
    if (first === undefined || citation.docket === null || first.docket === null || !mayBeOneDocket(citation.docket, first.docket)) continue
    const [a, b] = [first.court, citation.court]
    if (
      b === null ||
      a === null ||
      a === b ||
      (a !== 'own' && b !== 'own' && (isNamedCourt(a.name, b.name) || isNamedCourt(b.name, a.name)))
    )
      own.add(citation)
  }
  return own
}
