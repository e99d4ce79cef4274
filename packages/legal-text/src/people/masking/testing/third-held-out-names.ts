import type { NamedPassage } from './fictional-names.ts'

const penal = [
  'En <Angol>, a dos de marzo de dos mil veintitrés, ante la sala única de este tribunal, presidida por la magistrada doña <Solange Sufán Arias>, se llevó a cabo la audiencia de juicio en contra de {Hernán Eleodoro Curín Levicoy}, agricultor, y de su yerno {Danilo Fabián Sagredo Mora}, tractorista, ambos representados por el defensor licitado don <Ricardo Cáceres Setién>. Sostuvo la acusación el fiscal don <Luis Espinoza Arévalo>. {Curín} guardó silencio; {Sagredo} renunció a ese derecho.',
  '{Sagredo} dijo que el día del incendio estaba en la casa de su suegro tomando mate con la señora {Edelmira}; que pasadas las cinco llegó {Nivaldo Curín}, hermano de {Hernán}, y les avisó que se estaba quemando el galpón de los {Mellado}. Que él no tiene problemas con {Arturo Mellado}, aunque {Nivaldo} sí, por unos animales.',
  'La prueba de cargo consistió en los dichos del ofendido {Arturo Mellado Bizama}, de su cónyuge {Norma Iris Ulloa} y del hijo de ambos, {Arturo Patricio}, de diecinueve años. Además, declararon el sargento {Saldías} y el cabo {Óscar Vidal Roa}, quienes levantaron bidones con restos de <bencina> en un potrero del fundo <San Isidro>.',
  'Que, en cambio, la testigo de descargo {Lidia Antilao Paillán} sostuvo que {Hernán Curín} estuvo con ella toda la tarde, lo que fue desmentido por {Juana Rosa Antilao}, hermana de aquella, y por los mensajes de <WhatsApp> exhibidos por el persecutor.',
  'Por estas consideraciones y visto lo dispuesto en los artículos 1, 15 N° 1, 67 y 477 N° 1 del <Código Penal>, se declara: I.- Que se condena a {HERNÁN ELEODORO CURÍN LEVICOY} a la pena de <quinientos cuarenta y un días de presidio menor en su grado medio>. II.- Que se absuelve a {DANILO FABIÁN SAGREDO MORA}.',
  'El requerido, señor {Lombardi}, admitió responsabilidad. Consta del parte denuncia que conducía por <Camino a Melipilla> el vehículo de su empleadora, la <Sociedad Agrícola Los Nogales Limitada>, y que al ser controlado por el carabinero {Esteban Muñoz Rifo} arrojó 1,45 gramos por mil.',
  'Hechos: el 4 de mayo de 2023, a las 07:50 horas, al interior del vagón del <Metro de Santiago>, entre las estaciones <Los Héroes> y <Universidad de Chile>, {Wilfredo Antonio Pérez Piña} realizó tocaciones a la adolescente de iniciales C.M.R., siendo retenido por los pasajeros {Felipe Iturra} y {Rodrigo Sanz Cotapos}.',
  'se ha establecido que la imputada {Marlen Suset Cabrera Ochoa}, cubana, trabajaba en el café <Ikabarú> de propiedad de {Nelson Vivanco}; que este le retenía el pasaporte, y que el día 3 de junio {Vivallo} la agredió, defendiéndose ella con un cuchillo cocinero. El fallecido, según la pericia del doctor {Leonardo González Wilhelm}, presentaba una herida penetrante.',
  'A su turno, la querellante particular, representada por el abogado <Sebastián Urrejola del Canto>, acusó además a {Iván Zelenko}, socio de {Vivallo}, por <trata de personas>, libelo al que no adhirió el <Ministerio Público>.',
  'Que {Kimberly Belén Olate} y {Yoselin Olate}, mellizas, de 22 años, sustrajeron desde la farmacia <Salcobrand> de calle <Barros Arana>, comuna de <Concepción>, cremas y perfumes avaluados en $215.990; que al salir fueron retenidas por el guardia de turno, {Elier Reyes}, y por el administrador {Cárdenas}.',
]

