import { crimeWords, penaltyWords } from './judged-crimes.ts'

/** Who pays costs alone is not convicted: «condenó a don Juan Soto al pago de las costas». */
const costs = '(?![^.;:]{0,60}?(?:en|pagar|pago de|pagar las|pago de las|de las) costas)'

/** The accused as a folded text names them: «acusado», «don Juan». */
const accused = `(?:(?:acusad|imputad|requerid|encausad|encartad|enjuiciad|sentenciad|procesad|inculpad|querellad|denunciad)[oa]s?(?!\\p{L})|(?:don|do[nñ]a) \\p{L}+)${costs}`

/** «Condenó por hurto», «absolvió del delito de estafa», «condenó a la pena de 61 días». */
const charge = `(?:por|de|del|como|en calidad de) [^.;:]{0,80}?(?<!\\p{L})${crimeWords}`
const penalty = `penas?(?= (?:unica |corporal )?(?:de|a) )|${penaltyWords}`

/** «Condenó al acusado», «dictó sentencia condenatoria». */
export const convictionNoun = `${accused}|(?:sentencia|fallo|veredicto|decision) condenatori[oa]|${charge}|${penalty}`
export const acquittalNoun = `${accused}|(?:sentencia|fallo|veredicto|decision) absolutori[oa]|${charge}`
