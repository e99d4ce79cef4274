/** A public body whose documents are searched for: how folded text writes it, and its name. */
export interface PublicBody {
  readonly forms: string
  readonly name: string
  /** What it decides itself, on folded text, besides what every body issues. */
  readonly decides?: string
  /** It answers or sanctions in matters of its own, so that a note may end with it. */
  readonly endsNotes?: boolean
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

/** A superintendence by its field, written with «super», or under a name of its own. */
const superintendence = (forms: string, name: string, alone?: string, endsNotes = false): PublicBody => ({
  forms: String.raw`(?:super(?:intendencia)?\s*(?:del?\s+)?(?:l[ao]s?\s+)?(?:${forms})${alone === undefined ? '' : `|${alone}`})(?!\s+(?:internacional|extranjer))`,
  name: `Superintendencia de ${name}`,
  endsNotes,
})

/** «preexistencia isapre Intendencia»: its Intendencias decide as arbitrators between isapres and their members. */
const arbitrator = String.raw`intendencia\s+(?:de\s+)?(?:prestadores|fondos)(?:\s+(?:y\s+seguros|(?:de\s+)?salud|previsionales)){0,3}|(?<=(?<!\p{L})(?:isapres?|preexistencias?|ges|auge|fonasa)(?!\p{L})[^.;]{0,60}\s)intendencia(?:\s+(?:de\s+salud|(?:como\s+)?arbitr[oa]))?`

/**
 * Other bodies that issue dictámenes, circulars or decisions of their own. No source of theirs may be loaded: a demand for one is then given up, which
 * the results say. They are more often a party, so that only their documents are meant.
 */
export const otherBodies: readonly PublicBody[] = [
  superintendence('(?:afp|pensiones|administradoras\\s+de\\s+fondos\\s+de\\s+pensiones)', 'Pensiones', 'safp', true),
  superintendence('salud(?!\\s+publica)', 'Salud', arbitrator, true),
  superintendence('educacion\\s+superior', 'Educación Superior'),
  superintendence('educ(?:acion)?(?:\\s+escolar)?', 'Educación', 'supereduc', true),
  superintendence('electricidad(?:\\s+y\\s+combustibles?)?', 'Electricidad y Combustibles', 'sec'),
  superintendence('servicios\\s+sanitarios', 'Servicios Sanitarios', 'siss'),
  superintendence('insolvencia(?:\\s+y\\s+reemprendimiento)?|quiebras', 'Insolvencia y Reemprendimiento', 'superir'),
  superintendence('casinos(?:\\s+de\\s+juegos?)?', 'Casinos de Juego'),
  {
    forms: String.raw`cmf|svs|sbif|comision\s+(?:para\s+el\s+|del?\s+)?mercado\s+financiero|superintendencia\s+(?:de\s+)?(?:valores(?:\s+y\s+seguros)?|bancos(?:\s+e\s+instituciones\s+financieras)?)`,
    name: 'Comisión para el Mercado Financiero',
    endsNotes: true,
  },
  {
    forms: String.raw`cplt|consejo\s+(?:(?:para|de)\s+)?(?:la\s+)?transparencia`,
    name: 'Consejo para la Transparencia',
    endsNotes: true,
    decides: String.raw`amparos?|(?:acoge|rechaza|desestima|ordena|deniega)n?(?![^]*(?<!\p{L})(?:ica|corte|suprema|cs|ilegalidad)(?!\p{L}))`,
  },
  {
    forms: String.raw`panel\s+(?:de\s+)?expertos`,
    name: 'Panel de Expertos',
    decides: 'discrepancias?|dictamen(?:es)?',
  },
  { forms: String.raw`(?:servicio\s+nacional\s+(?:de\s+)?)?aduanas?`, name: 'Servicio Nacional de Aduanas' },
  {
    forms: String.raw`(?<=(?:^|(?<!\p{L})(?:del?|el|al))\s*)sea|servicio\s+(?:de\s+)?evaluacion\s+ambiental`,
    name: 'Servicio de Evaluación Ambiental',
  },
  { forms: String.raw`dga|direccion\s+general\s+(?:de\s+)?aguas`, name: 'Dirección General de Aguas' },
  { forms: String.raw`subtel|subsecretaria\s+(?:de\s+)?telecomunicaciones`, name: 'Subsecretaría de Telecomunicaciones' },
  {
    forms: String.raw`sernageomin|servicio\s+nacional\s+(?:de\s+)?geologia(?:\s+y\s+mineria)?`,
    name: 'Servicio Nacional de Geología y Minería',
  },
  { forms: String.raw`isp|instituto\s+(?:de\s+)?salud\s+publica`, name: 'Instituto de Salud Pública' },
  { forms: String.raw`cntv|consejo\s+nacional\s+(?:de\s+)?television`, name: 'Consejo Nacional de Televisión' },
  { forms: String.raw`uaf|unidad\s+(?:de\s+)?analisis\s+financiero`, name: 'Unidad de Análisis Financiero' },
  {
    forms: String.raw`chile\s?compra|direccion\s+(?:de\s+)?compras(?:\s+y\s+contratacion(?:\s+publica)?)?`,
    name: 'Dirección de Compras y Contratación Pública',
  },
  { forms: String.raw`tgr|tesoreria(?:\s+general(?:\s+de\s+la\s+republica)?)?`, name: 'Tesorería General de la República' },
  { forms: String.raw`ddu|division\s+(?:de\s+)?desarrollo\s+urbano`, name: 'División de Desarrollo Urbano' },
  { forms: String.raw`sag|servicio\s+agricola\s+(?:y\s+)?ganadero`, name: 'Servicio Agrícola y Ganadero' },
  {
    forms: String.raw`direccion\s+nacional\s+(?:del?\s+)?servicio\s+civil|servicio\s+civil`,
    name: 'Dirección Nacional del Servicio Civil',
  },
]
