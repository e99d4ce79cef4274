import type { NamedPassage } from './fictional-names.ts'

const penal = [
  'Que el Ministerio Público acusó a {Baltazar Ignacio Huenulaf Carimán}, chileno, soltero, de 27 años, maestro de cocina, nacido en Loncoche el 4 de agosto de 1996, como autor del delito de robo con violencia que habría cometido en perjuicio de {Rosa Ester Villagra Pinilla} y del hijo de esta, {Ignacio}, de siete años.',
  'Indica la acusación que, siendo las 23:40 horas, {HUENULAF CARIMÁN} abordó a {VILLAGRA} por la espalda, en la intersección de calle Arturo Prat con avenida Pedro Montt, comuna de <Loncoche>, frente al local <Farmacias Cruz Verde>.',
  'Se condena a {Yorman José Bracho Urdaneta} y a {Deivis Rafael Chirinos}, ambos venezolanos, a la pena de cinco años y un día de presidio mayor en su grado mínimo, por infracción al artículo 3° de la <Ley N° 20.000>, hecho ocurrido en la comuna de <Alto Hospicio> el <12 de junio de 2022>.',
  'Los hechos fueron presenciados por {Li Wei Chen}, dueño del restaurante <Gran Muralla>, y por su empleada {Zhang Meiling}, quienes llamaron a Carabineros. {Li} entregó las grabaciones al funcionario aprehensor, sargento segundo {Heriberto Quidel Sobarzo}.',
  'En la causa RIT 845-2021 del <Tribunal de Juicio Oral en lo Penal de Osorno>, se dictó sentencia absolutoria respecto de {Gerhard Otto Winkler Schmauk}, por no haberse acreditado su participación en las lesiones sufridas por {Ambrosio del Carmen Llanquilef}.',
  'La defensa, a cargo de doña <Macarena Bulnes Petrowitsch>, pidió absolver; el fiscal don <Rodolfo Antileo Cuadra> insistió en que {Mijail Stipicic Vrsalovic} conducía el automóvil marca <Chevrolet> que atropelló a {Ema Rosa Tejeda}.',
  'Que {Abdalá Nazar Chahuán}, comerciante, denunció que el día 3 de noviembre de 2019 su dependiente {Yoselin Paredes} se apropió de $1.850.000 desde la caja del local ubicado en calle <Barros Arana>. {Nazar} exhibió el arqueo; {Paredes} negó todo.',
  'SEGUNDO: Que al requerido {PEDRO PABLO TRANAMIL}, alias «{El Canela}», se le imputa haber amenazado a su vecina {Juana Inés}, con un machete, diciéndole que la iba a matar.',
  'Resulta que la noche de los hechos, {Cristofer}, {Maikol} y un tercero apodado “{Cara de Guagua}” ingresaron al inmueble de la familia {Ossandón Letelier}, desde donde sustrajeron un televisor <Samsung> y dos teléfonos <Huawei>.',
  'el encartado {Rigo Alberto Mosquera Hinestroza}, de nacionalidad colombiana, indocumentado, sin oficio, transportaba 1.020 gramos de <clorhidrato de cocaína> en un bus de la empresa <Pullman Bus> con destino a <Santiago>.',
  'I.- Que se CONDENA a {CARLOS  ALBERTO   SEPULVEDA\nMUNOZ}, ya individualizado, a la pena de <CUARENTA Y UN DIAS DE PRISION> en su grado máximo y multa de <UN TERCIO DE UTM>.\nII.- Que se ABSUELVE a {MARIA JOSE DEL PILAR NUNEZ\nPENALOZA} de los cargos formulados.',
  'se tiene por acreditado que {Nelson Iturriaga-Welch} giró el cheque serie 004521 contra su cuenta corriente del <Banco de Crédito e Inversiones>, el que fue protestado, según querella de <Inversiones Los Copihues Limitada>.',
  'Por su parte, {De la Fuente} reconoció haber comprado la especie a un tal «{Jonhy}» en la feria de <Lo Valledor>, pagando $30.000, sin boleta. Preguntado por el tribunal, {Arístides de la Fuente Ponce} dijo ignorar el apellido.',
  'Téngase por notificado personalmente al sentenciado {Ruperto Emeterio Ñanculef}, quien firma.\n{Ruperto Ñanculef}\nSentenciado',
  'y luego de golpearla en el rostro, {Segura Bravo} huyó en dirección al cerro; minutos después fue detenido por los cabos {Bustamante} y {Mella}, de la <Segunda Comisaría de Rancagua>.',
  'Que, en cuanto a la participación, se cuenta con el reconocimiento de {Marión Stephanie Godoy Leal}, ofendida, quien señaló a {Godofredo Bravo Valle} como quien portaba el arma. El tribunal no duda de {Marión}, pues su relato es estable.',
  'En contra de {ALEJANDRO MAGNO CIFUENTES REAL}, R.U.N. [RUT], chofer, con domicilio en [domicilio], representado por la defensora penal pública doña <SARA PILAR ESQUIVEL MUÑOZ>; y en contra de {NATHALIE DEL VALLE RIVERO DE GUZMAN}, cédula para extranjeros, estilista.',
  'Hecho N° 2: El imputado {Cesar Augusto Flores Mamani}, el día 8 de enero de 2023, a las 19.15 hrs, al interior del supermercado <Santa Isabel> de <Calama>, sustrajo 4 botellas de <pisco Alto del Carmen>, siendo retenido por el guardia {Wilson Choquehuanca Tito}.',
  'La víctima {Paz}, hermana del acusado {Domingo Feliciano Paz Alegría}, declaró que {Domingo} la encerró en la pieza. {Paz Alegría} guardó silencio en juicio.',
  'Concurren a su respecto las atenuantes del artículo 11 N° 6 y N° 9 del <Código Penal>. Así, {Trincado}, por no registrar condenas, y {Oyarzo}, por haber colaborado, quedan en igual situación; no así {Kevin Trincado}, cuyo extracto registra anotaciones por <tráfico en pequeñas cantidades>.',
  'Testimonial del Ministerio Público: 1.- {Hugo Osvaldo Baeza Poza}, carabinero; 2.- {Lidia Zulema Aros}, dueña de casa; 3.- {Francisco Javier Cea} (padre); 4.- {Cea Aros, Francisca}; 5.- testigo reservado N° 1.',
  'El querellante {Hernán Sady Kattan Said} y su cónyuge {Nadia Musalem de Kattan} sufrieron perjuicio por $45.000.000, según el perito contable don {Atilio Bianchi Rossetti}.',
  'fue formalizado por cohecho {Onésimo Zamorano}, ex alcalde de la <Municipalidad de San Rosendo>, junto con {Pía Undurraga}, proveedora y gerente de <Aseos Industriales del Biobío SpA>.',
  'que {J. Millapán Curiqueo} y {M. A. Millapán Curiqueo} son hermanos y viven en la comunidad indígena <Juan Cayul>, sector <Rucalhue>.',
]

