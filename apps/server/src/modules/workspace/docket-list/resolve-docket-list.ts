import { type DataOf, type DocketLine, type docketListEndpoint, maxDocketCandidates } from '@basejuris/contract'
import { listFactsByDocket } from '@basejuris/database'
import { type DocketNumber, formatDocketNumber, isInMode, parseDocketNumber, type RulingFacts } from '@basejuris/domain'
import { type CitingRuling, resolveDocket } from '@basejuris/ingestion'
import type { RulingReference } from '@basejuris/legal-text'
import type { z } from 'zod'
import type { Services } from '../../../services.ts'
import { fictionalModeOf } from '../../platform/coverage.ts'
import { presentCard } from '../../rulings/present-card.ts'
import { readDocketLine } from './read-docket-line.ts'

/** A list has no citing ruling, so a line can mean any ruling that matches. */
const nobody: CitingRuling = { docId: '', court: '', docketNumber: null, rit: null, originCourt: null, originDocketNumber: null }

/**
 * Finds the rulings that each pasted line means. For a number without letter that matches none, rulings with a letter are offered as
 * candidates and never chosen.
 */
export async function resolveDocketList(
  services: Pick<Services, 'db' | 'coverage'>,
  { texto: text, ficticias }: z.output<typeof docketListEndpoint.body>,
): Promise<DataOf<typeof docketListEndpoint>> {
  const fictional = await fictionalModeOf(services, ficticias)
  const lines = text.split(/\r\n?|\n/).flatMap((line, at) => (line.trim() === '' ? [] : [{ linea: at + 1, texto: line.trim() }]))
  const read = lines.map((line) => ({ ...line, reference: readDocketLine(line.texto) }))
  const dockets = read.flatMap(({ reference }) => (reference === null ? [] : [reference.docket]))
  const byNumber = Map.groupBy(await listFactsByDocket(services.db, dockets), numberOf)
  const lineas = read.map(({ linea, texto, reference }): DocketLine => {
    if (reference === null) return { linea, texto: texto.slice(0, 300), estado: 'no_entendida', rol: null, candidatas: [], sinFicticias: 0 }
    const all = byNumber.get(keyOf(reference.docket)) ?? []
    const [candidates, leftOut] = [true, false].map((listed) => all.filter((facts) => isInMode(fictional, facts.fictional) === listed))
    const sinFicticias = fictional === 'excluir' ? meantBy(reference, leftOut ?? []).rulings.length : 0
    return { linea, texto, rol: formatDocketNumber(reference.docket), ...judge(reference, candidates ?? []), sinFicticias }
  })
  const count = (estado: DocketLine['estado']): number => lineas.filter((line) => line.estado === estado).length
  return {
    lineas,
    resumen: {
      encontradas: count('encontrada'),
      ambiguas: count('ambigua'),
      noEstan: count('no_esta'),
      noEntendidas: count('no_entendida'),
    },
  }
}

const keyOf = ({ number, year }: Pick<DocketNumber, 'number' | 'year'>): string => `${number}-${year}`

const docketOf = ({ docketNumber, rit }: RulingFacts): DocketNumber | null => parseDocketNumber(docketNumber ?? rit ?? '')

function numberOf(facts: RulingFacts): string {
  const docket = docketOf(facts)
  return docket === null ? '' : keyOf(docket)
}

function judge(reference: RulingReference, candidates: readonly RulingFacts[]): Pick<DocketLine, 'estado' | 'candidatas'> {
  const { rulings, exact } = meantBy(reference, candidates)
  const candidatas = rulings.slice(0, maxDocketCandidates).map(presentCard)
  if (candidatas.length === 0) return { estado: 'no_esta', candidatas }
  return { estado: exact && rulings.length === 1 ? 'encontrada' : 'ambigua', candidatas }
}

/** `exact` is false for rulings that are only offered. */
function meantBy(
  reference: RulingReference,
  candidates: readonly RulingFacts[],
): { readonly rulings: readonly RulingFacts[]; readonly exact: boolean } {
  const exact = resolveDocket(reference, nobody, candidates)?.rulings ?? []
  return exact.length > 0 ? { rulings: exact, exact: true } : { rulings: withAnyLetter(reference, candidates), exact: false }
}

const withAnyLetter = (reference: RulingReference, candidates: readonly RulingFacts[]): readonly RulingFacts[] =>
  reference.docket.letter !== null
    ? []
    : candidates.flatMap((facts) => {
        const letter = docketOf(facts)?.letter ?? null
        const named = { ...reference, docket: { ...reference.docket, letter } }
        return resolveDocket(named, nobody, [facts])?.rulings ?? []
      })
