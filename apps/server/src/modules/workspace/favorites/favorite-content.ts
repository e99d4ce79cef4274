import { z } from 'zod'
import { encryptedJson } from '../encrypted-json.ts'

const contentSchema = z.object({
  etiquetas: z.array(z.string()),
  nota: z.string().nullable(),
  /** Version of the note. */
  versionNota: z.number().int().default(1),
})
export type FavoriteContent = z.infer<typeof contentSchema>

/** Tags and note of a favorite, encrypted for its `favoriteKey`. */
export const favoriteContent = encryptedJson('favorites.sealed', contentSchema)

export function favoriteKey({ userId, docId }: { readonly userId: string; readonly docId: string }): string {
  return `${userId}:${docId}`
}
