import type { ToolOutput } from '@basejuris/assistant'
import { notOfficialText } from '@basejuris/contract'
import { canonicalArticle, lastArticle } from '@basejuris/legal-text'
import type { Services } from '../../../services.ts'
import { readNorm } from '../../norms/read-norm.ts'

export interface AbsentArticle {
  readonly idNorma: number
  /** As written. */
  readonly article: string
}

/** What is said of an article that its norm lacks, with the page of the norm. */
export async function describeAbsentArticle(
  services: Pick<Services, 'db'>,
  { idNorma, article: written }: AbsentArticle,
): Promise<ToolOutput<'read_norm'>> {
  const { facts, versions } = await readNorm(services, idNorma)
  const article = canonicalArticle(written)
  const last = article.endsWith('transitorio') ? null : lastArticle(idNorma)
  const where = versions.length > 0 ? 'el texto que tenemos' : 'nuestro catálogo'
  return {
    etiqueta: `art. ${article} ${facts.name}`,
    texto: null,
    vigencia: null,
    advertencia: notOfficialText,
    url: `/norma/${idNorma}`,
    inexistente: `${facts.name}: ${where} no tiene un artículo ${article}.${last === null ? '' : ` Su último artículo permanente es el ${last}.`}`,
  }
}
