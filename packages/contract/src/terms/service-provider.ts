/** Who runs an installation, as terms and pages name them; null where it is not configured. */
export interface TermsSite {
  readonly companyLine: string | null
  readonly supportEmail: string | null
}

/** The company that provides the service, and where to write. `here`: on the contact page itself. */
export function serviceProvider({ companyLine, supportEmail }: TermsSite, { here = false }: { readonly here?: boolean } = {}): string {
  const who =
    companyLine === null
      ? 'Presta el servicio la organización que administra esta instalación de BaseJuris. Puede pedir su identificación completa'
      : `Presta el servicio **${companyLine.replaceAll(/[*[\]]/g, '')}**. Puede escribirle`
  const page = here ? 'con el formulario de esta página' : 'desde la página de [contacto](/contacto)'
  const mail = supportEmail === null ? '' : ` o a [${supportEmail}](mailto:${supportEmail})`
  return `${who} ${page}${mail}.`
}
