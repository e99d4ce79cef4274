import { foldText } from '@basejuris/legal-text'

/** Another country, by its folded name and its adjective: «colombia|colombian[oa]s?». */
const countries = [
  'argentina|argentin[oa]s?',
  'bolivia|bolivian[oa]s?',
  'brasil|brasileñ[oa]s?',
  'colombia|colombian[oa]s?',
  'costa rica|costarricenses?',
  'cuba|cuban[oa]s?',
  'ecuador|ecuatorian[oa]s?',
  'españa|español(?:a|es|as)?',
  'estados unidos|estadounidenses?|norteamerican[oa]s?',
  'francia|frances(?:a|es|as)?',
  'alemania|aleman(?:a|es|as)?',
  'italia|italian[oa]s?',
  'inglaterra|reino unido|ingles(?:a|es|as)?',
  'mexico|mexican[oa]s?',
  'paraguay|paraguay[oa]s?',
  'peru|peruan[oa]s?',
  'portugal|portugues(?:a|es|as)?',
  'uruguay|uruguay[oa]s?',
  'venezuela|venezolan[oa]s?',
] as const

const law =
  '(?:cortes?|tribunal(?:es)?|juez|jueces|justicia|codigo|ley(?:es)?|derecho|constitucion|jurisprudencia|legislacion|normativa|ordenamiento|doctrina)'

/** «la Corte Constitucional de Colombia», «el Código Civil y Comercial argentino», «En Perú, ¿…?». On folded text. */
const asksFor = countries.map((country) => ({
  asked: new RegExp(
    String.raw`\b${law}(?: \p{L}+){0,4} (?:(?:de|en|del) (?:la |los )?)?(?:${country})\b|^[^\p{L}]*en (?:${country})\b`,
    'u',
  ),
  named: new RegExp(String.raw`\b(?:${country})\b`, 'u'),
}))

/** How a folded text names the country whose law a question asks for. Null where it is not another country's. */
export function readCountry(text: string): RegExp | null {
  const folded = foldText(text)
  return asksFor.find(({ asked }) => asked.test(folded))?.named ?? null
}
