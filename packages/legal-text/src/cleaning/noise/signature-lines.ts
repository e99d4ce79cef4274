import { foldSameLength } from '../../analysis/fold-text.ts'

const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`

/**
 * Notes of electronic signature and verification, and marks of PDF programs. Blanks are taken out, because extractions lose and multiply
 * them.
 */
const squeezed: readonly RegExp[] = [
  /^(?:estedocumento)?(?:tiene|incorpora)(?:una)?firmaelectronica/u,
  /^estedocumentohasidofirmadoelectronicamente(?:deacuerdoconlaley)?/u,
  /^ysuoriginalpuedeser(?:validadoen)?/u,
  /^(?:validadoen)?https?:\/\/(?:verificadoc|www)\.pjud\.cl/u,
  /^codigo(?:de(?:validacion|verificacion))?:[a-z]{8,14}$/u,
  /^codigodevalidacion:|validacion\.tcchile\.cl/u,
  /^(?:avanzada\.)?su$|^(?:avanzada\.su)?validezpuedeserconsultada/u,
  /^www\.(?:tribunalconstitucional|tdlc|tribunalambiental|3ta|1ta)\.clconelcodigo/u,
  /^codigodeverificacionindicadobajo|^verificacionindicadobajoelcodigodebarras/u,
  /^(?:para)?verificarlaintegridadyautenticidaddeestedocumento|^https:\/\/doc\.digital\.gob\.cl\/validador/u,
  /^documentofirmadoelectronicamentepordon\/[nñ]a|^verifiqueestedocumentoenwww\.tta\.cl|^timbreelectronico$/u,
  /pdfmachinebybroadgunsoftware/u,
  /^(?:fea|atta|sacta)$/u,
  /firmadodigitalmente(?:por)?|fecha:\d{4}\.\d{2}\.\d{2}(?:\d{1,2}:\d{2}:\d{2})?/u,
  /^[-+]\d{2}'\d{2}'?$/u,
  new RegExp(String.raw`^\*?${uuid}\*?\d{0,4}$`, 'u'),
  /^\d{4}-\d{2}-\d{2}t\d{2}:\d{2}:\d{2}(?:[+-]\d{4}|z)?$/u,
  /^acontardel.{4,40},lahoravisualizadacorrespondealhorario|^(?:verano|invierno)establecidoenchilecontinental/u,
  /^(?:insularoccidental|parachileinsular|regiondemagallanes|paralaregiondemagallanes).{0,90}horas?\.?/u,
]
const maxLineLength = 160
/** Cheap pre-check: most lines have none of these. */
const suspect =
  /fir ?ma|pjud|valid|verif|digo ?(?::|de)|timbre|fecha|tdlc|tcchile|broadgun|\d ?['’]|[\da-f]-[\da-f]{4}-|\dT\d|hora|chile|^(?:fea|atta|sacta)$|\bsu$/iu

/** A line of an electronic signature, a verification note or a mark of the program that made the page. */
export function isSignatureLine(line: string): boolean {
  if (line === '' || line.length > maxLineLength || !suspect.test(line)) return false
  const text = foldSameLength(line).toLowerCase().replace(/\s+/gu, '')
  return squeezed.some((pattern) => pattern.test(text))
}

/** «Incorpora Firma Electrónica / Avanzada»: the note runs over two lines. */
export function endsSignatureNote(line: string, previous: string): boolean {
  return /^avanzada\.?$/iu.test(line) && /firma electr[oó]nica$/iu.test(previous)
}
