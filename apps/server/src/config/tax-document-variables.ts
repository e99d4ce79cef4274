import { z } from 'zod'

const minSecretCharacters = 32

/** The web service that issues tax documents of real payments. */
export const taxDocumentVariables = {
  TAX_DOCUMENTS_URL: z.url({ protocol: /^https$/, error: 'use la dirección https:// del servicio que emite' }).optional(),
  TAX_DOCUMENTS_SECRET: z
    .string()
    .min(minSecretCharacters, { error: `use al menos ${minSecretCharacters} caracteres` })
    .optional(),
}

export interface TaxDocumentSettings {
  readonly url: string
  /** Signs each request. */
  readonly secret: string
}

/** What the variables lack, with what is allowed. */
export function taxDocumentProblems({
  TAX_DOCUMENTS_URL: url,
  TAX_DOCUMENTS_SECRET: secret,
}: Readonly<Record<string, string | undefined>>): string[] {
  return (url === undefined) === (secret === undefined) ? [] : ['TAX_DOCUMENTS_URL: indíquela junto con TAX_DOCUMENTS_SECRET, o ninguna']
}

/** Null where nobody issues. */
export function taxDocumentSettingsOf({
  TAX_DOCUMENTS_URL: url,
  TAX_DOCUMENTS_SECRET: secret,
}: z.output<z.ZodObject<typeof taxDocumentVariables>>): TaxDocumentSettings | null {
  return url === undefined || secret === undefined ? null : { url, secret }
}
