import { foldSameLength } from '../analysis/fold-text.ts'
import { considerandosOfList, namedConsiderandos } from './words-beside.ts'

const reach = 120
/** «en su considerando segundo señala lo siguiente:», before the marks of a quotation. Of another ruling where it says of which. */
const before = new RegExp(
  String.raw`${namedConsiderandos}(?![^.;\n]*(?:sentencia|fallo|resolucion|recurrid|apelad|impugnad|instancia|grado|anulad|reemplazo))[^.;\n\d«»“”"()]{0,70}[\s:,]*["“«'‘]?\s*$`,
  'u',
)
/** «(considerando segundo)», behind the marks. */
const behind = new RegExp(
  String.raw`^["”»'’]?[\s,.;(]*(?:(?:en|de)\s+(?:su|el|sus|los)\s+|segun\s+el\s+)?${namedConsiderandos}\s*(?=[).,;]|$)`,
  'u',
)

/** The considerandos in which a text says that the words from `from` to `to` are. Empty where it says none, or those of a ruling that it names there. */
export function quotedConsiderandos(text: string, { from, to }: { readonly from: number; readonly to: number }): number[] {
  const lead = foldSameLength(text.slice(Math.max(0, from - reach), from))
  const rest = foldSameLength(text.slice(to, to + reach))
  return considerandosOfList((before.exec(lead) ?? behind.exec(rest))?.groups?.['list'] ?? '')
}
