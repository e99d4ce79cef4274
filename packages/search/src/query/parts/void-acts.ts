/** What a court may declare void, in the words of a query. */
export const voidActs =
  /(?<!\p{L})(?:testament|compraventa|escritura|simulaci|matrimoni|donaci|inscripci|hipotec|cesi[oó]n|mutuo|promesa|permuta|(?:derecho|dcho\.?|d[°º.])\s*p[uú]blico|elecci[oó]n|escrutinio|votaci[oó]n|mesas?\s+(?:receptora|elecci|de\s+votaci)|absoluta|relativa|procesal)\p{L}*/iu