const minutes = [
  'ACTA DE AUDIENCIA DE PROCEDIMIENTO SIMPLIFICADO\nFecha: Traiguén, cinco de mayo de dos mil veintitrés\nMagistrada: <ROXANA EDITH CAMPUSANO VERA>\nFiscal: <GONZALO ARTEAGA ZÚÑIGA>\nDefensor: <IVONNE MARÍN TAPIA>\nImputado: {SERAFÍN ARCADIO PUELMA QUILODRÁN} C.I. [RUT] Si comparece\nVíctima: {GLORIA INÉS TORO BAHAMONDE} No comparece\nDelito: Amenazas simples contra personas',
  'NOMBRE IMPUTADO RUT DIRECCION COMUNA\n{BRANDON ALEXANDER}\nAsiste\n{COLIHUINCA SAEZ}\n[RUT]\n[domicilio] <Collipulli>.',
  'TRIBUNAL : <Juzgado de Garantía de Castro>\nJUEZ : <OSCAR MARCELO BUSTOS LILLO>\nQUERELLANTE : {INÉS BARRÍA CÁRCAMO}\nQUERELLADO : {ALEJO BARRÍA CÁRCAMO}\nPROCEDIMIENTO : ABREVIADO\nDELITO : APROPIACIÓN INDEBIDA',
  'Relaciones: {MUÑOZ LEPE LUIS ALBERTO} / Lesiones menos graves.\nParticipantes:\nImputado. - {MUÑOZ LEPE LUIS ALBERTO}\nVíctima. - {AGUIRRE FERRER CAMILA\nFERNANDA}\nDefensor. - <PINO ROA JORGE>',
  'Fecha <Quillota., tres de enero de dos mil veintidós>\nMagistrado <ELEONORA CISNEROS PAVEZ>\nFiscal <Hans Dietrich Rojas>\nDefensor <Carla Pizarro (particular)>\nHora inicio 10:11AM\nSala 2\nActa rpm\nImputada {Yenny Marlen Quispe Apaza}, boliviana, pasaporte [documento].',
  'IMPUTADO: {ORLANDO OMAR OYARZÚN OYARZÚN}\nFECHA DE NAC. 01-02-1980\nPROFESIÓN U OFICIO: PESCADOR\nDELITO: MANEJO EN ESTADO DE EBRIEDAD\nHECHOS: El imputado ya individualizado conducía la camioneta marca <Mahindra>, siendo acompañado por {Delia Vera Mayorga}.',
  'Comparecen:\n- Por la víctima: Sra. {Luzmira Catricheo}\n- Por el imputado: Sr. {Dagoberto Lienlaf}, asistido por el defensor Sr. <Emilio Pastene>.\nEl tribunal decreta la suspensión condicional del procedimiento.',
  'Se deja constancia que la víctima doña {Teresa de Jesús Machuca V.} no fue habida. Se despacha orden de detención en contra de {JEAN PIERRE ANTOINE DESIR}.',
  'Resuelve: Atendida la incomparecencia de {PAILLACAR}, se fija nueva audiencia para el <18 de marzo de 2024> a las 09:00 horas, sala 3, <Juzgado de Letras y Garantía de Quellón>. Dirigió la audiencia doña <Paulina Sotomayor Deney>.',
  'CAUSA RUC 2000456789-1\nCONTRA: {MARCO POLO ARRIAGADA}\nPOR: LESIONES GRAVES\nAFECTADO: {CLAUDIO AMIGO CORDERO}\nMINISTRO DE FE: <ELIANA RUZ>',
]

