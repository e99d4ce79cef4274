import { z } from 'zod'
import { sealedJson } from '../encrypted-json.ts'

const starSchema = z.object({ etiquetas: z.array(z.string()), nota: z.string().nullable() })
export type KeptStar = z.infer<typeof starSchema>

/** What a star carries, sealed for `starId`. */
export const keptStar = sealedJson('favorites.sealed', starSchema)

export function starId({ userId, docId }: { readonly userId: string; readonly docId: string }): string {
  return `${userId}:${docId}`
}
