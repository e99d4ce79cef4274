/**
 * Invented passages in the styles of rulings. `{…}` marks a name to mask, `<…>` a name to keep. Every person is fictional. `caption`
 * holds the parties as a source would give them.
 */
export interface NamedPassage {
  readonly style: 'penal' | 'minutes' | 'familia' | 'salud' | 'amparo' | 'oral' | 'mixed'
  readonly text: string
  readonly parties?: readonly string[]
  readonly officials?: readonly string[]
  /** Default: `everyone`. */
  readonly scope?: 'everyone' | 'minors'
}

const penal = [
  'Que se condena a {Anselmo Teobaldo Quiñenao Barraza}, ya individualizado, a la pena de sesenta y un días de presidio menor en su grado mínimo. {Quiñenao Barraza} deberá cumplirla en el Centro de Cumplimiento Penitenciario de Talca.',
  'El día 3 de mayo de 2021 el requerido {BRAULIO EDMUNDO CARTES PIÑEIRO} amenazó de muerte a su conviviente doña {Orfelina del Tránsito Maripangui Soto}, en presencia del hijo de ambos, {Nicasio}.',
  'PRIMERO: Ante este Tribunal compareció el fiscal adjunto don <Teodosio Larraguibel Muñoz> y el defensor penal público don <Baldomero Astaburuaga Cid>, en representación del acusado {Yeferson Kleiver Montilla Arcaya}, venezolano. La víctima {Herminia Rosalba Cheuquelaf} declaró que {Montilla} la empujó. Su vecino, don {Eleuterio Ñancupán}, dijo haber oído los gritos, y la cuñada, {Domitila Gacitúa}, llamó a Carabineros.',
  'en contra de {ISIDRO NEPOMUCENO GALDÁMEZ TRUJÍLLO}, cédula de identidad [RUT], domiciliado en [domicilio], representado por la abogada <Ludmila Sotomayor Brahm>, y de {DORALISA FUENTEALBA}, su madre.',
  'Los testigos {Rigoberto Millapán Huenul}, {Zunilda Pailacura} y {Evaristo José Toloza Rain} están contestes en que el imputado {Anacleto Vejar} huyó por calle Manuel Antonio Matta hacia el hospital Sótero del Río.',
  'El acusado {Wisly Dorvilus Etienne}, haitiano, y la ofendida {Marie Lovelie Saintélus} mantenían una relación de pareja. {Etienne} reconoció los hechos; {Saintélus} no compareció.',
  'SE CONDENA A {PRUDENCIO ALBERTO OYARCE LLEUFUMÁN}, COMO AUTOR DEL DELITO CONSUMADO DE ROBO EN LUGAR HABITADO, COMETIDO EN PERJUICIO DE {SIXTA CARRILLANCA PAREDES}, EL DÍA 4 DE ABRIL DE 2020.',
  'Don {Cipriano} manifestó que ese día su hermano {Nemesio} le prestó el camión, marca Toyota, modelo Hilux, de propiedad de {Abundio Sepúlveda Quezada}.',
  'Se absuelve a {Gumercindo Ascencio Trafilaf} y a {Belarmina de las Nieves Antivil} de los cargos formulados en la acusación por el Ministerio Público. Redactada por la jueza doña <Hortensia Bórquez Ulloa>.',
  'Que la menor {Antonella Sofía R. Catrilef}, de 9 años de edad, relató a la psicóloga que el acusado {Segismundo Arratia}, pareja de su madre, la tocó en dos ocasiones. La madre, {Yesenia Catrilef Oporto}, ratificó lo anterior.',
  'fue sorprendido {Fidel Castro Ñirripil} mientras conducía; {Castro} se negó a practicarse el examen en el Hospital de Castro, comuna de Castro.',
  'Comparece {Clodomiro Eriz Marfull}, querellante, quien interpone querella en contra de {Onofre Vidal Huaiquinao}, por el delito de estafa, patrocinado por el abogado don <Ataúlfo Reszczynski Lira>.',
  'El imputado {Jhon Jairo Quiñones Caicedo}, colombiano, y {Luz Dary Mosquera Asprilla} transportaban la droga a Antofagasta en un bus de la empresa Transportes Atacama Ltda.',
  'el sentenciado {Celedonio Pichún Reumay} registra una condena anterior dictada por el Juzgado de Garantía de Nueva Imperial. Por su parte {Pichún}, según informó Gendarmería, cumplió la pena.',
  'la ofendida, {María de los Ángeles Subiabre}, y su hija {Rayén Subiabre Subiabre} sufrieron lesiones menos graves, según informe del Servicio Médico Legal.',
  'Como señala el profesor <Heriberto Aldunate Prieto>, la tipicidad exige dolo. El acusado {Tránsito Carvacho} no lo tuvo.',
  'se encontraba en su domicilio junto a su cónyuge {Purísima Núñez Alarcón}, cuando ingresaron {Wladimir Kusanovic Ojeda}, apodado “{el Chino}”, y {Bastián Ignacio Zúñiga Melipil}, premunidos de un arma de fuego.',
  'Resulta acreditado que {O’Ryan Villablanca, Teófilo} entregó el cheque a {D’Ottone Figueroa}, y este lo cobró en el Banco Santander.',
  'respecto de {Juan de Dios Caripán}, {Pedro Nolasco Caripán} y {José del Carmen Levío}, todos comuneros, se decretó la medida cautelar de prisión preventiva por el Juzgado de Garantía de Angol.',
]
const minutes = [
  'Individualización de Audiencia de control de la detención.\nFecha Rancagua, tres de marzo de dos mil veintiuno\nMagistrado <ADELAIDA FERRADA BUSTILLO>\nFiscal <NICANOR OYANEDER PRIETO>\nDefensor <MELQUÍADES RETAMALES CEA>\nNOMBRE IMPUTADO RUT DIRECCION COMUNA\n{ELADIO SAMUEL\nHUENCHUÑIR TAPIA}\n[RUT] [domicilio] Rancagua.',
  'IMPUTADO : {FLORENTINO ANSELMO PALTA COLLAO}\nRUC : 2100012345-6\nRIT : 410 - 2021\nDELITO : HURTO SIMPLE\nVICTIMA : {ROSALÍA CAMPUSANO ESPINACE}\nFISCAL : <EUDOCIA TRUAN LABARCA>\nDEFENSOR : <LEOVIGILDO NAVIA PINO>',
  'ACTA DE AUDIENCIA\nTRIBUNAL: Juzgado de Garantía de Puerto Varas\nMAGISTRADO: <ILDEFONSO URRUTICOECHEA SANZ>\nIMPUTADO: {CLORINDO BARRÍA MANSILLA}\nC.I. [RUT]\nPARTICIPACIÓN AUTOR G. DE DESARROLLO CONSUMADO\nSE DECLARA:\nI.- Que se condena a {CLORINDO BARRÍA MANSILLA} a pagar una multa.',
  'PARTICIPANTES.:\nDenunciado. -\n{OPAZO CHIHUAILAF\nLEONTINA ISABEL}\nFiscal. - <URIARTE VALDERRAMA\nMARCIAL>\nRELACIONES.: {OPAZO CHIHUAILAF LEONTINA ISABEL} / AMENAZAS',
  'Imputado : {Wenceslao Coñoepán Curihual}\nVíctima : {Filomena Llancavil}\nDefensora : <Gricelda Pinochet Araos>\nAudio : 2100098765-4-1\nSe tiene por formalizada la investigación en contra de {Coñoepán Curihual}.',
  'RUC 2010012345-0 RIT 12-2021\nIMPUTADA: {SCARLETT DAYANA NICOLE PEÑAILILLO VERA}\nHechos: El día 30 de mayo de 2021 la imputada {SCARLETT PEÑAILILLO VERA} agredió a {MELANY BRITNEY JARAQUEMADA}.\nDictada por don <SALUSTIO ECHÁURREN RÍOS>, Juez Titular.',
  'Sala: Segunda\nRol Corte: Penal-100-2021\nIntegrantes: los Ministros señora <Edelmira Troncoso Lastarria>, señor <Arístides Concha Bezanilla> y el Abogado Integrante señor <Custodio Munita Reyes>\nRelatora: <Perpetua Illanes>\nFiscal: <Hilarión Sáez Briones>\nDefensor: <Rosendo Alfaro Castillo>\nImputados: {Nazario Colipí Meza}, {Brayan Steven Lincopán} y {Kevin Jordano Mulato Sinisterra}',
  'Requerido {JOEL ESAÚ MONTIEL MONTIEL}, presente\nVíctima {CELSO MONTIEL OYARZO}, no comparece\nCurador ad litem <RAMIRO BRZOVIC LEÓN>',
  'Ministro de fe: <Sonia Riquelme Ottone>\nActa <Crispín Valdovinos Ossa>\nNOMBRE IMPUTADO : {YERKO ALONSO TRIVIÑO}\nApercibido artículo 26: SI\nSe sanciona a {YERKO ALONSO TRIVIÑO} como autor.',
  'CARATULADO : {BÓRQUEZ MILLANAO ETELVINA}/{CURAQUEO}\nMATERIA : VIOLENCIA INTRAFAMILIAR\nDENUNCIANTE : {ETELVINA BÓRQUEZ MILLANAO}\nDENUNCIADO : {ESTANISLAO CURAQUEO}',
]
const familia = [
  'Comparece doña {Sigrid Paola Wunderlich Catalán}, quien demanda de alimentos a don {Teófilo Ariel Manosalva Grez}, en favor de sus hijos {Matilda}, {Lucas Ariel} y {Emilia Manosalva Wunderlich}. El demandado {Manosalva} señaló que la actora {Wunderlich} le impide ver a {Matilda}. El consejero técnico informó favorablemente.',
  'Que se otorga el cuidado personal de la niña {Almendra Ayelén Neculpán Soto} a su abuela materna, doña {Hermosina Soto Trecaman}, con domicilio en la comuna de Cañete.',
  'la adolescente {Millaray Antonia}, de 15 años, manifestó en audiencia reservada que desea vivir con su padre, don {Rudecindo Paillán Ñanculeo}.',
  'Se aprueba la adopción de la menor {Isidora Belén Carimán Toledo}, que en adelante se llamará {Isidora Belén Undurraga Fierro}, hija de don {Gastón Undurraga Bunster} y de doña {Leonor Fierro Valdés}.',
  'El niño {Thiago Benjamín} permanece en la residencia de protección de Coyhaique. Su madre, {Priscila Lorena Vidal Oyarzo}, no ha asistido a las visitas; el progenitor, {Leandro Aguilante}, se desconoce su paradero.',
  'doña {Zulema Iturbe}, abuela paterna, solicita relación directa y regular con su nieto {Gaspar Iturbe Rozas}. Asiste el curador ad litem don <Ubaldo Rossel Henríquez>, abogado.',
  'Demandante: {Ernestina Cayuqueo Lemunao}\nDemandado: {Fructuoso Ancamil Queupul}\nMateria: Divorcio por cese de la convivencia\nJueza: <Griselda Sandoval Mora>',
  'los padres {Nibaldo Huircaleo} y {Carmen Gloria Huircaleo Pino} fueron citados; sólo compareció {Carmen Gloria}, representada por la Corporación de Asistencia Judicial.',
  'se fijan alimentos en favor de las alimentarias {Catalina} y {Martina}, ambas de apellidos {Riffo Lobos}, ascendentes a $250.000 mensuales, que el alimentante {Osvaldo Riffo Quiroz} depositará en el Banco Estado.',
  'Según la denunciante {Brunilda Gallegos Ampuero}, su cónyuge {Efraín Ojeda Ojeda} la insultó el 5 de junio de 2020 frente a {Violeta}, hija común.',
  'el requirente {Maximiliano von Bischhoffshausen Rubio} y la requerida {Consuelo Errázuriz Ovalle} acordaron la compensación económica.',
  'El informe de la dupla psicosocial concluye que {Anaís} presenta indicadores de vulneración y que su tío {Ramiro Cuevas} ejerce el cuidado de hecho. {Cuevas} carece de antecedentes.',
  'A FOLIO 4: TÉNGASE PRESENTE EL PATROCINIO QUE CONFIERE DOÑA {PETRONILA AVENDAÑO HUINAO} AL ABOGADO DON <LIBORIO ESCALANTE PUGA>.',
]
const salud = [
  'Comparece {Segunda Inostroza Cañumir}, quien recurre de protección en contra de Isapre Colmena Golden Cross S.A., por el alza del plan de salud de su hijo {Amaro Inostroza Vera}, paciente con fibrosis quística.',
  'El paciente {Hernán Teobaldo Saldaña Quintul} fue diagnosticado con atrofia muscular espinal en el Hospital Guillermo Grant Benavente; {Saldaña} requiere el medicamento Spinraza conforme a la Ley Ricarte Soto.',
  'La recurrente {Mafalda Rioseco Lemus}, trabajadora del Hospital Base de Osorno, presentó licencia médica que la COMPIN rechazó. La doctora {Ninoska Brkic} emitió el informe.',
  'en favor de la lactante {Agustina Paz Calfuqueo Neira}, representada por su madre {Constanza Neira Bahamonde}, y en contra del Fondo Nacional de Salud.',
  'don {Policarpo Manríquez Loyola}, afiliado a la Isapre Banmédica, falleció el 8 de agosto de 2019, sobreviviéndole su viuda {Herlinda Escares Toro} y su hijo {Policarpo Manríquez Escares}.',
  'informó el Director Regional del Servicio de Salud, don <Aquilino Bustos Ferrer>, que la paciente {Fresia Leviñanco} figura en lista de espera.',
  'Primero: Que {Eduvigis Tapia}, afiliada de Consalud, alega que se le negó la bonificación. Acompaña el certificado de su médico tratante y la declaración de {Noelia Farías Tapia}, su hija.',
  'el recurrente {Demóstenes Aravena}, persona con discapacidad, y su cuidadora {Berta Huaquil} solicitan cobertura de hospitalización domiciliaria.',
]
const amparo = [
  'Comparece <Melania Ibarra Stuven>, abogada, quien deduce acción constitucional de amparo en favor de {Aniceto Caniulao Marileo}, actualmente cumpliendo condena en el Centro de Cumplimiento Penitenciario de Concepción, contra la Comisión de Libertad Condicional.',
  'Que comparece don <Hermógenes Barceló Pozo>, defensor penal penitenciario, por el condenado {Robinson Alexis Chávez Ulloque}. El amparado {Chávez} ha observado muy buena conducta.',
  'amparo a favor de {Yusleidys Coromoto Páez Rondón}, venezolana, y de su hijo menor de edad {Santiago David Páez}, en contra de la Intendencia Regional de Tarapacá, que decretó su expulsión. {Yusleidys Páez} ingresó por paso no habilitado.',
  'La jueza doña <Amparo Villaseca Orrego> informó que el adolescente {Maicol Stiwar Licanqueo} se encuentra en internación provisoria. El coimputado adulto {Danilo Pincheira} quedó en prisión preventiva.',
  'el amparado {Evenor Mamani Choque}, boliviano, fue detenido en Colchane junto a {Nemesia Condori Huarachi}; {Mamani} solicitó refugio.',
  'recurre {Hipólita Raguileo}, por sí y por su comunidad, contra Carabineros de Chile; señala que el 2 de enero de 2021 su nieto {Nahuel Raguileo Curín}, de 11 años, fue impactado por perdigones.',
  'Se rechaza el recurso deducido en representación de {Werner Stolzenbach Ulbricht}, sin costas. Redacción del ministro señor <Abelardo Cienfuegos Tobar>.',
]
const oral = [
  'DÉCIMO: Que declaró {Saturnino Huechante}, quien expuso que esa noche {Gladys} y {Rubén} discutían. Vio a {Rubén Darío Carimoney} sacar un cuchillo. Contrainterrogado por la defensa, dijo que {Carimoney} estaba ebrio.',
  'La perito {Constancia Zavalla Repetto} concluyó que la ADN correspondía a {Lisandro Enrique Guaiquil}. El fiscal <Domiciano Ugarte> exhibió la evidencia NUE 123456.',
  'El funcionario policial {Cristóbal Ahumada Peñafiel} relató que entrevistó a {Tamara}, menor de iniciales T.A.P., quien sindicó a {Ulises Pradenas} como el autor.',
  'se acreditó que {MARISOL DE LOURDES JEREZ AÑASCO} y {EMELINA JEREZ AÑASCO} eran hermanas; {MARISOL JEREZ} falleció a consecuencia de los golpes que le propinó {FROILÁN AEDO}.',
  'Sala integrada por las juezas doña <Nicolasa Bravo Irarrázaval>, quien presidió, doña <Matilde Echeñique Ruz> y don <Bonifacio Sarratea Luco>. El acusado {Efigenio Carrera Painevilu} guardó silencio.',
  'Según {Abigail Tocornal}, amiga de la víctima {Zoila Pinuer}, el acusado la seguía. {Tocornal} acompañó a {Pinuer} a la comisaría.',
  'A la madre, {Jacinta Villegas}, le contó {Dayana} que “el tío {Ambrosio}” la llevaba al cerro. La niña {Dayana} tenía ocho años.',
  '{Arnoldo Espejo Rupayán}, comerciante, víctima del asalto, reconoció en rueda de presos a {Yonatan Maripil}. También declaró su señora, {Iris Cáceres}, y el hijo, {Arnoldito}.',
  'el taxista {Ceferino Norambuena Lezana} trasladó a {Paulette} hasta Estación Central, donde la esperaba {Lautaro Reinoso}, según cámaras del Metro.',
  'Atendido que {Elcira} y su pareja {Exequiel Ríos Marican} fallecieron, declaró su sobrina {Rosamel Ríos}. Se incorporó el certificado de defunción de {Elcira Vega Marican}.',
]