const familia = [
  'Que comparece doña {Katherine Solange Echeverría Pávez}, técnico en enfermería, domiciliada en [domicilio], quien interpone demanda de aumento de alimentos en contra de don {Jonathan Patricio Olguín Urra}, a favor de la hija común {Amparo Ignacia Olguín Echeverría}, de 5 años de edad, actualmente en kínder del <Colegio San Sebastián de Quilicura>.',
  'La niña {Amparo} vive con la madre; los fines de semana con el padre. La abuela materna, Sra. {Pávez}, la retira del colegio. Don {Jonathan} dice que {Katherine} le niega las visitas.',
  'El niño L.A.M., de iniciales, no fue oído. En cambio sí lo fue su hermana {Trinidad del Rosario}, quien dijo a la consejera técnica doña <Magaly Sáez Toro> que prefiere vivir con su tía {Viviana}.',
  'Se declara la susceptibilidad de ser adoptados de los hermanos {Matías Alonso}, {Constanza Belén} y {Joaquín Andrés}, todos de apellidos {Fica Huaiquil}, conforme a la <Ley N° 19.620>, a solicitud del <Servicio Nacional de Menores>.',
  'don {Nicolás van der Meulen Echenique} y doña {Bernardita Irarrázaval Ross} contrajeron matrimonio el <21 de octubre de 2006> ante el Oficial del Registro Civil de la circunscripción <Providencia>, inscrito con el N° 1.204, y de dicha unión nacieron {Clemente} y {Olivia}, de 14 y 11 años.',
  'En cuanto a la relación directa y regular, {Emiliano}, de tres años, compartirá con su padre, el demandado señor {Rebolledo}, los sábados de 10:00 a 18:00 horas, siendo retirado por la abuela paterna doña {Herminda Ulloa}.',
  'Que la denunciante {Marjorie Aurelia Tapia} señala que su ex conviviente, {Adolfo Enrique Hermosilla Tapia}, llegó ebrio, la trató de «maraca» y la amenazó con quemar la casa delante de su hija {Isidora}. La <Ley N° 20.066> sanciona la violencia intrafamiliar.',
  'La curadora ad litem del adolescente {Lautaro Nehuén}, abogada <Pamela Cáceres Durán>, pidió mantener la medida de protección en la residencia <Aldea de Niños Cardenal Raúl Silva Henríquez>.',
  'DEMANDANTE: {Yanara Antilef Paillalef}\nDEMANDADO: {Osmán Rivas Gotopo}\nMATERIA: Cuidado personal\nNIÑO: {Ayún Rivas Antilef}\nJUEZ: <Patricio Farfán Lobos>',
  'Así lo declararon los testigos {Guillermina Astorga} y {Luis Humberto}, ambos vecinos de las partes, quienes dieron razón de sus dichos; {Astorga} precisó que el padre, {Edison Vilches}, no visita a sus hijos desde marzo de 2020.',
  'Según el informe social evacuado por {Jocelyn Barrientos}, trabajadora social del <CESFAM Los Volcanes>, la progenitora, {Ingrid Kramm}, presenta consumo problemático de <pasta base> y {Ítalo}, su pareja actual, ejerce violencia.',
  'Que por escritura pública de <9 de julio de 2018>, don {Facundo Elortegui} reconoció como su hija a {Mía Antonella}, quien desde entonces lleva los apellidos {Elortegui Cayul}.',
  'se autoriza la salida del país del niño {Gael Matteo Quiroga Rossi} con destino a <Mendoza>, República Argentina, acompañado de su abuelo don {Piero Rossi Canepa}.',
  'las partes de este juicio, {Sotelo} y {Marambio}, acordaron en mediación ante el centro <Mediadores del Maule> que el alimentante pagará el equivalente a 4,5 UTM en la <CuentaRUT> de la madre.',
  'la requirente doña {MARÍA ANGÉLICA DE LAS MERCEDES RIQUELME VDA. DE SOTO} pidió la declaración de interdicción de su hijo {Bernardo Soto Riquelme}, con esquizofrenia paranoide, a fin de que se nombre curadora a su hermana {Ximena}.',
  '{Pérez Soto, Juan}, y {Lagos Neira, Ana María}, cónyuges entre sí, solicitan de común acuerdo el divorcio, según lo previsto en el <artículo 55 de la Ley de Matrimonio Civil>.',
  'El padre biológico, un tal {Esteban}, nunca reconoció a la menor. La pareja de la madre, de nombre {Sigfredo}, asumió ese rol; la menor lo llama «papá {Sigfre}».',
  'la adolescente {Renata Isabel}, hoy {Renato}, solicitó la rectificación de su partida conforme a la <Ley N° 21.120>, con el apoyo de su madre, {Graciela Ahumada Cid}.',
]

