import { type DocketNumber, type Entitlement, findDocketNumbers, mayBeOneDocket, type Ruling, type RulingFacts } from '@basejuris/domain'
import { type FoundRulingCitation, isNamedCourt } from '@basejuris/legal-text'
import type { Services } from '../../../services.ts'
import { namedFacts } from '../../rulings/present-card.ts'
import type { CitedRulings } from './find-cited-rulings.ts'
import { numberOfSentence } from './number-beside.ts'

/** Numbers of a text that are looked up in the words of rulings. */
const maxLooked = 60
/** Rulings read for each of them. */
const maxRead = 5

interface LookOptions {
  readonly entitlement: Entitlement
  readonly signal: AbortSignal
}

/**
 * What the index has for each citation. A number under which no ruling is stored is looked up in the texts: a case may be joined to another, and some
 * courts number their sentences.
 */
export async function withNumbersInTexts(
  services: Pick<Services, 'rulings' | 'search'>,
  looked: ReadonlyMap<FoundRulingCitation, CitedRulings>,
  options: LookOptions,
): Promise<ReadonlyMap<FoundRulingCitation, CitedRulings>> {
  const all = new Map(looked)
  const missing = [...looked].filter(([{ kind, docket }, { found }]) => found.length === 0 && docket !== null && kind !== 'dictamen')
  for (const [citation, known] of missing.slice(0, maxLooked)) {
    const owner = await findOwner(services, citation, options)
    if (owner === null) continue
    const by = citation.kind === 'sentencia' ? 'sentence' : 'joined'
    all.set(citation, { ...known, by, found: [namedFacts(owner, options.entitlement.readable)], near: [] })
  }
  return all
}

async function findOwner(
  services: Pick<Services, 'rulings' | 'search'>,
  { kind, docket, court }: FoundRulingCitation,
  { entitlement, signal }: LookOptions,
): Promise<Ruling | null> {
  if (docket === null) return null
  const number = `${docket.number}${kind === 'sentencia' ? '/' : '-'}${docket.year}`
  const { hits } = await services.search.search(
    {
      query: `"${number}"`,
      collections: [...entitlement.readable],
      fictional: 'excluir',
      filters: {},
      sort: 'relevancia',
      page: 1,
      size: maxRead,
      mode: 'lexica',
      group: false,
      literal: true,
    },
    { signal },
  )
  const owners: Ruling[] = []
  for (const { docId } of hits) {
    const ruling = await services.rulings.find(docId)
    if (ruling === null || !(court === null || court === 'own' || isNamedCourt(court.name, ruling.court))) continue
    if (kind === 'sentencia' ? isOfSentence(ruling, docket) : saysJoined(ruling, docket)) owners.push(ruling)
  }
  const [only, other] = owners
  return only === undefined || other !== undefined ? null : only
}

const isOfSentence = (facts: RulingFacts, { number, year }: DocketNumber): boolean => {
  const own = numberOfSentence(facts)
  return own !== null && own.number === number && own.year === year
}

const joining = /(?<!\p{L})acumulad[oa]s?(?!\p{L})/giu
/** Characters behind the word in which the numbers of joined cases stand. */
const reach = 120
const endOfList = /[)\n;]|\.\s/u
const label = 'Rol N° '

/** «(Acumulada al ingreso Corte N° 45-2020)», «Rol N° 44-2020 y acumulada 45-2020». */
const saysJoined = ({ sections }: Ruling, docket: DocketNumber): boolean =>
  sections.some(({ paragraphs }) => paragraphs.some(({ text }) => joinedNumbers(text).some((joined) => mayBeOneDocket(joined, docket))))

/** The numbers of a list that begins right behind the word. */
const joinedNumbers = (text: string): DocketNumber[] =>
  [...text.matchAll(joining)].flatMap(({ index, 0: word }) => {
    const behind = text.slice(index + word.length, index + word.length + reach).replace(leadOfNumber, '')
    const found = findDocketNumbers(label + (behind.split(endOfList)[0] ?? ''))
    return found[0]?.from === label.length ? found.map(({ docket }) => docket) : []
  })

/** What may stand between the word and the first number. */
const leadOfNumber =
  /^(?:\s*(?:al?|los|las|la|el|con|en|ingresos?|corte|causas?|autos|roles|rol|rit|civil|n[°º.]*s?|nros?\.?|[(:,-]))*\s*/iu
