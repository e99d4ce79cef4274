import { foldText, stemWord } from '@basejuris/legal-text'

/** Words in most rulings. They tell little about the subject. */
const ubiquitousWords =
  'vistos visto considerando considerandos primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo que conforme mérito autos artículo ' +
  'artículos inciso letra número ley código recurso recurrente recurrida recurrido sentencia resolución tribunal corte juez juzgado jueces ministro ' +
  'ministra demandante demandada demandado demanda parte partes causa rol rit ruc fojas foja don doña señor señora abogado fecha día mes año ' +
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre mil dos tres cuatro cinco seis siete ocho nueve diez ' +
  'veintitrés veinticuatro regístrese notifíquese archívese devuélvase comuníquese acuerdo atendido dispuesto además demás respecto efecto efectos ' +
  'hecho hechos derecho derechos conforme virtud razón fundamento fundamentos expuesto señala señalado indica indicado dicho dicha dichos dichas ' +
  'mismo misma cual cuales ser sido haber había han son como más sobre entre también así sin no ni si ya o u muy todo toda todos todas otro otra ' +
  'cada cuando donde desde hasta según tal tales solo sólo través bien debe debía puede podría tiene tenía hace hizo mediante contra ante bajo ' +
  'santiago chile república excelentísima ilustrísima excma iltma solicita solicitud presente acción materia caso situación forma manera punto ' +
  'antecedentes prueba medios acredita acreditado establece establecido declara resuelve rechaza acoge confirma apelación apelada costas'

const commonWords =
  'contrato pago dinero trabajo trabajador empleador empresa sociedad plazo delito imputado acusado condena pena condenado víctima testigo documento ' +
  'documentos informe procedimiento proceso juicio audiencia administrativa administrativo público pública servicio constitución política garantía ' +
  'legal monto suma pesos obligación responsabilidad daño persona personas menor domicilio propiedad inmueble calidad actor denunciado ministerio ' +
  'me mi mis te le les nos lo quiero puedo tengo hay era fue es está están estar ser hacer tener poder porque pero qué cómo quién cuál'

const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map((word) => stemWord(foldText(word))))
const ubiquitousStems = stemsOf(ubiquitousWords)
const commonStems = stemsOf(commonWords)

/** How much a stem tells about a text, without corpus statistics: little for common legal words, short words and numbers, 1 for the rest. */
export function termWeight(stem: string): number {
  if (ubiquitousStems.has(stem)) return 0.15
  if (commonStems.has(stem)) return 0.4
  if (/^\d+$/u.test(stem)) return 0.4
  return stem.length <= 3 ? 0.5 : 1
}
