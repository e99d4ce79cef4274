import type { ProbableNorm } from '@basejuris/contract'
import { collectionIds } from '@basejuris/domain'
import { idNormaOf, normLabel } from '@basejuris/legal-text'
import type { Services } from '../../services.ts'
import { hasNormText } from '../norms/has-norm-text.ts'
import { normUrl } from '../rulings/ruling-url.ts'

type PresentedNorm = Pick<ProbableNorm, 'idNorma' | 'clave' | 'norma' | 'articulo' | 'url' | 'sentencias' | 'etiqueta' | 'conTexto'>

/** Norms by key with the number of real rulings that cite them, each counted once. */
export class NormCounts {
  readonly #services: Pick<Services, 'db' | 'search'>
  readonly #counted = new Map<string, Promise<number>>()

  constructor(services: Pick<Services, 'db' | 'search'>) {
    this.#services = services
  }

  async present(key: string): Promise<PresentedNorm> {
    const [norm = key, article = null] = key.split(':', 2)
    const idNorma = idNormaOf(norm)
    return {
      idNorma,
      clave: key,
      norma: normLabel(norm),
      articulo: article,
      url: idNorma === null ? null : normUrl(idNorma, article),
      sentencias: await this.count(key),
      conTexto: idNorma !== null && (await hasNormText(this.#services, idNorma)),
      etiqueta: normLabel(key),
    }
  }

  /** Real rulings that cite the norm or article of a key. */
  count(key: string): Promise<number> {
    const counted =
      this.#counted.get(key) ??
      this.#services.search
        .citing({ keys: [key], collections: collectionIds, fictional: 'excluir', offset: 0, limit: 0 })
        .then(({ total }) => total)
    this.#counted.set(key, counted)
    return counted
  }
}
