/** A public body whose documents are searched for: how folded text writes it, and its name. */
export interface PublicBody {
  readonly forms: string
  readonly name: string
}

export const socialSecurity: PublicBody = {
  forms: String.raw`suseso|superintendencia\s+(?:de\s+)?seguridad\s+social`,
  name: 'Superintendencia de Seguridad Social',
}
export const taxService: PublicBody = {
  forms: String.raw`sii|(?:servicio\s+(?:de\s+)?)?impuestos\s+internos`,
  name: 'Servicio de Impuestos Internos',
}
export const labourDirectorate: PublicBody = { forms: String.raw`dt|direccion\s+(?:del\s+)?trabajo`, name: 'Dirección del Trabajo' }
export const consumerService: PublicBody = {
  forms: String.raw`sernac|servicio\s+nacional\s+(?:del\s+)?consumidor`,
  name: 'Servicio Nacional del Consumidor',
}
export const environmentAgency: PublicBody = {
  forms: String.raw`sma|superintendencia\s+(?:del?\s+)?medio\s+ambiente`,
  name: 'Superintendencia del Medio Ambiente',
}
export const economicProsecutor: PublicBody = {
  forms: String.raw`fne|fiscalia\s+nacional\s+economica`,
  name: 'Fiscalía Nacional Económica',
}
export const industrialProperty: PublicBody = {
  forms: String.raw`inapi|instituto\s+nacional\s+de\s+propiedad\s+industrial`,
  name: 'Instituto Nacional de Propiedad Industrial',
}
export const comptroller: PublicBody = { forms: 'cgr|contraloria', name: 'Contraloría General de la República' }