const salud = [
  'Comparece {Lorenzo Amador Zapata Guinez}, jubilado, quien deduce recurso de protección en contra de la <Isapre Consalud S.A.>, por haberle rechazado la cobertura del medicamento <Nusinersen> para su nieta {Emma Zapata}, de 2 años, diagnosticada con <atrofia muscular espinal tipo I>.',
  'El doctor {Mauricio Ehrenfeld}, neurólogo tratante, certificó que {Emma} requiere ventilación mecánica. La <Superintendencia de Salud> informó por medio de su Intendente don <Claudio Bravo Espejo>.',
  'la actora {Ruth Noemí Jara Cid} fue operada por el cirujano {Pavel Domínguez Ricaurte} en el <Hospital Herminda Martín de Chillán>, quien dejó una compresa en su abdomen; falleció el <2 de abril de 2017>, sobreviviéndole su marido {Eliseo} y sus hijas {Ruth} y {Noemí Garay Jara}.',
  'Que la afiliada {ALICIA DEL CARMEN PUGA STEVENS} padece <depresión mayor>; sus licencias médicas N° 3-445566 y 3-445567 fueron rechazadas por la <COMPIN de Ñuble> y la reclamación ante la <SUSESO> desestimada.',
  'A folio 1 comparece don <Gaspar Ríos Cruzat>, abogado, en representación de {Facunda Wolff Barceló}, paciente oncológica, y expone que el <Hospital Sótero del Río> le niega el fármaco <Trastuzumab>.',
  'recurre {Emeterio Chávez}, en favor de su madre {Dorotea Chávez Lillo}, de 88 años, quien permanece hace nueve días en una silla de la urgencia del <Hospital San José>.',
  'se practicó a {Jennifer} un test de drogas; la matrona, señora {Elba Cortínez}, avisó al <Hospital de Linares> y a la fiscalía. {Jennifer} dio a luz a un varón al que llamó {Dante}.',
  'el enfermo renal {Q. Huaracán} espera un trasplante. Su donante sería {Clodomira Huaracán Paredes}, hermana, según el <Hospital Clínico de la Universidad de Chile>.',
  'La madre de {Sofía Rocío}, niña con <síndrome de Down>, alegó que la isapre <Cruz Blanca> aplicó la tabla de factores prohibida por el <Tribunal Constitucional> en causa Rol N° 1710-10.',
  'Los recurrentes {Ana Luisa Pong Lau}, {Kwok Wah Pong} y {Teresa Siu} reclaman contra la <Clínica Dávila> por la retención del cuerpo de {Pong Chi Keung}.',
  'el alumno {Amaru Inti Choque}, con <trastorno del espectro autista>, fue excluido de clases por la directora de la <Escuela República de Bolivia>, señora {Gladys Henríquez}.',
]

