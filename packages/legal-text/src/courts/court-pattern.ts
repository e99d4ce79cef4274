const honours = String.raw`(?:(?:Excma|Excmo|Iltma|Ilma|Iltmo|I|H|EXCMA|ILTMA)\.\s*|(?:Excelentísim[oa]|Ilustrísim[oa]|Honorable)\s+)*`
const place = String.raw`\s+(?:de|DE)\s+(?:(?:la|los|las|LA|LOS|LAS)\s+)?\p{Lu}\p{L}+(?:\s+(?:(?:de|del|DE|DEL)\s+(?:(?:la|los|las)\s+)?)?(?!Rol|ROL|RIT|RUC|Ingreso|Corte|Sala|En)\p{Lu}\p{L}+){0,2}`
const ordinal = String.raw`(?:(?:\d{1,2}\s?(?:[°º]|er|do|to)?|(?:(?:[Dd]écimo|[Vv]igésimo|[Tt]rigésimo)\s+)?(?:[Pp]rimer|[Ss]egundo|[Tt]ercer|[Cc]uarto|[Qq]uinto|[Ss]exto|[Ss]éptimo|[Oo]ctavo|[Nn]oveno|[Dd]écimo|[Vv]igésimo|[Tt]rigésimo)o?)\s+)?`
const firstInstance = String.raw`(?:[Jj]uzgado|JUZGADO|[Tt]ribunal)(?:\s+(?:de|del|en|lo|y|[Ll]etras|[Cc]ivil|[Gg]arantía|[Ff]amilia|[Tt]rabajo|[Cc]obranza|[Ll]aboral|[Pp]revisional|[Jj]uicio|[Oo]ral|[Pp]enal|[Pp]olicía|[Ll]ocal)(?!\p{L})){1,8}?`

/** A court as rulings name it, in any of its written forms; `own` is the one that speaks («esta Corte»). */
export const courtPattern = new RegExp(
  String.raw`(?<![\p{L}])(?:(?<own>[Ee]st[ea]\s+(?:misma?\s+)?${honours}(?:Corte|Tribunal)(?!\s+(?:Suprema|de\s+Apelaciones|Constitucional)))|` +
    String.raw`${honours}(?<name>[Cc]orte\s+[Ss]uprema|CORTE\s+SUPREMA|E\.?C\.?S\.?(?!\p{L})|` +
    String.raw`(?:[Cc]orte\s+de\s+[Aa]pelaciones|CORTE\s+DE\s+APELACIONES|I?\.?\s?C\.\s?A\.)(?:${place})?|` +
    String.raw`[Tt]ribunal\s+[Cc]onstitucional|[Tt]ribunal\s+de\s+(?:[Dd]efensa\s+de\s+)?la\s+[Ll]ibre\s+[Cc]ompetencia|` +
    String.raw`(?:Primer|Segundo|Tercer)\s+Tribunal\s+Ambiental|Contraloría(?:\s+General(?:\s+de\s+la\s+República)?)?|` +
    `${ordinal}${firstInstance}${place}))`,
  'gu',
)