const violence = [
  'Que doña {Angélica del Rosario Colimil} mantuvo una convivencia de once años con el acusado {Reinaldo Fuentealba}, de la cual nacieron {Almendra} y {Reinaldo Alonso}. Cesada la convivencia, {Fuentealba} continuó yendo al domicilio, y en dos oportunidades quebró los vidrios. {Almendra}, de trece años, llamó a <Carabineros> al 133.',
  'La psicóloga {Daniela Kort}, del <Centro de la Mujer de Paine>, que atendió a la víctima, dio cuenta de que doña {Angélica} presenta un cuadro ansioso. La hermana del acusado, {Maritza Fuentealba}, le resta credibilidad a {Angélica}, diciendo que inventa.',
  'Se decreta como medida cautelar la prohibición de {Jerson Ignacio Arce} de acercarse a la víctima {Camila Paz Oliva Toledo}, a los hijos de ella, {Renata} y {Noah}, y al jardín infantil <Los Pececitos>, por el plazo de ciento ochenta días, oficiándose a la <23ª Comisaría de Talagante>.',
  'señala en lo pertinente que su hijastro {Alexis} abusó sexualmente de su nieta {Krishna}, de siete años; que la niña se lo contó primero a su bisabuela {Blanca Rosa} y después a ella; que la abuela paterna, {Ester Burgos}, quería arreglar las cosas «en familia» y no denunciar a {Alexis Burgos}.',
  'En su relato videograbado la niña {Florencia} indica que «{Manolo} me sacó la ropa», reconociendo a {Manuel Jesús Trewhela}, chofer del transporte escolar. Su compañera de curso, {Amanda Sofía Lizama Rey}, dice que {Manuel} también la hacía sentarse adelante.',
  'La madre de las víctimas, {Pamela Andrea Villalón}, tomó conocimiento de los hechos en septiembre de 2020 a través de la orientadora del <Liceo Tajamar>, señorita {Cisternas}. Confrontado, su marido, {Rodolfo Zepeda Tobar}, negó todo y se fue a vivir con su hermano {Gastón Zepeda} a <San Javier>.',
  'Para determinar la pena se considera que {Trewhela Godoy} no registra anotaciones, según su extracto, y que se han acompañado cartas de honorabilidad firmadas por Pbro. {Fernando Tapia} y por el concejal {Bernardo Nahuelquín}.',
]

const familia = [
  'PRIMERO: Que doña {Constanza Sofía Riedel Vera}, kinesióloga, interpone demanda de cuidado personal respecto de sus hijos {Amelia} y {Julián Hott Riedel}, en contra del padre de estos, don {Rodrigo Hott Schwalm}, agricultor, domiciliado en el sector <Cancura>, comuna de <Osorno>.',
  'SEGUNDO: Contestando, don {Rodrigo Hott} pide el rechazo. Expone que {Amelia} está feliz en el <Instituto Alemán de Osorno>, que {Julián} tiene ahí sus amigos, y que la señora {Riedel} se cambió tres veces de casa en un año.',
  'TERCERO: Que la demandante rindió prueba testimonial, consistente en las declaraciones de {Ingrid Vera Klagges}, su madre; de {Carolina Ojeda}, asesora del hogar; y de {Paulina Matzner}, amiga. La primera dijo que {Julián} llora cuando debe volver donde el padre. {Ojeda} lo confirmó; {Matzner} no lo presenció.',
  'Que la curadora ad litem, abogada <Claudia Schulz Rosas>, estuvo por acoger la demanda. El consejero técnico, don <Patricio Oyarzo>, recomendó un régimen compartido. La jueza doña <Viviana Cárdenas> así lo dispuso.',
  'don {Waldo Remigio Pizarro Tabilo}, jubilado, solicita el cese de la pensión alimenticia decretada a favor de su cónyuge doña {Silveria Carvajal}, quien percibe una pensión de <viudez> por su primer matrimonio con don {Teodoro Milla}, según certificado del <IPS>.',
  'Que se ha solicitado la adopción de {Emiliano Ignacio}, nacido en <Vallenar> el <7 de agosto de 2019>, por los cónyuges {Marcela Rebolledo Prat} y {Jorge Andrés Bou}, quienes lo tienen bajo su cuidado desde los tres meses. La madre biológica, {Yaritza Torres Codoceo}, fue citada por avisos y no compareció.',
  'RIT: F-221-2023\nMATERIA: Violencia intrafamiliar\nDENUNCIANTE: {JOHANNA RUMINOT CID}\nDENUNCIADO: {LEANDRO ISMAEL RUMINOT CID}\nAFECTADA: {OLGA CID VALDÉS}\nJUEZ: <RENÉ CERECEDA ESPINAL>',
  'el progenitor de la niña {Isabella Anahí}, don {Dylan Jara}, de 19 años, fue representado por su madre doña {Elcira Peralta}, con quien vive. Se regula que la niña pernoctará en casa de su abuela {Elcira} un fin de semana por medio.',
]