const further = [
  'Tiene por acreditado que {Hortencia Lipín Cárcamo}, de 71 años, fue despojada de su cartera por {Brandon Exequiel Tarifeño} y por un adolescente identificado como {Kevyn Alexis Ulsen}. {Tarifeño} fue detenido en calle Esmeralda.',
  'La querellante {Prosperina Ketterer Oyaneder}, viuda de {Adalberto Luengo Cuminao}, sostuvo que el médico {Sigfrido Aranguren Piña} no diagnosticó a tiempo la peritonitis de su marido en la Clínica Alemana de Puerto Varas.',
  'se encuentra acreditada la filiación de {Florencia Amparo}, nacida el 3 de marzo de 2015, hija de {Tomás Elgueda Brito} y de {Natividad Colipán}, según inscripción del Registro Civil de Lonquimay.',
  'en audiencia reservada, {Benjamín} y {Renata} expresaron que quieren a su padre, don {Ismael Cofré Trangol}, y que extrañan a su abuela {Uberlinda}.',
  'recurre de protección doña {Wilhelmina Strutz Delgado}, por sí y en representación de su hija {Josefa Ignacia Montalva Strutz}, en contra del Colegio San Viator de Ovalle, por la cancelación de la matrícula de la alumna.',
  'V.- Devuélvanse las especies a {Telmo Agüero Chandía} y ofíciese al Servicio Electoral respecto del condenado {Abdón Cisternas Licán}.',
  'NOMBRE IMPUTADO : {DARWIN ALEJANDRO QUISPE FLORES}\nDOMICILIO : [domicilio]\nNOMBRE VÍCTIMA : {GIANELLA MERIÑO POZO}\nQUERELLANTE : <MODESTO AZÓCAR LEAL>, abogado',
  'MAGISTRADO <CASANDRA MELLADO TORDECILLA>\nRIT 77 - 2020\nImputada : {Ruperta Ancao}\nHechos: la imputada {Ancao} sustrajo desde la tienda Hites de calle Aníbal Pinto tres pantalones, siendo retenida por el guardia {Lindor Machaca}.',
  'el demandado reconvencional {Hernaldo Catrileo Fica} tiene otra hija, {Maura Catrileo Sáez}, de tres años, fruto de su actual relación con {Yovanka Sáez Mardones}.',
  'Prestó declaración {Fernanda Ilabaca}, psicóloga del programa, quien atendió a {Dominique} entre los años 2018 y 2020. También lo hizo {Silverio Puelles Ñanco}, carabinero.',
  'el acusado disparó contra {Elías Lepe}, {Isaías Lepe} y {Jonás Tureuna}, quienes se desplazaban en un vehículo marca Suzuki; {Tureuna} resultó con lesiones graves.',
  'CONSIDERANDO: QUE DOÑA {NATALIA ESTEFANÍA OTEÍZA BURGOS} DEMANDÓ EL CUIDADO PERSONAL DE SU HIJO {LEÓN OCTAVIO GARAY OTEÍZA}, NACIDO EL AÑO 2014, A DON {DEMIAN GARAY SALDÍAS}.',
  'la interna {Ingeborg Kraemer Soto} padece un cáncer terminal; pide la reclusión domiciliaria total, a lo que Gendarmería informa que {Kraemer} fue evaluada en el Hospital Penitenciario.',
  'ante el Juzgado de Familia de Villarrica, caratulada “{Lefián} con {Antinao}”, se autorizó la salida del país de la niña {Ailén Antinao Lefián} con su madre, {Pamela Lefián}.',
  'Que la víctima {Sayén Huentenao}, de 13 años, conoció a {Claudio Andrés Terrazas Vilo} a través de Instagram. {Terrazas} le pidió fotografías. Su hermana mayor, {Rayenray Huentenao}, encontró los mensajes.',
]

