import { setImmediate } from 'node:timers/promises'
import {
  type CheckedCitation,
  type CheckedQuotation,
  type CitationVerdict,
  type checkCitationsEndpoint,
  citationVerdicts,
  type DataOf,
  maxCheckedCitations,
} from '@basejuris/contract'
import type { UserActor } from '@basejuris/domain'
import { type FoundNormCitation, type FoundRulingCitation, listCatalogueIds } from '@basejuris/legal-text'
import type { Services } from '../../services.ts'
import { QuotationChecker } from './check-quotation.ts'
import { findCitedRulings } from './find-cited-rulings.ts'
import { normVerdict } from './norm-verdict.ts'
import { type AttributedQuotation, type BriefCitations, readBrief } from './read-brief.ts'
import type { CheckedText } from './read-upload.ts'
import { citedCase, rulingVerdict, understoodAs } from './ruling-verdict.ts'

interface CheckOptions {
  readonly now: Date
  readonly signal: AbortSignal
}

/**
 * Checks every citation of a text against the index and the catalogue of norms. Nothing of the text is stored. Fictional rulings give no
 * verdict. Quotations of bases that the actor may not read are not compared.
 */
export async function checkCitations(
  services: Pick<Services, 'db' | 'rulings' | 'search' | 'entitlementOf' | 'coverage'>,
  actor: UserActor,
  { text, document, placeAt }: CheckedText,
  { now, signal }: CheckOptions,
): Promise<CheckCitationsResult> {
  const [brief, entitlement, figures] = await Promise.all([readBrief(text), services.entitlementOf(actor), services.coverage.list()])
  const places = placesOf(brief)
  const checked = places.slice(0, maxCheckedCitations)
  const cited = checked.flatMap(({ ruling }) => ruling ?? [])
  const looked = await findCitedRulings(services.db, cited)
  const checker = new QuotationChecker(services, entitlement)
  const citas: CheckedCitation[] = []
  for (const place of checked) {
    signal.throwIfAborted()
    const base = {
      n: citas.length + 1,
      texto: text.slice(place.from, place.to),
      desde: place.from,
      hasta: place.to,
      lugar: placeAt(place.from),
    }
    if (place.norm !== null) citas.push({ ...base, ...presentNorm(place.norm) })
    else {
      const rulings = looked.get(place.ruling) ?? nothing
      const compared: CheckedQuotation[] = []
      const ofCase = citedCase(place.ruling, rulings)
      for (const quotation of place.quotations) compared.push(await checker.check(quotation, ofCase, signal))
      citas.push({ ...base, ...presentRuling(place.ruling, rulingVerdict(place.ruling, rulings, confirmed(place.quotations, compared))) })
    }
    await setImmediate()
  }
  const real = figures.filter(({ fictional }) => !fictional)
  return {
    citas,
    resumen: {
      total: places.length,
      porVeredicto: countVerdicts(citas),
      sinComprobar: places.length - checked.length,
      textualesSinCita: brief.quotations.filter(({ source }) => source === null).length,
    },
    indice: {
      sentencias: real.reduce((sum, { total }) => sum + total, 0),
      hasta:
        real
          .map(({ to }) => to)
          .filter((day) => day !== null)
          .sort()
          .at(-1) ?? null,
      normas: listCatalogueIds().length,
    },
    documento: document,
    verificadoEl: now.toISOString(),
  }
}

export type CheckCitationsResult = DataOf<typeof checkCitationsEndpoint>

const nothing = { found: [], near: [], fictional: false }

type Place = { readonly from: number; readonly to: number } & (
  | { readonly ruling: FoundRulingCitation; readonly norm: null; readonly quotations: readonly AttributedQuotation[] }
  | { readonly ruling: null; readonly norm: FoundNormCitation }
)

/** Citations of rulings and norms together, in the order of the text. */
const placesOf = ({ rulings, norms, quotations }: BriefCitations): Place[] => {
  const ofRuling = Map.groupBy(quotations, ({ source }) => source?.ruling ?? -1)
  const places = [
    ...rulings.map((ruling, at): Place => ({ from: ruling.from, to: ruling.to, ruling, norm: null, quotations: ofRuling.get(at) ?? [] })),
    ...norms.map((norm): Place => ({ from: norm.from, to: norm.to, ruling: null, norm })),
  ]
  return places.sort((a, b) => a.from - b.from || a.to - b.to)
}

/** A quotation that stands nearer to a norm counts for the ruling only where the ruling has it: it may be of the norm. */
const confirmed = (quotations: readonly AttributedQuotation[], compared: readonly CheckedQuotation[]): CheckedQuotation[] =>
  compared.filter(({ resultado }, at) => quotations[at]?.source?.nearer === 'ruling' || resultado === 'textual')

const presentRuling = (
  citation: FoundRulingCitation,
  { veredicto, docId, evidencia }: ReturnType<typeof rulingVerdict>,
): Pick<CheckedCitation, 'tipo' | 'veredicto' | 'docId' | 'idNorma' | 'evidencia'> => ({
  tipo: citation.kind === 'dictamen' ? 'dictamen' : 'sentencia',
  veredicto,
  docId,
  idNorma: null,
  evidencia: { ...evidencia, entendida: understoodAs(citation) },
})

const presentNorm = (citation: FoundNormCitation): Pick<CheckedCitation, 'tipo' | 'veredicto' | 'docId' | 'idNorma' | 'evidencia'> => {
  const { veredicto, idNorma, evidencia } = normVerdict(citation)
  return {
    tipo: 'norma',
    veredicto,
    docId: null,
    idNorma,
    evidencia: {
      entendida: citation.label,
      sentencias: [],
      sugerencias: [],
      diferencias: [],
      coincide: [],
      soloFicticia: false,
      citasTextuales: [],
      url: null,
      ...evidencia,
    },
  }
}

const countVerdicts = (citas: readonly CheckedCitation[]): Record<CitationVerdict, number> => {
  const counts = Object.fromEntries(citationVerdicts.map((veredicto) => [veredicto, 0])) as Record<CitationVerdict, number>
  for (const { veredicto } of citas) counts[veredicto] += 1
  return counts
}