const health = [
  'Que con fecha 5 de abril comparece don {Pedro Antonio Levill}, pescador artesanal, de la caleta <Anahuac>, y deduce acción de protección en favor de su hija {Catalina Levill Soto}, de once años, en contra del <Hospital de Puerto Montt> y del <Servicio de Salud del Reloncaví>, por la suspensión de la cirugía de <escoliosis> programada para el <3 de marzo>.',
  'Informa el director (s) del hospital, doctor <Jorge Tagle Alegría>, que {Catalina} fue evaluada por la traumatóloga infantil Dra. {Francisca Bustamante Yáñez}, quien la priorizó en segundo lugar, luego de la paciente {Josefa M.}, cuya curva era de 80 grados.',
  'La recurrente {Ana Karina Bessolo}, secretaria, afiliada a <Isapre Vida Tres>, impugna el cobro de la prima <GES>. Agrega que su cónyuge, {Mario Fonck}, y sus cargas, {Simón} y {Lucas}, son beneficiarios del contrato desde el año 2011.',
  'señala que su marido, don {Rosamel Quezada}, padece <esclerosis lateral amiotrófica>, que utiliza un ventilador <BiPAP> y que el comité médico presidido por el doctor {Rencoret} le negó la <hospitalización domiciliaria>.',
  'Que la licencia médica de doña {Evelyn Mancilla Haro}, extendida por la médico cirujano {Lilian Bolados}, por <episodio depresivo grave>, fue rechazada por la <COMPIN> de <Valdivia>, subcomisión presidida por don <Marcos Leal>.',
  'por el alumno {Ismael Benjamín Durán Roa}, con <síndrome de Tourette>, recurre su apoderada y madre {Rocío Roa}, contra la <Fundación Educacional Santa Cruz> y su directora doña sor {Pilar Etxeberria}.',
]

const protection = [
  'Que el amparado {Ronald Yefersson Tovar Linares} fue detenido el <10 de octubre> en el control de <Quillagua>, junto a {Maikel Tovar} y a la pareja de este, {Dayerlin Pinto}, embarazada de seis meses, sin que se les permitiera contactar al cónsul. El juez de garantía don <Marcos Rojas Vial> declaró legal la detención.',
  'A folio 3 evacúa informe doña <Camila Mendoza Pérez>, jueza del <Séptimo Juzgado de Garantía de Santiago>, señalando que {Cristián Ariel Bahamonde} registra dos órdenes vigentes.',
  'recurre don <Jaime Madariaga De la Barra>, abogado, por {Héctor Llaitul Millabur} y otros comuneros, entre ellos {Ernesto Millabur} y {Esteban Queipo}, en prisión preventiva en el <CCP de Lebu>, en huelga de hambre desde hace 60 días.',
  'la sentenciada {Nancy Elizabeth Poma Cutipa} cumple condena en el <CPF de Iquique> con su hijo lactante, {Liam}. La <Comisión de Libertad Condicional>, presidida por la ministra <Marilyn Fredes Araya>, la excluyó.',
  'Que don {Gerardo Stuven Lira} recurre de amparo en contra de la resolución del juez <Zúñiga>, del <Juzgado de Familia de Colina>, que lo apremió con arresto por una deuda de alimentos con su hija {Matilde Stuven}, mayor de edad.',
]