const unseen = [
  'Que con fecha 2 de marzo, el requerido {Camilo Esteban Larenas Poblete}, premunido de un palo, golpeó en la cabeza a {Ximena del Rosario Obando Teiguel}, causándole lesiones leves. {Obando} fue trasladada al Hospital de Ancud.',
  'El abogado <Reinerio Mardones Sáez>, por la parte querellante, solicitó que se condene a {LORETO VALENTINA AICÓN HENRÍQUEZ} y a {GUIDO AICÓN RAIPANE} como autores de parricidio frustrado.',
  'La niña {Pascale Inostroza Bisama} ha sido diagnosticada con epilepsia refractaria; su padre, {Rolando Inostroza}, señala que la isapre Cruz Blanca le negó la cobertura, y la madre, {Danae Bisama Troncoso}, quedó sin trabajo.',
  'JUEZ: <FEDERICO ANDRADE OLIVARES>\nACUSADO: {HAROLD STEVEN ANGULO PORTOCARRERO}\nDEFENSORA: <MAITE IRIGOYEN VALDÉS>\nVÍCTIMA: {PATRICIA ELIANA MUÑOZ SANDOVAL}\nDELITO: ROBO CON VIOLENCIA',
  'Sostuvo {Gerardo Tapia Lepín} que al llegar a la casa encontró a {Nancy} llorando, y que {Tapia} mismo llamó al 133. El carabinero {Joel Avilés Matamala} adoptó el procedimiento.',
  'doña {Elsa Margot Turra Beltrán} demanda a don {Sergio Iván Melinao Curín} compensación económica, pues se dedicó al cuidado de los hijos comunes {Sergio Andrés}, {Elsa Constanza} y {Vicente Melinao Turra} durante veinte años.',
  'en la causa seguida contra {Mirko Antonio Dragicevic Paz}, médico cirujano, por cuasidelito de homicidio de {Orlando Pizarro Gómez}, ocurrido en la Clínica Antofagasta.',
  'Que los hermanos {Ítalo} y {Piero Bacigaluppi Rey} agredieron en la vía pública a {Nelson Huentelicán}, quien resultó con fractura nasal.',
  'el amparado {Jean Baptiste Louidor}, de nacionalidad haitiana, ingresó al país el año 2017 con su cónyuge {Mirlande Fleurant} y su hija {Nadège}, nacida en Chile.',
  'la interna {Jacqueline Rebolledo Ñanco} cumple condena en el Centro Penitenciario Femenino de San Joaquín por el delito del artículo 3 de la Ley 20.000, junto a {Olga Rebolledo Ñanco}.',
  'A fojas 3 rola denuncia de {Luzmenia Cortez Araos}, directora de la Escuela Básica de Tongoy, por presunto abuso en contra del alumno {Dylan Jopia}, de 10 años.',
  'Tribunal integrado por el juez <Marcial Tobar Ugarte> y las juezas <Olga Ibieta Sanz> y <Karen Opitz Mura>. Condena a {Fabricio Salinas} por el homicidio de {Nolberto “Beto” Ruminahui}.',
]

const passagesOf = (style: NamedPassage['style'], texts: readonly string[]): NamedPassage[] => texts.map((text) => ({ style, text }))

export const namedPassages: readonly NamedPassage[] = [
  ...passagesOf('penal', penal),
  ...passagesOf('minutes', minutes),
  ...passagesOf('familia', familia),
  ...passagesOf('salud', salud),
  ...passagesOf('amparo', amparo),
  ...passagesOf('oral', oral),
  ...passagesOf('mixed', further),
  ...passagesOf('mixed', unseen),
]
