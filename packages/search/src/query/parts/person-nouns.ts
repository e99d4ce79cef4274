/** Folded nouns of persons, who do things themselves and lack others. */
const person = new RegExp(
  '^(?:\\p{L}{2,}(?:[dts]ora?|ista)|demandante|solicitante|cliente|paciente|docente|dirigente|gerente|agente|asistente|ocupante|contribuyente|residente|estudiante|comerciante|migrante|tripulante|' +
    'ayudante|litigante|reclamante|recurrente|apelante|denunciante|querellante|adolescente|pariente|presidente|conviviente|teniente|persona|padre|madre|mujer|hombre|menor|pareja|conyuge|juez|fiscal|' +
    'medico|alcalde|marido|nana|guardia|conserje|' +
    '(?:arrendatari|funcionari|empresari|propietari|usuari|mandatari|secretari|beneficiari|enfermer|obrer|maestr|cajer|compa[nñ]er|hereder|comuner|campesin|extranjer|herman|ni[nñ]|hij|alumn|vecin|soci|' +
    'due[nñ]|jef|amig|abuel|niet|ti|espos|novi|suegr|abogad|emplead|imputad|acusad|condenad|jubilad|pensionad|asegurad|afiliad|apoderad|encargad|delegad|diputad|intern|ciudadan|perit|testig|arbitr)[oae])(?:e?s)?$',
  'u',
)

/** True for a folded word that names a person: «trabajadora», «vecino». */
export function isPerson(folded: string): boolean {
  return person.test(folded)
}