const trial = [
  'PREGUNTADO por el fiscal, {Ulises Bastidas Corro} respondió: trabajo en la construcción, soy amigo de {Jordan}, de antes; el {Jordan} me llamó y me dijo «mataron al {Pelado}», yo no le creí. Después supe que era {Cristian Araneda}, al que le decíamos {Pelado}.',
  'Declaró {Marcia Fritis}, vecina, quien oyó dos disparos y vio pasar corriendo a {Bastidas}. Su pareja, {Duvan Rentería}, no vio nada porque dormía. A la hija de {Marcia}, {Scarlett}, le quedó una esquirla en la pierna.',
  'el médico legista {Claudio Rosas Ahumada} practicó la autopsia de {Cristian Andrés Araneda Pulgar}, y la perito bioquímica {Isabel Oyarzún Prats} analizó los vestigios hallados en el polerón marca <Ellesse>.',
  'El inspector {Nicolás Bórquez}, de la <Brigada de Homicidios de Antofagasta>, empadronó a {Evelyn}, {Ruth} e {Ivette}, trabajadoras del local nocturno <El Farolito>, quienes coincidieron en que {Yordano Sinisterra} y el occiso habían discutido por {Ivette}.',
  'Finalmente depuso el subcomisario {Parada Ruiz}. Explicó que al imputado {Sinisterra} se le ubicó por el tráfico telefónico de un número que usaba su conviviente {Lina Marcela Ocoró}; que {Ocoró} les abrió la puerta y que {Yordano} intentó escapar por el techo.',
  'Que en el alegato de clausura el defensor señor <Ormazábal> cuestionó el reconocimiento hecho por {Rubén}, menor de dieciséis años, sobrino del occiso, e insistió en que {Sinisterra Riascos} actuó en legítima defensa. El fiscal señor <Castro Bekios> replicó.',
  'Tribunal: ¿quién más estaba? Testigo: estaba la {Fran}, estaba {Gonzalo Peña}, mi primo {Bairon} y un niño chico que no sé cómo se llama.',
  'la defensa de {Kiara Núñez Soto} presentó como testigo a {Benita Soto Alfaro}, su madre, y a don {Rigoberto}, el dueño del almacén, quien dijo que {Kiara} le compró pan a las nueve.',
]

const further = [
  'Que don {Abelardo Sáez Monsalve}, taxista, de 63 años, conducía su móvil marca <Nissan V16> cuando subieron {Jeison Steven Palomeque} y una mujer a quien {Palomeque} llamaba {Luisa}. En <Cerrillos> lo encañonaron; {Luisa}, que resultó ser {Luisa Fernanda Grueso Torres}, le quitó las llaves.',
  'la actora civil doña {Filomena Cayuqueo}, viuda del occiso {Remigio Huentecura}, demanda por sí y por sus hijos {Nahuel}, {Ailinco} y {Remigio Huentecura Cayuqueo}, indemnización por daño moral de $80.000.000 a <Transportes Litoral Ltda.>, y solidariamente a {Lautaro Fierro Ortega}.',
  'Con fecha 9 de noviembre, la educadora {Marisol Alarcón Vidal} observó moretones en el párvulo {Emir}; citada la madre, {Jennifer Constanza Rapimán}, dijo que se había caído, versión que {Emir} no confirmó ante la médico {Loreto Pfenniger}.',
  'Sostiene el recurrente {Emanuel Joazeiro da Silva}, brasileño, que fue conminado a abandonar el país por la <Resolución Exenta N° 44.120>, pese a tener vínculo con la chilena {Sandra Pizarro Olmos}, y que su empleador, don {Giovanni Traverso}, le hizo contrato.',
  'Comparecen {Lucila Bahamonde}, {Eduvina Bahamonde} y {Hipólito Bahamonde Cárcamo}, hermanos, quienes piden se declare la interdicción por <demencia senil tipo Alzheimer> de su madre doña {Carmela Cárcamo Nauto}, nombrándose curador a {Hipólito}.',
]

