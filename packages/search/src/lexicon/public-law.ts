import { parseConcepts } from './concept.ts'

export const publicLawConcepts = parseConcepts(`
  municipalidad | muni | alcalde => municipalidad | municipio
  patente | permiso para mi local | cerraron mi local | clausur* => patente municipal | patente comercial | clausura | permiso de funcionamiento
  máquinas de juego | tragamonedas | local de juegos | casino => máquinas de juego | juegos de azar | destreza | Superintendencia de Casinos de Juego
  puestos ambulantes | ambulantes | vendedores en la calle => comercio ambulante | ocupación de bien nacional de uso público | omisión de la municipalidad
  hoyo | vereda | me caí en la calle | caída de un árbol => falta de servicio | bien nacional de uso público | artículo 152 de la Ley 18.695
  permiso de construcción | permiso de edificación | no puedo construir => permiso de edificación | Dirección de Obras Municipales | plan regulador
  antena => antena | torre soporte de antenas | telecomunicaciones | Ley 20.599
  expropi* => expropiación | reclamo del monto | indemnización por expropiación
  humedal | =humedales => humedal urbano | declaración de humedal | Ley 21.202
  malos olores | hediond* | aguas servidas => planta de tratamiento de aguas servidas | olores molestos | norma de emisión
  ruido* | música fuerte | bulla => ruidos molestos | contaminación acústica
  contamin* | daño al medio ambiente | proyecto contaminante => daño ambiental | Superintendencia del Medio Ambiente | resolución de calificación ambiental | Servicio de Evaluación Ambiental
  no la multan | no fiscaliz* | no hacen nada | no hace nada => omisión | fiscalización | denuncia | archivo de la denuncia
  agua potable | cuenta de agua | cuenta altísima | corte de agua => servicio sanitario | consumo de agua potable | Superintendencia de Servicios Sanitarios | facturación
  cuenta de la luz | corte de luz | cortaron la luz | cortó la luz => suministro eléctrico | Superintendencia de Electricidad y Combustibles
  isapre => isapre | institución de salud previsional | contrato de salud | plan de salud
  subió el plan | alza del plan => alza del precio base | adecuación del contrato de salud | tabla de factores
  urgencia | infarto | emergencia médica | clínica no quiere => Ley de Urgencia | atención de urgencia | riesgo vital | secuela funcional grave | cobertura
  fonasa => Fonasa | Fondo Nacional de Salud
  remedio* | medicamento carísimo | enfermedad rara | tratamiento caro | remedio muy caro | cáncer => medicamento de alto costo | derecho a la vida | Ley Ricarte Soto | Ley 20.850 | cobertura financiera
  licencia médica | días de licencia | me rechazaron la licencia | licencia rechazada | =licencias | compin => licencia médica | COMPIN | subsidio por incapacidad laboral | SUSESO | rechazo de licencias médicas
  hospital | mala atención | negligencia médica | =doctor | =médico | me operaron | en la operación => falta de servicio | negligencia médica | lex artis | servicio de salud | responsabilidad sanitaria
  transfusión | testigo de jehová => transfusión sanguínea | libertad de conciencia | autonomía del paciente
  aborto => interrupción voluntaria del embarazo | tres causales | objeción de conciencia
  vacun* => vacunación | vacuna | obligatoriedad
  colegio de abogados | colegio de profesores | colegio médico | colegio profesional | colegios profesionales => colegio profesional | asociación gremial | ética profesional
  colegio | escuela | liceo => establecimiento educacional | sostenedor | comunidad educativa
  bullying | acoso en el colegio | molestan a mi hijo => acoso escolar | convivencia escolar | maltrato escolar
  expulsaron del colegio | cancelación de matrícula | no renovar la matrícula => cancelación de matrícula | expulsión | Ley Aula Segura | procedimiento sancionatorio
  instituto profesional => institución de educación superior
  no me entreg* el título | no me dan el título | debo mensualidades => retención de título | aranceles | Ley 21.091 | artículo 55
  gratuidad | beca => gratuidad | beneficio estudiantil | financiamiento institucional
  extranjer* | inmigrante* | migrante* | venezolan* | haitian* => extranjero | migración | Ley 21.325 | Servicio Nacional de Migraciones
  visa | papeles de residencia | la residencia | mi residencia | permanencia definitiva => permiso de residencia | residencia temporal | residencia definitiva | regularización
  expulsión del país | expulsar del país | expuls* del país | me expuls* del país | nos expuls* del país | me quieren expulsar | deport* => orden de expulsión | expulsión administrativa | abandono del país
  paso no habilitado | entré por un paso | entrar ilegal => ingreso clandestino | paso no habilitado
  no responde* mi solicitud | se demoran en responder | no contestan | llev* meses | meses esperando | años esperando => omisión | demora injustificada | silencio administrativo | plazo razonable | celeridad
  nacionalidad => nacionalidad | carta de nacionalización
  funa | funaron | funas | hablan mal de mí | publicaron en facebook | facebook | instagram | redes sociales => publicaciones en redes sociales | derecho a la honra | vida privada | autotutela
  la borren | borrar la publicación | bajar el video | bajarlo de internet => eliminación de las publicaciones | abstenerse de publicar
  noticia falsa | =reportaje | programa de televisión | diario => libertad de informar | medio de comunicación social | libertad de expresión | derecho al olvido
  bomber* => Cuerpo de Bomberos | voluntario | consejo de disciplina
  me expuls* | me expulsaron del club | tribunal de disciplina => debido proceso | comisión especial | órgano disciplinario | sanción de expulsión
  junta de vecinos | elección de la directiva => organización comunitaria | Tribunal Electoral Regional | Ley 19.418
  elecciones | propaganda electoral | servel => Tribunal Calificador de Elecciones | Servicio Electoral | propaganda electoral
  servicio militar | cantonamiento | recluta => servicio militar | Dirección General de Movilización Nacional | remiso
  tierra indígena | mapuche | comunidad indígena => Ley 19.253 | CONADI | tierras indígenas | Convenio 169
  pescador* | pesca => pesca artesanal | Ley General de Pesca y Acuicultura | registro pesquero artesanal
  playa | concesión marítima => concesión marítima | borde costero | bien nacional de uso público
  licitación | licitaciones | mercado público => licitación pública | bases de licitación | Tribunal de Contratación Pública
  transparencia | pedir información al estado => acceso a la información pública | Consejo para la Transparencia | Ley 20.285
  concurso público | concurso para un cargo => concurso público | provisión de cargos | nombramiento
  inconstitucional | era constitucional | va contra la constitución => inconstitucionalidad | inaplicabilidad por inconstitucionalidad | Tribunal Constitucional
  retir* del diez | 10% de la afp | sacar la plata de la afp | retiro de la afp => retiro de fondos previsionales | reforma constitucional | iniciativa exclusiva del Presidente de la República
  ley de pandemia => Ley 21.226 | régimen jurídico de excepción | suspensión de audiencias
`)
