/** Who pays costs alone is not convicted: «condenó a don Juan Soto al pago de las costas». */
const costs = '(?![^.;:]{0,60}?(?:en|pagar|pago de|pagar las|pago de las|de las) costas)'

/** The accused as a folded text names them: «acusado», «don Juan». */
const accused = `(?:(?:acusad|imputad|requerid|encausad|encartad|enjuiciad|sentenciad|procesad|inculpad|querellad|denunciad)[oa]s?(?!\\p{L})|(?:don|dona) \\p{L}+)${costs}`

/** «Condenó al acusado», «dictó sentencia condenatoria». */
export const convictionNoun = `${accused}|(?:sentencia|fallo|veredicto|decision) condenatori[oa]`
export const acquittalNoun = `${accused}|(?:sentencia|fallo|veredicto|decision) absolutori[oa]`
