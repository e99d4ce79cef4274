/**
 * Increase it whenever parsers, cleaning, sections or masking change the ruling that a record becomes. Rulings of older versions are
 * served until the operator runs `reprocess`.
 */
export const documentsVersion = 33