const amparo = [
  'Que se ha deducido acción constitucional de amparo por el abogado <Iván Lazcano Duk> en favor de {Roselène Jean-Louis}, haitiana, cuya expulsión se dispuso por <Resolución Exenta N° 2.345>, de <18 de mayo de 2021>, de la <Intendencia de Antofagasta>.',
  'La amparada {Jean-Louis} tiene un hijo chileno, {Widner}, nacido en <Calama>. Su pareja, {Frantzy Saint-Fleur}, trabaja en <Construcciones Andes Norte Ltda.>',
  'en favor de {WILFREDO ANTONIO URIBE GONZÁLEZ} Y OTROS, recluidos en el <C.D.P. Santiago Uno>, en contra de <Gendarmería de Chile>.',
  'deduce amparo {Hilda Rosa Catrillanca} a favor de su sobrino {Pelantaro Catrillanca}, imputado por la <Ley de Seguridad del Estado>, actualmente en huelga de hambre en la cárcel de <Angol>.',
  'Informa don <Sergio Muñoz Ramírez>, Juez Titular del <Juzgado de Garantía de Ancud>, que {Barrientos Vera} fue formalizado por el delito de receptación junto a {Sixto Bórquez}.',
  'el interno {Isaac Saúl Toledo} reclama que fue trasladado al módulo 34; dice que el gendarme {Riveros} lo golpeó con un bastón. El alcaide, coronel {Marcelo Ahumada Fritz}, lo niega.',
  'acción de amparo de {Anyelo Enmanuel Rengifo Ortíz}, peruano, y de {Milagros Ccahuana Huamán}, peruana, ambos domiciliados en esta ciudad, contra el <Servicio Nacional de Migraciones>.',
  'comparece don {Aurelio Buendía Iguarán}, sin patrocinio de abogado, quien recurre de amparo por sí y en favor de {Remedios Moscote}, su conviviente.',
]

const oral = [
  'Dijo que su amiga {Almendra} le contó que «el {Nacho}» la besó a la fuerza cuando estaban en la casa de {Ignacio Retamal}, que es el mismo {Nacho}. Que {Almendra} lloraba. Exhibido el set fotográfico, reconoce la pieza.',
  'NOVENO: Declaración de {Wladimir Ernesto Stuardo}, cabo primero de <Carabineros>, quien en lo pertinente expuso que el día de los hechos estaba de servicio con el cabo {Inostroza}, cuando recibieron un llamado de <CENCO> y se trasladaron a la población <Santa Adriana>.',
  'Contra examinado por la defensa, {Stuardo} señala que no vio a {Jairo Cantillano} con el arma. Aclara que la que lo sindicó fue {Brigitte}, la polola de {Cantillano}.',
  'Interrogada por el fiscal, {Mirta del Tránsito Pailahueque Llancapán} dice: vivo con mi hijo {Efraín} y mi nuera {Sonia Leal}; ese día {Efraín} llegó con don {Tito}, el del almacén, y se pusieron a tomar.',
  'La psicóloga {Paz Iribarren Lyon}, del <CAVAS Metropolitano>, evaluó a la menor {Krishna Yamilet}, de 11 años, y concluyó que su relato es creíble. La asistente social, señorita {Uribe}, visitó a la familia.',
  'El perito del <Servicio Médico Legal>, doctor {Germán Ossa Prat}, practicó la autopsia a {Ceferino Alcaíno Peña}; encontró <benzodiacepinas> y concluyó que la causa de muerte fue anemia aguda.',
  'preguntado por qué le decían el {Chelo}, dijo que se llama {Marcelo}. Que {Chelo Rivas} no es él, sino su primo {Marcelo Rivas Huanca}, que vive en <Pozo Almonte>.',
  'Sobre la víctima, la vecina ña {Rosa Trujillo}, de 70 años, oyó que gritaba «{Rolo}, no me pegues». {Rolando Esteban Marchant Yáñez} es la pareja.',
  'que fue agredida sexualmente por su padrastro {Belgio Cárcamo}, cuando su madre salía a trabajar; se lo contó a su profesora jefe, miss {Carolina}, y luego a la orientadora, {Edith Pradines}.',
  'Integraron la sala los jueces doña <Marisol Pando Vivallos>, como presidenta, don <Nelson Fuenzalida Arenas>, como integrante, y doña <Carola Kuntz Retamal>, como redactora. No firma la jueza <Pando>, por encontrarse con feriado legal.',
  'Que la ofendida N.N. no declaró; sí su cuñado, {Nepomuceno Aillapán}, y el conserje del edificio, un señor de apellido {Retamales}.',
  'dijo que {Johan Sebastián Palacios} le pasó la pistola al {Guatón Miguel}, y este se la guardó. Reconoce en la sala a {Palacios}, vestido de polera negra, sentado junto a su abogada.',
  'Se incorporó certificado de matrimonio entre {Olga Filomena Saavedra} y {Dionisio Saavedra Opazo}, certificado de nacimiento de {Dionisio Segundo Saavedra Saavedra} y ficha clínica del <Consultorio Violeta Parra>.',
  '¿Usted conoce a {Romina Faúndez}? Sí, es la mamá de {Agustín}. ¿Y a {Bastián Lobos}? No, no lo conozco.',
  'relata que el profesor de música, {Leopoldo Mann}, le pedía a {Vania} y a la {Cata} quedarse después de clases, y que {Catalina Ponce} le avisó al inspector {Orrego}.',
  'de acuerdo con los testigos {Marín}, {Marín Soto} y {Cornejo}, la riña comenzó en la cancha; en cambio {Cornejo}, contrainterrogado, dudó sobre la presencia de {Wilmer}.',
  'Que depuso {Hanna Ljubetic}, turista croata, por videoconferencia, y luego {Klaus-Peter Heinzmann}, su marido, quien entregó un collar de oro y la suma de US$ 400.',
  'Declaró igualmente el menor {Maximiliano E. Torres}, en sala <Gesell>, quien dijo que «mi tío {Pancho} me tocaba». Por {Pancho} se refirió a {Francisco Antonio Torres Bello}, hermano de su padre.',
]