const minutes = [
  'Individualización de Audiencia de procedimiento abreviado.\nFecha <Arauco., nueve de agosto de dos mil veintitrés>\nMagistrado <CAROLINA ANDREA RIVAS BRAVO>\nFiscal <JOSÉ LUIS ORTIZ>\nDefensor <PAMELA MEDINA OBERG>\nHora inicio 11:02AM\nSala 1\nRUC 2300222111-0\nRIT 701 - 2023\nNOMBRE IMPUTADO RUT DIRECCION COMUNA\n{ESTEBAN NICOLÁS\nLEPICHEO ORTIZ}\n[RUT] [domicilio] <Arauco>.',
  'IMPUTADO: {CARLOS EDUARDO TRECANAO FLORES}\nCÉDULA DE IDENTIDAD: [RUT]\nESTADO CIVIL: CASADO\nABOGADO: <RAÚL TABILO GOYENECHEA>\nVÍCTIMAS: {NORA CASTRO} - {JAVIER CASTRO}\nHECHO: AMENAZAS NO CONDICIONALES',
  'Compareciente: {Viviana Estela Maripangue Soto}\nEn calidad de: víctima\nExpone: que retira los cargos en contra de {Samuel Soto Soto}.\nActuó en calidad de ministro de fe don <Fabián Rozas>.',
  'SE CONDENA A {EDISON ANTONIO QUILAPI MUÑOZ}, a la pena de multa.\nSE ABSUELVE A {RODRIGO QUILAPI}.\nOfíciese a <Gendarmería>. Dictada por don <CÉSAR ROJAS PIZARRO>, juez de garantía de <Lautaro>.',
  'Relaciones.: {PARRA HENRÍQUEZ VÍCTOR MANUEL} / Receptación\nParticipantes.: Denunciante - {OSSES JARA PAOLA}; Querellante - <AUTOMOTRIZ CARVALLO S.A.>; Testigo - {GUAJARDO TOBAR INÉS}',
]

const captioned: NamedPassage[] = [
  {
    style: 'penal',
    parties: ['CRISTIAN ALEJANDRO OPORTUS FIGUEROA'],
    officials: ['Manuel Antonio Valderrama Rebolledo', 'María Teresa Letelier Ramírez'],
    text: 'M.P. C/ {CRISTIAN ALEJANDRO OPORTUS FIGUEROA}\nVistos: la abogada <Isidora Vergara> dedujo recurso en representación de {Oportus}. Que la víctima {Daniel Cea} se opuso. Redacción a cargo de la ministra señora <Letelier>; el ministro señor <Valderrama> no firma.',
  },
  {
    style: 'salud',
    parties: ['BARRÍA/'],
    text: '{BARRÍA}/<ISAPRE CONSALUD S.A.>\nQue {Macarena Barría Gallardo} pide que se deje sin efecto el alza. {Barría} alega que su hijo {Borja} padece <asma>.',
  },
  {
    style: 'familia',
    parties: ['SOTOMAYOR', 'CABRERA'],
    text: 'Santiago, once de mayo. En causa «{SOTOMAYOR}/{CABRERA}» se revoca la resolución apelada. Doña {Teresa Sotomayor} y don {Iván Cabrera} deberán asistir a mediación. Los menores {Iván} y {Sara} serán oídos.',
  },
]

