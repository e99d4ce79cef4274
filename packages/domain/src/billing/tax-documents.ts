/** Kinds of tax documents with their types at the tax authority (SII). */
export const taxDocumentTypes = { boleta: 39, factura: 33, nota_credito: 61 } as const
export type TaxDocumentKind = keyof typeof taxDocumentTypes

export const taxDocumentStates = ['pending', 'issued', 'failed'] as const
export type TaxDocumentState = (typeof taxDocumentStates)[number]

/** `pending`: to be asked for, or of unknown outcome. `requested`: the provider has it. `rejected`: a person has to look at it. */
export const refundStates = ['pending', 'requested', 'refunded', 'rejected'] as const
export type RefundState = (typeof refundStates)[number]