const captioned: NamedPassage[] = [
  {
    style: 'familia',
    parties: ['HINOJOSA', 'BALMACEDA'],
    text: 'En autos RIT C-1234-2022, caratulados «{HINOJOSA} con {BALMACEDA}», del <Juzgado de Familia de Puente Alto>, la demandante {Hinojosa} apeló; el señor {Balmaceda} no compareció. Los niños {Iker} y {Aitana} residen en avenida <Concha y Toro>.',
  },
  {
    style: 'penal',
    parties: ['MARILEO PAINEQUEO FERMÍN'],
    officials: ['Ricardo Blanco Herrera', 'Ana Gloria Chevesich Ruiz'],
    text: 'MP C/ {FERMÍN MARILEO PAINEQUEO}\nVistos: que la defensa de {Marileo} recurre de nulidad. Acordada con el voto en contra del ministro señor <Blanco> y de la ministra señora <Chevesich>, quienes fueron de parecer de acogerlo. {Fermín Marileo} cumple prisión preventiva.',
  },
  {
    style: 'salud',
    parties: ['CASANUEVA'],
    text: '{CASANUEVA}/<FONDO NACIONAL DE SALUD>\nQue la recurrente, {Yolanda Casanueva Frei}, pide se ordene a <FONASA> financiar el <Ocrelizumab>. {Casanueva} tiene esclerosis múltiple.',
  },
  {
    style: 'amparo',
    parties: ['GUAIQUINTO MAMANI, BERNABÉ'],
    text: '{GUAIQUINTO MAMANI, BERNABÉ} / <JUZGADO DE GARANTÍA DE POZO ALMONTE>\nQue {Guaiquinto} fue detenido junto a {Apolinario Flores}; el magistrado <Retamal> amplió la detención.',
  },
  {
    style: 'familia',
    parties: ['X con Y', 'VON MARÉES', 'DEL RÍO'],
    text: 'la apelante doña {Úrsula von Marées Braun} sostiene que don {Alfonso del Río Prieto} oculta bienes. {Von Marées} pide que {Del Río} exhiba sus cuentas del <Banco de Chile>; la hija {Antonia} es mayor de edad.',
  },
]

const protection = [
  'Que {Tamara Elisa}, de catorce años, fue víctima de violación por parte de {Ernesto Ríos Vera}, pareja de su abuela {Hortensia Vera}. Los hechos ocurrieron en <Pichilemu>, en febrero de 2018. El <artículo 362 del Código Penal> sanciona el hecho.',
  'En dicho contexto {Ríos Vera} le mandaba mensajes por <WhatsApp> y <Facebook> diciéndole «te quiero {Tami}»; {Tamara} los borraba para que no los viera su mamá, {Elisa Ríos}.',
  'Doña {Magdalena Guineo Chiguay}, en lo sucesivo la denunciante, relató en la <Comisaría de Quellón> que su marido, {Eusebio Nauto}, la golpeó con un remo. El parte policial N° 231 lo suscribe el suboficial {Ramón Cid Cid}.',
  'Para acreditar el maltrato habitual depusieron la hija mayor, {Javiera Nauto Guineo}; la matrona {Silvana Leiva}; {Omar}, cuñado; y la funcionaria del <Centro de la Mujer>, doña {Priscilla Oñate}.',
  'se fija la prohibición de acercarse a {Fernanda Lisette Bahamóndez Ojeda} y a su hijo {Tomás}, a su domicilio de [domicilio] y a su lugar de trabajo, <Supermercado Unimarc> de <Puerto Aysén>, por dos años. Ofíciese a <Carabineros de Chile>.',
  'los menores {Yahir} y {Nayeli Condori Ticona} estaban solos; el vecino don {Zenón} les dio comida. La madre de ambos, {Basilia Ticona}, trabajaba en la feria <Las Vegas de Arica>.',
  'El acusado, PBRO. {EUGENIO TAGLE MOLINARE}, sacerdote, cometió abusos contra R.T.S. y {Marco Antonio Díaz Labra}, acólitos de la <Parroquia San José Obrero>.',
  'Que {Escobar}, en su calidad de entrenador, aprovechó que {Diego Alexis} y otros niños alojaban en el <Estadio Fiscal de Talca>. La mamá de {Diego}, Sra. {Marianela Bravo}, lo denunció el <7 de enero de 2020>.',
]

