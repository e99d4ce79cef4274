import type { ConditionMode } from '../conditions/condition.ts'
import { isAdjective, isTermAfterNo } from '../formal/sentence-words.ts'
import { isPerson } from '../parts/person-nouns.ts'
import type { NegatedPart } from './negated-part.ts'

/** A longer query may tell something. */
const maxWords = 8
/** «iva» is no adjective. */
const maxAcronym = 4

/** What an act, a person or a thing may lack in law, in the singular: «sin causa», «sin contrato», «sin lesiones». */
const lacks = new Set(
  (
    'lugar causa causal motivo razon aviso preaviso contrato titulo permiso licencia orden culpa dolo violencia fuerza derecho fuero perjuicio dano goce efecto costa vinculo resultado lesion herida ' +
    'muerte victima patente cinturon casco tramite forma testamento hijo domicilio sueldo pago escritura prueba testigo abogado defensa audiencia juicio sumario sancion receta cobertura ' +
    'garantia fianza aval interes reajuste plazo fecha firma timbre documento factura boleta recibo carta correo copia informe luz agua gas electricidad alcantarillado techo trabajo empleo ' +
    'ingreso bien patrimonio herencia heredero padre madre familia pareja edad cedula rut visa papel antecedente condena beneficio libertad arraigo control seguridad mascarilla epp seguro deuda ' +
    'saldo fondo respaldo capital socio quorum acuerdo voto plan evaluacion consulta acceso salida reserva objeto merito base sustento fundamento respuesta resolucion fallo sentencia recurso ' +
    'demanda denuncia querella imputado reo preso conductor chofer finiquito cotizacion vacacion feriado horario jornada descanso colacion indemnizacion anexo liquidacion contenido valor precio ' +
    'costo cargo recargo multa limite tope condicion excepcion distincion mas mayor previo previa expresion mencion justa justo legal animo intencion voluntad consentimiento conocimiento ' +
    'exito necesidad importancia relevancia embargo duda queja problema dinero plata comida ropa casa hogar vivienda vida pena piedad escrupulo discernimiento filtro ruido internet senal asiento ' +
    'letrero semaforo freno luces barandas reja rampa ascensor bano mantencion capacitacion instruccion supervision vigilancia proteccion cuidado red apoyo ayuda tratamiento diagnostico anestesia ' +
    'examen medicamento vacuna cama oxigeno cupo matricula certificado licitacion concurso nombramiento decreto visto toma inscripcion tradicion posesion deslinde cierre recepcion edificacion camara'
  ).split(' '),
)
/** Nouns of acts and qualities, which are rather lacked than searched for. */
const abstract = /(?:cion|sion|miento|idad|edad|tud|encia|ancia|anza|eza|ismo)(?:es|s)?$/u
/** Institutions and trades, which are searched for in the singular too. */
const ofTrades =
  /^(?:municip|universidad|sociedad|comunidad|superintendencia|intendencia|fundacion|corporacion|asociacion|construccion|concesion|expropiacion|licitacion|plantacion|contraloria|fiscalia|gendarmeria|isapre|fonasa|fisco|banca|pesca|comercio|transporte|turismo|salud|educacion|deporte|energia|retail|\p{L}+(?:cultura|neria|deria|teria|logia))/u
/** Nothing but a court, a date or another part behind the term. */
const closes =
  /^\s*(?:$|[,;.?]|(?:(?:en|del?)\s+)?(?:(?:19|20)\d\d|cortes?|c\.?\s?s|i?\.?c\.?\s?a|suprema|desde|hasta|entre|ultimos|a\s+partir|juzgados?|tribunal(?:es)?|top|jlt|sin|ni)(?!\p{L}))/u

const isLacked = (word: string): boolean => [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')].some((each) => lacks.has(each))
const isPlural = (word: string): boolean => /[aeiou]s$/u.test(word)
/** «local» is a noun, though «locales» has the ending of an adjective. */
const isQuality = (word: string): boolean => word.length > maxAcronym && isAdjective(word) && isAdjective(word.replace(/e?s$/u, ''))

/**
 * «acuicultura sin salmones»: a plural, or a trade, is left out where it is nothing that one lacks in law, and nobody is named who may lack it.
 * What may be either is offered.
 */
export function exclusionByWithout(part: NegatedPart, words: number): ConditionMode | null {
  const { lead, before, first, zone, after, isQuoted } = part
  if (zone.trim() !== '' || words > maxWords) return null
  const isClosed = before === '' ? /^\s*[,;]/u.test(after) : closes.test(after)
  if (isQuoted) return isClosed ? 'exigir' : 'preferir'
  if (isLacked(first) || isQuality(first) || isTermAfterNo(first, null)) return null
  if ((abstract.test(first) && !ofTrades.test(first)) || lead.split(/[^\p{L}]+/u).some(isPerson)) return null
  const isKind = isPlural(first) || first.length <= maxAcronym || ofTrades.test(first)
  return isClosed && isKind ? 'exigir' : 'preferir'
}
