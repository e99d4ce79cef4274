/** Words, folded, that tell what part a person takes in a ruling. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Persons whose names stay: who judges, prosecutes, defends, certifies. */
export const officialRoles = set(
  'juez jueza jueces juezas magistrado magistrada magistrados magistradas ministro ministra ministros ministras fiscal fiscala fiscales defensor defensora defensores defensoras abogado abogada abogados abogadas letrado letrada apoderado apoderada relator relatora secretario secretaria receptor receptora notario notaria procurador procuradora postulante curador curadora integrante integrantes presidente presidenta redactor redactora redaccion redacto dictada dictado pronunciada pronunciado proveyo proveido resolvio dirigio acta digitador digitadora actuario consejero consejera intendente intendenta delegado delegada alcalde alcaldesa subsecretario subsecretaria superintendente superintendenta director directora gobernador gobernadora mediador mediadora facilitador facilitadora patrocinante persecutor litigante profesor profesora autores tratadista tratadistas doctrinador jurista juristas catedratico',
)
/** Roles whose plural form or list goes on over several names. */
export const pluralOfficials =
  /(?:jueces|juezas|magistrad[oa]s|ministr[oa]s|fiscales|defensor(?:e|a)s|abogad[oa]s|integrantes|integrada|integrado|conformada|sres|señores|dictad[oa]|pronunciad[oa]|autores|procuradores|letrados)/u
/** Persons whose names are replaced, with certainty. */
export const partyRoles = set(
  'imputado imputada imputados imputadas acusado acusada acusados acusadas requerido requerida requeridos sentenciado sentenciada sentenciados condenado condenada condenados condena condenar condeno condenando encausado encausada procesado procesada amparado amparada amparados victima victimas ofendido ofendida ofendidos afectado afectada denunciante denunciado denunciada denunciantes querellante querellado querellada demandante demandado demandada demandantes demandados actor actora menor menores niño niña niños niñas adolescente adolescentes joven jovenes lactante hijo hija hijos hijas madre padre padres progenitor progenitora progenitores conyuge conviviente pareja esposo esposa marido mujer pololo polola hermano hermana hermanos hermanas abuelo abuela abuelos tio tia tios sobrino sobrina primo prima nieto nieta nietos padrastro madrastra hijastro hijastra vecino vecina amigo amiga testigo testigos paciente interno interna detenido detenida detenidos solicitante requirente adoptado adoptada alimentante alimentario alimentaria tutor tutora cuidadora cuidador occiso occisa fallecido fallecida causante hechor hechora coimputado coimputada cautelado cautelada afiliado afiliada beneficiario beneficiaria trabajador trabajadora absuelve absolver absuelto absuelta formalizado formalizada beneficiado beneficiada infractor infractora cliente conductor conductora nnaj nna cuñado cuñada suegro suegra nuera yerno ahijado ahijada concubina viudo viuda novio novia polola exconviviente sujeto individuo acompañante pasajero pasajera copiloto comunero comunera dueño dueña propietario propietaria apodado alias',
)
/** Callings of witnesses and others who are no party: they tell that a person is named. */
export const callings = set(
  'perito perita peritos funcionario funcionaria funcionarios carabinero carabineros cabo sargento subinspector inspector suboficial comisario subcomisario teniente capitan detective psicologo psicologa psiquiatra medico medica doctor doctora matrona enfermera enfermero kinesiologo asistente trabajadora taxista chofer comerciante guardia bombero profesora educadora secretaria ginecologo neurologo pediatra tratante',
)
/** Who is a child whatever else is said, and who is one where the age is told beside the name. */
export const childRoles = set('menor menores niño niña niños niñas adolescente adolescentes lactante lactantes nna nnaj')
export const childByAge = set('hijo hija hijos hijas nieto nieta nietos alumno alumna estudiante sobrino sobrina hermano hermana')
/** Forms of address: what follows is a person. */
export const treatments = set('don doña sr sra srta srs sres sras señor señora señorita señores señoras d do dr dra doctor doctora dña sta')
/** Words that may stand between the role and the name. */
export const qualifiers = set(
  'el la los las al del de un una y e a lo su sus adjunto adjunta adjuntos adjuntas penales publicas privados privadas particulares asesor asesora penitenciaria penitenciario titular titulares suplente suplentes subrogante interino interina destinado destinada s i publico publica publicos penal pernal privado privada particular licitado licitada licitados local jefe jefa regional nacional subsecretarial judicial jurisdiccional ad hoc litem fe tribunal defensoria ministerio oral garantia familia letras actuaciones corte civil laboral presidencial servicio salud gendarmeria policia carabineros interviniente señalado señalada referido referida mismo misma citado citada mencionado mencionada individualizado individualizada antes ya sra edad iniciales nombre nombres apellidos apellido llamado llamada años año identidad presente confianza fallo sentencia voto acuerdo ley carrera tercer primer segundo primero segunda primera corporacion asistencia cpp cp',
)