const staying = [
  'Pronunciado por la <Sala de Verano> de la <Corte de Apelaciones de Punta Arenas>, integrada por el ministro titular don <Marcos Kusanovic Antinopai>, la ministra doña <María Isabel San Martín Morales> y el fiscal judicial don <Pablo Miño Barrera>.',
  'Según <Juan Bustos Ramírez>, en su Manual de Derecho Penal, y según <Claus Roxin>, en su Derecho Penal, Parte General, Tomo I, <Civitas>, Madrid, 1997, p. 363, la imputación objetiva supone un riesgo.',
  'Se ofició a <Banco Itaú>, a <Entel PCS>, a <Transbank>, a <Mercado Libre>, a la <Tesorería General de la República> y al <Conservador de Bienes Raíces de Talca>.',
  'Los hechos ocurrieron en la intersección de <Vicuña Mackenna> con <Departamental>, frente al <Liceo José Victorino Lastarria>, a dos cuadras del <Estadio Víctor Jara> y de la plaza <Ñuñoa>.',
  'La <Ley N° 21.643>, denominada <Ley Karin>, la <Ley Sayén>, la <Ley Cholito> y la <Ley Devuélveme Mi Casa> no alteran lo dicho. Tampoco el <Protocolo de Estambul>.',
  'El comisario de la <Brigada de Delitos Sexuales> remitió el <Informe Policial N° 443>; el <Instituto de Salud Pública> remitió el <Protocolo de Análisis Químico>; la <Unidad de Alcoholemia>, el suyo.',
  'Acuerdo: <Primera Sala>. Presidente: <Jaime Balmaceda Errázuriz>. Relator: <Cristóbal Pérez>. Hora: 10:15. Se deja constancia de que alegó el abogado don <Hugo Rivera Villalobos>.',
  'La <Universidad Católica del Norte>, la <Viña Concha y Toro>, la <Minera Escondida Limitada>, el <Club Hípico de Santiago> y los <Laboratorios Andrómaco S.A.>',
  'Dictada por doña <María Verónica Orozco Vega>, Juez Subrogante del <Juzgado de Letras, Garantía y Familia de Puerto Cisnes>. Autoriza doña <Ximena Ruiz Barra>, secretaria.',
  '<Escitalopram>, <Olanzapina>, <Metilfenidato>; <Trastorno Límite de la Personalidad>, <Estrés Postraumático>; escala <Beck>; <Test de Zulliger>; protocolo <SATAC>; <Evaluación Psicosocial>.',
]

const children: NamedPassage[] = [
  {
    style: 'mixed',
    scope: 'minors',
    text: 'La demandante <Rosario Ibacache Tapia> sostiene que <Aguas Andinas S.A.> cortó el suministro pese a que en la casa vive su nieta {Emilia Rojas Ibacache}, de 2 años. El testigo <Luis Rojas Pinto> dijo que {Emilia} debió ser llevada donde <Ana Pinto>.',
  },
  {
    style: 'mixed',
    scope: 'minors',
    text: 'don <Claudio Andrés Vega Reyes> demanda a la <Ilustre Municipalidad de Lampa> por la caída de su hijo {Agustín Vega}, alumno de cuarto básico, de 9 años, desde un resbalín de la plaza <Los Héroes>. Informó el alcalde don <Jonathan Opazo Carrasco>.',
  },
]

const passagesOf = (style: NamedPassage['style'], texts: readonly string[]): NamedPassage[] => texts.map((text) => ({ style, text }))

export const thirdHeldOutPassages: readonly NamedPassage[] = [
  ...passagesOf('penal', penal),
  ...passagesOf('mixed', violence),
  ...passagesOf('familia', familia),
  ...passagesOf('salud', health),
  ...passagesOf('amparo', protection),
  ...passagesOf('oral', trial),
  ...passagesOf('mixed', further),
  ...passagesOf('minutes', minutes),
  ...captioned,
  ...passagesOf('mixed', staying),
  ...children,
]
