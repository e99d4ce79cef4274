import 'server-only'
import { ApiError, maxNeighbours, type RulingView } from '@basejuris/contract'
import { cache } from 'react'
import { api } from '../../../api/server-client.ts'
import { loadRuling } from '../load-ruling.ts'

/** A ruling, or what to say in its place. */
export type Side = { readonly docId: string; readonly ruling: RulingView } | { readonly docId: string; readonly failure: string }

/** On which article one of the rulings favours one party and the other its opponent. */
export interface Opposition {
  readonly article: string
  readonly key: string
  /** What each of the two did and whom it favours, in the order of the columns. */
  readonly sides: readonly [OpposedSide, OpposedSide]
}

interface OpposedSide {
  readonly detail: string
  readonly favours: string
}

export interface Pair {
  readonly sides: readonly [Side, Side]
  /** Null where neither is listed among the rulings contrary to the other. */
  readonly opposition: Opposition | null
}

async function loadSide(docId: string): Promise<Side> {
  try {
    const ruling = await loadRuling({ docId })
    return ruling === null ? { docId, failure: 'No encontramos esta sentencia. El enlace puede estar incompleto.' } : { docId, ruling }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { docId, failure: error.message }
  }
}

async function findOpposition(docId: string, other: string): Promise<Opposition | null> {
  const client = await api()
  const contrast = await client.contrast(docId, { limite: maxNeighbours, ficticias: 'incluir' }).catch(() => null)
  const found = contrast?.resultados.find((ruling) => ruling.docId === other)
  if (contrast?.contrario == null || found === undefined) return null
  const { articulo, detalle, favorece } = contrast.contrario
  return {
    article: articulo.etiqueta,
    key: articulo.clave,
    sides: [
      { detail: detalle, favours: favorece },
      { detail: found.detalle, favours: found.favorece },
    ],
  }
}

/** Two rulings and whether they are contrary. Null when both addresses name the same ruling. */
export const loadPair = cache(async (left: string, right: string): Promise<Pair | null> => {
  const sides = await Promise.all([loadSide(left), loadSide(right)])
  const [first, second] = sides.map((side) => ('ruling' in side ? side.ruling.docId : null))
  if (first == null || second == null) return { sides, opposition: null }
  if (first === second) return null
  const direct = await findOpposition(first, second)
  if (direct !== null) return { sides, opposition: direct }
  const reversed = await findOpposition(second, first)
  if (reversed === null) return { sides, opposition: null }
  const [ofSecond, ofFirst] = reversed.sides
  return { sides, opposition: { ...reversed, sides: [ofFirst, ofSecond] } }
})