const writtenBadly = [
  'el imputado {Mauricio Penalosa Yanez}, sin acento en los apellidos, y la victima {Begona Ibanez Nunez} mantenian una relacion de convivencia en la comuna de <Penaflor>.',
  'Que compareció {Ariel Mufioz Nuiiez}, cuya cédula se encuentra ilegible, y {Sandra Castafieda}, madre de la niria {Belén}.',
  'SE CONDENA A {JOSE  MIGUEL CARVA-\nJAL DONOSO} Y A {ELBA VERO-\nNICA RUBIO} COMO COAUTORES DEL DELITO DE <HURTO>.',
  'doña {maría josé quintrequeo}, RUT [RUT], manifestó que {victor manuel  alarcon} le debe dos meses de alimentos.',
  'QUE DON {RUBEN DARIO\nESPINOLA CACERES}, CHILENO,\nCASADO, Y DOÑA {LUZ ELIANA PRADENAS\nBUSTOS}, SUSCRIBIERON EL ACUERDO.',
  'Imputado:{FABIAN ESTEBAN LOYOLA MERA},RUN [RUT].Víctima:{CAROL LOYOLA}.Fiscal:<MARIO AROS PUGA>.',
  'Sr. {Pedro Ga11ardo Sáez} y Sra. {Filomena 0rtega} reconocen la deuda ante la <Notaría de don Eduardo Avello>.',
  'la señora {Mª Eugenia Lecaros}, el señor {Fco. Javier Prats} y {Ma. Teresa Wagner} son testigos de la parte denunciante.',
  'a {GONZALEZ}, {PEREZ}, {ROJAS}, Y {SOTO}, TODOS YA INDIVIDUALIZADOS, SE LES CONDENA AL PAGO DE LAS COSTAS.',
]

const staying = [
  'PRONUNCIADA POR LA <SEGUNDA SALA DE LA CORTE DE APELACIONES DE TALCA>, integrada por su Presidente, Ministro don <Rodrigo Biel Melgarejo>, la Ministra doña <Jeannette Valdés Suazo> y el Abogado Integrante don <Diego Palomo Vélez>.',
  'Conforme a la <Ley Emilia> y a la <Ley Ricarte Soto>, a la <Ley Zamudio>, a la <Ley Karin> y a la <Ley Gabriela>, el legislador agravó las sanciones.',
  'Así lo sostienen <Enrique Cury Urzúa>, Derecho Penal. Parte General, <Ediciones Universidad Católica>, p. 312; <Politoff>, <Matus> y <Ramírez>, Lecciones, tomo I; y <Etcheberry>, en igual sentido.',
  'En la <Plaza Baquedano>, frente a la <estación Irarrázaval> y al <Parque Bustamante>, en la esquina de <Vicuña Mackenna> con <Diagonal Paraguay>, comuna de <Ñuñoa>.',
  'Los hechos ocurrieron en el <Hospital Barros Luco>, comuna de <San Miguel>, y en el <Liceo Gabriela Mistral> de <Pedro Aguirre Cerda>.',
  'El tratado de <Pacto de San José de Costa Rica>, la <Convención de Belém do Pará> y las <Reglas de Brasilia> obligan al juez a juzgar con perspectiva de género.',
  'Regístrese y devuélvase. N° Protección-1234-2023. Pronunciado por la <Tercera Sala> integrada por los Ministros(as) señores(as) <Hernán Crisóstomo Grez>, <Mireya Loyola Maturana> y Fiscal Judicial <Clara Troncoso Bustos>.',
  'Santiago, <catorce de agosto de dos mil diecinueve>. Vistos: en estos autos <Rol N° 12.345-2019>, sobre recurso de casación en el fondo, el <Decimonoveno Juzgado Civil de Santiago> acogió la demanda.',
  'la marca <Christian Dior>, la cadena <Juan Valdez>, la empresa <Hermanos Gutiérrez y Compañía Limitada>, la <Viña Santa Rita> y la <Constructora Pérez y Gómez S.A.>',
  'Tramitada ante el <Juzgado de Letras del Trabajo de San Bernardo>, la causa <RIT O-221-2020> se acumuló a la <RIT T-18-2021>. El fiscal <Cristóbal Ureta> y la defensora <Josefa Prado Niklitschek> alegaron.',
  'Se le recetó <Clonazepam>, <Sertralina>, <Quetiapina> y <Ritalín>; presenta <Parkinson>, <síndrome de Asperger> y <enfermedad de Crohn>. Aplicado el test de <Rorschach> y el de <Bender>, se descartó psicosis. La escala de <Glasgow> fue 15.',
  'según lo previsto en los artículos 5 y 7 del <Decreto Supremo N° 3>, del <Ministerio de Salud>, y en la <Ley Orgánica Constitucional del Ministerio Público>, a contar del <1 de Marzo de 2021>.',
  'Ofíciese al <Servicio de Registro Civil e Identificación>, a <Gendarmería de Chile>, al <Centro Penitenciario Colina II> y a la <Policía de Investigaciones>. Redactó la sentencia el juez don <Abel Poblete Aránguiz>.',
  'El <Presidente de la República> don <Gabriel Boric Font> promulgó la ley; el <Ministro de Justicia> don <Luis Cordero Vega> la firmó.',
  'la <Corporación Educacional Padre Alberto Hurtado>, el <Club Deportivo Colo Colo>, la <Fundación Miguel Kast> y la <Universidad Diego Portales>.',
  'Autoriza doña <Berta Cofré Ulloa>, Secretaria Subrogante. En <Temuco>, a <tres de Julio de dos mil veinte>, notifiqué por el estado diario la resolución precedente.',
  'El receptor judicial don <Germán Arrau Lillo> notificó en calle <Manuel Montt>; el notario don <Félix Jaramillo Cadena> autorizó la firma; el síndico <Patricio Jarpa> informó.',
  'Dése cumplimiento al <Auto Acordado> de la <Excma. Corte Suprema>. Visto lo dispuesto en los artículos 1°, 14 N° 1, 15 N° 1, 18, 21, 24 y 25 del <Código Penal>. Se fija en <Cinco Unidades Tributarias Mensuales> la multa.',
  'Estados Financieros, Libro Mayor, Contrato de Trabajo, Reglamento Interno, Carta de Despido y Finiquito: todos documentos de la <Sociedad Comercial Rojas Hermanos Limitada> con sede en <Villa Alemana>.',
  'El vehículo marca <Mercedes Benz>, modelo <Santa Fe>, el otro <Alfa Romeo> y el camión <Scania> chocaron en la <Ruta 5 Sur>, altura del <Puente Maipo>, frente al <Monumento Bernardo O’Higgins>.',
]

