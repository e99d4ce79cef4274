import { type NormReferenceView, type NormSummary, type NormView, notOfficialText, withoutEarlierVersions } from '@basejuris/contract'
import { cachedNormParts } from '@basejuris/database'
import { chileanDate, chooseNormVersion, type NormFacts } from '@basejuris/domain'
import { findCatalogueNorm, identifyNorm, listArticles, restates } from '@basejuris/legal-text'
import type { Services } from '../../services.ts'
import { normUrl } from '../rulings/ruling-url.ts'
import { presentParts } from './present-parts.ts'
import { listVersionViews, presentShownVersion } from './present-version.ts'
import { nameNorm, readNorm } from './read-norm.ts'

export interface GetNorm {
  readonly idNorma: number
  /** Day whose text is requested, `yyyy-mm-dd`; null for today's. */
  readonly day: string | null
  readonly withStructure: boolean
  readonly now?: Date
}

/** A norm with its structure on a day. @throws `norm.not_found` for one that is neither stored nor in the catalogue */
export async function getNorm(
  services: Pick<Services, 'db'>,
  { idNorma, day, withStructure, now = new Date() }: GetNorm,
): Promise<NormView> {
  const { facts, key, versions, changeSequence } = await readNorm(services, idNorma)
  const today = chileanDate(now)
  const chosen = chooseNormVersion(versions, { day: day ?? today, today })
  const text = chosen === null ? null : { idNorma, version: chosen.version.version, changeSequence }
  const listed = listVersionViews(versions, today)
  const articles = chosen?.version.articles ?? (listArticles(idNorma).length || null)
  return {
    ...summarizeNorm(facts, key),
    identificacion: identifyNorm(facts),
    nombresUsoComun: facts.aliases,
    organismos: facts.organizations,
    materias: facts.subjects,
    fechaPublicacion: facts.publishedOn,
    fechaPromulgacion: facts.promulgatedOn,
    refundidoEn: facts.restatedIn === null ? null : await referTo(services, facts.restatedIn),
    refunde: await Promise.all(restates(idNorma).map((id) => referTo(services, id))),
    textoDisponible: chosen !== null,
    articulos: articles,
    version: chosen === null ? null : presentShownVersion(chosen, versions, { day, today }),
    versiones: listed,
    sinVersiones: listed.length === 1 ? withoutEarlierVersions : null,
    estructura: text === null || !withStructure ? [] : presentParts(await cachedNormParts(services.db, text)),
    edicion: text === null ? null : `${text.version}-${text.changeSequence}`,
    advertencia: notOfficialText,
  }
}

/** Facts by which a norm is named. */
export function summarizeNorm(facts: NormFacts, key: string | null): NormSummary {
  const { idNorma, type, number, year, name, title, repealed, repealedOn } = facts
  return {
    idNorma,
    clave: key,
    tipo: type,
    numero: number,
    anio: year,
    nombre: name,
    titulo: title,
    derogada: repealed,
    fechaDerogacion: repealedOn,
    url: normUrl(idNorma, null),
  }
}

/** A norm that restates several laws is named by its number: «DFL N° 1 de 2000 (Código Civil y otras leyes)». */
export async function referTo(services: Pick<Services, 'db'>, idNorma: number): Promise<NormReferenceView> {
  const name = await nameNorm(services, idNorma)
  const facts = restates(idNorma).length > 1 ? findCatalogueNorm(idNorma) : null
  const number = facts === null ? name : identifyNorm(facts)
  return { idNorma, nombre: number === name ? name : `${number} (${name} y otras leyes)`, url: normUrl(idNorma, null) }
}
