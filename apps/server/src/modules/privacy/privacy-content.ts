import { z } from 'zod'

/** Encrypted content of a request, until it is resolved. */
export const privacyContentSchema = z.object({
  name: z.string(),
  email: z.string(),
  capacity: z.enum(['titular', 'representante']),
  /** The ruling, as the person named it. */
  ruling: z.string(),
  /** The name as it appears in the ruling; empty when no name is to be hidden. */
  nameInRuling: z.string(),
  statement: z.string(),
})
export type PrivacyContent = z.infer<typeof privacyContentSchema>

export function privacyCipherContext(id: string): string {
  return `privacy_requests.sealed:${id}`
}