const children: NamedPassage[] = [
  {
    style: 'mixed',
    scope: 'minors',
    text: 'El trabajador <Jorge Ulises Pacheco Leal>, demandante, solicitó permiso para cuidar a su hijo {Alonso Pacheco Meza}, de 4 años. La empleadora <Comercial Don Vitto SpA>, representada por <Vittorio Parodi Solari>, lo despidió; el testigo <Hugo Araya> lo confirmó.',
  },
  {
    style: 'mixed',
    scope: 'minors',
    text: 'la actora <Marcia Lorca Olave> demanda indemnización por el accidente que costó la vida al menor {Facundo Lorca}, de ocho años, atropellado por un bus de <Buses Vule S.A.> conducido por <Ricardo Abarca Sanz>. {Facundo} cursaba tercero básico.',
  },
  {
    style: 'mixed',
    scope: 'minors',
    text: 'Comparece <Daniela Krause Vidal>, por sí y en representación legal de su hija menor de edad {Leonor Krause}, en contra de <Inmobiliaria Los Robles Limitada> y de <Arturo Krause Vidal>, sobre partición de la herencia de <Oskar Krause>.',
  },
  {
    style: 'mixed',
    scope: 'minors',
    text: 'DEMANDANTE: <GLADYS ROMERO PARRA>\nDEMANDADO: <AGRÍCOLA SAN CLEMENTE LTDA.>\nMATERIA: DESPIDO INJUSTIFICADO\nDon <Eleazar Romero>, hermano de la actora, dijo que su sobrina {Abril}, de tres años, estaba enferma. Se citó a <Segundo Romero>.',
  },
]

const passagesOf = (style: NamedPassage['style'], texts: readonly string[]): NamedPassage[] => texts.map((text) => ({ style, text }))

export const heldOutPassages: readonly NamedPassage[] = [
  ...passagesOf('penal', penal),
  ...passagesOf('minutes', minutes),
  ...passagesOf('familia', familia),
  ...passagesOf('salud', salud),
  ...passagesOf('amparo', amparo),
  ...passagesOf('oral', oral),
  ...captioned,
  ...passagesOf('mixed', protection),
  ...passagesOf('mixed', writtenBadly),
  ...passagesOf('mixed', staying),
  ...children,
]
