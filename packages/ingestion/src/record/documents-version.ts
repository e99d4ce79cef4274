/**
 * Raised whenever parsers, cleaning, sections or masking make another ruling of the same record. Rulings made by another version keep serving; the
 * operator's `reprocess` makes them anew.
 */
export const documentsVersion = 7
