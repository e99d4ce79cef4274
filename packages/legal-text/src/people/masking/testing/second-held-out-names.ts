import type { NamedPassage } from './fictional-names.ts'

const penal = [
  'PRIMERO: Que ante este Tribunal de Juicio Oral en lo Penal de <Curicó>, integrado por los jueces <Amelia Avendaño Gutiérrez>, <Rodrigo Gómez Marambio> y <Guillermo Álvarez Orellana>, se llevó a efecto el juicio en contra de {Sebastián Alexis Bravo Cancino}, apodado “{Cabezón}”, nacido en <Molina> el <9 de marzo de 1999>, ayudante de bodega.',
  'Relató que {Bravo Cancino} y su acompañante, {Nibaldo Sáez}, descendieron del vehículo y que fue {Sáez} quien le disparó a {Danko Yutronic}, en presencia de su polola {Belén}. La bala impactó el muro del <Supermercado Acuenta>.',
  'El día <24 de diciembre de 2022>, alrededor de las 21:15 horas, en el domicilio ubicado en [domicilio], <Pichidegua>, el requerido {ELÍAS GAMALIEL CORNEJO ESPINA} agredió con golpes de pies y puños a su madre {GUILLERMINA ESPINA CATALDO}, quien resultó con hematoma periorbitario.',
  'Agrega la querella que el contador {Fulgencio Aspée} se concertó con la tesorera, {Ximena Larraguibel Daza}, para girar cheques de la <Junta de Vigilancia del Río Aconcagua>; que {Aspée} los cobraba en el <Banco Santander> y {Larraguibel} borraba los registros.',
  'IV.- Que se absuelve a {Rocío Alejandra Tobar Sepúlveda}, a {Kevin Fuenzalida Ponce} y a {Lukas Matías Fuenzalida Ponce} de la acusación por <tráfico ilícito de estupefacientes>.',
  'Don {Omar Sade Hirmas}, dueño de la tienda <Casa Amarilla>, señaló haber visto al acusado en compañía de {Yeimy Katherine Ibargüen}, colombiana, mirando las vitrinas. Tres días después {Sade} encontró forzada la cortina metálica.',
  'Asimismo compareció {Tránsito Segundo Huenchullanca}, lonko de la comunidad <Ignacio Huilipán>, quien dijo no conocer a {Wladimir Opazo}, aunque sí a su padre, don {Hernán}, que fue su patrón en el fundo <Santa Margarita>.',
  'la pericia caligráfica de {Soledad Bertín Acuña}, del <Laboratorio de Criminalística Central>, descartó que la firma perteneciera a {Eugenio Nahuelpán}, sin perjuicio de lo cual el tribunal de la instancia condenó a este último como autor de <uso malicioso de instrumento privado falso>.',
  'Que la defensa de la acusada {Fernanda Constanza Pardo}, en su alegato de apertura, sostuvo que su representada fue víctima de trata por parte de {Wang Xiaoming} y de la pareja de este, {Liu Fang}, quienes la mantenían encerrada en el local <Spa Oriental>.',
  'Los sentenciados {Chacón}, {Ugarte} y {Belmar} deberán además pagar solidariamente las costas. Respecto de {Ugarte}, se le reconoce la atenuante del artículo 11 N° 9 del <Código Penal>.',
  'Ordénese la devolución del vehículo placa patente [patente] a su propietario don {Hugo Cofré Saldías}, y del teléfono marca <Xiaomi> a {Constanza Milla}.',
  'El hecho ocurrió cuando {Matías Rehbein}, {Tomás Grob} y {Cristóbal} jugaban a la pelota en la multicancha de la población <Lautaro>; el acusado salió de su casa, les gritó y lanzó una botella que hirió a {Tomás} en el ojo izquierdo.',
  'Interpone recurso de nulidad la defensa del condenado don {RENÁN HUMBERTO SCHIFFERLI MATUS DE LA PARRA}, contra la sentencia de <trece de octubre de dos mil veintidós>, que lo condenó a la pena de <tres años y un día> por lesiones graves en la persona de {PATRICIO LÓPEZ}.',
  'La testigo protegida N° 2 declaró tras un biombo. Indicó que a la fallecida, {Vaitiare}, la conocía desde chica, y que esta le tenía miedo a su ex pareja {Heremeta Paoa}, quien la siguió hasta <Hanga Roa>.',
  'en la cuenta corriente N° [cuenta] del <Banco Falabella>, a nombre de {Jeannette del Carmen Uribe Uribe}, la víctima depositó $3.400.000 creyendo comprar un tractor <John Deere> ofrecido en <Facebook> por un tal {Ramiro}.',
  'Visto que {CAMPOS ARAYA, LUIS GERARDO} no compareció a la audiencia de preparación, despáchese orden de detención; notifíquese al querellante {Araya Lobos, Marta}.',
  'Hizo uso de la palabra el padre del occiso, señor {Eliécer Tapia}, quien agradeció al tribunal y pidió perdón a la familia del acusado {Ramsés Valdebenito}.',
  'el automóvil <Suzuki Baleno> era conducido por {Nataly Astroza Pulgar}, y en el asiento trasero viajaban {Génesis}, {Alan Poblete} y la lactante {Monserrat}, de 8 meses, sin silla de retención, contraviniendo la <Ley de Tránsito>.',
]

const minutes = [
  'Audiencia de lectura de sentencia\nFecha: <Coyhaique, veintiuno de junio de dos mil veintitrés>\nJuez: <MARIO ENRIQUE DELARZE OPAZO>\nFiscal: <LUIS GONZÁLEZ AGUILERA>\nDefensora: <VERÓNICA BARRÍA URENDA>\nAcusado: {CLODOMIRO ALVARADO ALVARADO}, privado de libertad\nVíctima: {Rosa Hernández Chodil}, ausente',
  'Imputado {JHONNATAN ALEXIS PARRAGUIRRE}\nRUN [RUT]\nDirección [domicilio]\nComuna <Talagante>\nDelito MICROTRÁFICO\nResultado Condenado.',
  'PARTICIPANTES.: Fiscal. - <SALINAS PEÑA XIMENA>\nDenunciante. - {CANCINO SOTO PEDRO PABLO}\nImputado. - {RECABARREN PALMA\nJUAN CARLOS}\nDefensor. - <ACUÑA LEMUS MARCELO>',
  'Ruc: 2300111222-3 Rit: 410 - 2023 Hora Inicio: 09:20\nJuez: <SONIA TATIANA VIDELA CARES> Tipo de Audiencia: Control de detención\nImputada: {MILENKA ALEJANDRA COLQUE MITA} C.I. N° [RUT] Si comparece\nVíctima: <SUPERMERCADO EL TRÉBOL>',
  'NOMBRE DEL IMPUTADO: {JOSÉ ARMANDO YAÑEZ CID}\nAPODO: {EL TUERTO}\nESTADO CIVIL: SOLTERO\nDELITO: LESIONES LEVES (VIF)\nOFENDIDA: {FLORENCIA NATALIA YAÑEZ CID}',
  'SE RESUELVE:\nTéngase por abonado el patrocinio. Se apercibe a {CRUCES} y a {MEDEL} conforme al artículo 26.\nDictada por doña <ELISA MERINO DUQUE>, Jueza Titular del <Juzgado de Garantía de Constitución>.',
  'Sentencia\nRUC : 2100333444-5\nRIT : 990 - 2021\nIMPUTADOS : {ANTONELLA MASSARDO GIL} ; {FELIPE OYARZO} ; {Iván Jesús Raillanca}\nFISCAL : <Karen Rosas>\nDEFENSOR : <Mauricio Garrido>',
  'Asisten: la denunciante doña {Hilda Manquepillán}, el denunciado don {Ernesto Manquepillán}, la abogada <Lorena Gallardo Fuchs> de la <Corporación de Asistencia Judicial> y el consejero técnico don <Raúl Peña Lillo>.',
]

const familia = [
  'Que doña {Noelia Francisca Mardones Lavín}, actriz, domiciliada en [domicilio], dedujo demanda de alimentos mayores en contra de su padre, don {Gonzalo Mardones Infante}, ingeniero civil, fundada en que cursa tercer año de <Odontología> en la <Universidad de los Andes>.',
  'Señala la madre que desde <marzo de 2021> {Facundo} no ve a su papá, y que {Vicente}, el mayor, se niega a hablarle por teléfono. Atribuye esto a la nueva pareja del demandado, de nombre {Loreto}.',
  'Se confirma la sentencia que rechazó la demanda de reclamación de filiación de {Baltazar Emilio Rozas} contra {Andrés Rozas Vial}, pues la prueba pericial de <ADN> del <Servicio Médico Legal> arrojó exclusión de paternidad.',
  'La consejera técnica, <Mónica Abarzúa>, fue de opinión de mantener a {Lissette}, {Benjamín} y al pequeño {Dilan} bajo el cuidado de la tía materna, {Elba Rosa Sandoval}, por cuanto los progenitores, {Maritza} y {Cristián Ceballos}, se encuentran en situación de calle.',
  'Don {Sven Lindqvist Undurraga} y doña {Josefina Amunátegui Larraín} contrajeron matrimonio en <Zapallar> con fecha <12 de enero de 2008>, bajo el régimen de separación total de bienes; tienen tres hijos: {Elisa}, {Sven} y {Gracia}, todos menores de edad.',
  'el informe del <Programa de Diagnóstico Ambulatorio> de <Paillaco>, suscrito por la perita {Camila Rosas Triviños}, señala que la niña {Rayén Millaray} «extraña a su mamá {Yenny}» y que su abuelo {Segundo Llancafil} la castiga.',
  'Que el demandado reconoció adeudar pensiones entre enero y julio. En tal sentido, el señor {Echagüe} ofreció pagar en diez cuotas, propuesta que la señora {Bustamante} no aceptó, pidiendo que se le retenga el diez por ciento de la <AFP Provida>.',
  'y por resolución de <4 de mayo> se dispuso el ingreso de los hermanos {Neftalí} y {Abigail Chandía Mora} a la residencia <María Ayuda> de <Rancagua>, con visitas supervisadas de la progenitora, doña {Jenny Mora Jara}.',
  'caratulada «{Olivos} con {Ferrer}», RIT C-5521-2021, del <Tercer Juzgado de Familia de Santiago>, se ordenó al alimentante {Rubén Darío Olivos Peralta} pagar la suma de $210.000 a favor de {Emily Olivos Ferrer}.',
  'La solicitante {Hye-jin Park}, coreana, casada con el chileno {Ignacio Prado Risopatrón}, pide autorización para que su hijo {Minjun Prado Park} viaje a <Seúl> sin la firma del padre.',
  'DENUNCIANTE: {Gricel Andrea Tureo}\nDENUNCIADO: {Nelson Barría Tureo}\nMATERIA: Violencia intrafamiliar\nSe decreta que {Nelson Barría} haga abandono del hogar común y se le prohíbe acercarse a {Gricel}, así como a la hija de esta, {Pascuala}.',
  'Declaran las testigos de la actora: doña {Irma Godoy}, jubilada, y doña {Sara Leal Godoy}, dueña de casa, madre e hija, que viven frente a la casa de {Godoy Leal, Patricia}, la demandante.',
]

const salud = [
  'Comparece {Gabriela Hein Pauly}, médico veterinario, e interpone recurso de protección contra <Nueva Masvida S.A.> por el alza unilateral del plan <Pleno 07>, que beneficia también a sus hijos {Martín} y {Julieta Aceituno Hein}.',
  'la señora {Uberlinda Cárcamo Ruiz}, de 79 años, con fractura de cadera, ingresó al <Hospital de Quellón>; el traumatólogo, doctor {Farid Awad}, ordenó su traslado a <Puerto Montt>, el que demoró nueve días. {Cárcamo} falleció el <30 de julio de 2021>.',
  'Que el niño {Gaspar Antú}, de cuatro años, portador de <mucopolisacaridosis tipo IV>, requiere <Elosulfasa alfa>, medicamento de alto costo; su padre {Marcos Huenupi} lo solicitó a <Fonasa>, que lo negó. La <Ley 20.850> no lo incluye.',
  'Informando, don <Alfonso Jorquera Rojas>, Director del <Servicio de Salud Metropolitano Sur>, expuso que a {Dixon Mejía} se le practicó una <colonoscopía> y que no hay hora antes de <octubre>.',
  'La trabajadora {Elizabeth Aros Pardo} presentó cinco licencias por <trastorno adaptativo>, emitidas por el psiquiatra {Bruno Zanetti}; la <COMPIN> las rechazó por reposo prolongado injustificado.',
  'Expone la enfermera {Tamara Ilufi Reyes} que, durante el turno, el paciente {Gumaro Ríos} se arrancó la vía. Los familiares, entre ellos {Gumaro} hijo, la insultaron en el pasillo de la <Clínica Bupa>.',
  'a {Ámbar Nicole}, con diabetes tipo 1, el colegio <Sagrados Corazones de Manquehue> le negó la matrícula; la apoderada, {Nicole Farías}, dice que la inspectora general {Orietta Ramis} le sugirió otro establecimiento.',
]

const amparo = [
  'Comparece <Rebeca Zamora Picciani>, abogada, e interpone acción de amparo a favor de {YORGELIS DEL VALLE CAMACARO}, venezolana, y de sus hijos {ÁNGEL DAVID} y {SOFÍA VALENTINA GIL CAMACARO}, en contra del <Departamento de Extranjería y Migración> del <Ministerio del Interior>.',
  'El amparado {Dieuseul Petit-Homme} ingresó por <Colchane> el año 2020. Su hermana {Rosemarie}, residente, trabaja como temporera en <San Felipe>; la <PDI> denunció su ingreso clandestino mediante <Informe Policial N° 1532>.',
  'Por el condenado {Boris Antipán Marín} recurre la defensora penitenciaria <Alicia Corvalán Bustos>, señalando que la <Comisión de Libertad Condicional> rechazó su postulación pese a que {Antipán} cumple con el tiempo mínimo.',
  'Que {Jorquera Lizana} se encuentra en prisión preventiva en el <CDP de Puente Alto> desde el <5 de abril>, y su padre, quien firma {Waldo Jorquera Soza}, recurre por estimar ilegal la resolución del juez don <Ponciano Sallés Vásquez>.',
  'en representación de {Evander Quiroz Arboleda}, {Leidy Quiñones} y {Yaneth Arboleda}, todos de nacionalidad <colombiana>, recurre el <Servicio Jesuita a Migrantes>.',
  'la interna {Marisela Ayca Huanca} dio a luz engrillada en el <Hospital Regional de Antofagasta>; su hija, {Dasha}, permanece con ella en el módulo materno. La teniente {Órdenes} de <Gendarmería> niega los hechos.',
  'Se acoge el amparo interpuesto en favor de don {Ezequiel Aravena} y se deja sin efecto el arraigo. Acordada contra el voto del ministro señor <Llanos> y del abogado integrante señor <Munita>.',
]

const oral = [
  'Declara el cabo segundo {Ariel Inzunza Meriño}, quien expone que ese día, junto al sargento {Tiznado}, acudió al llamado de una mujer que resultó ser {Alicia Mora}; ella les dijo que {Marco Antonio} la había encerrado. {Inzunza} precisa que no ingresaron hasta que {Mora} abrió.',
  'Dice que «la {Cony} me contó llorando lo que le hacía el {Richard}», y que por eso llamó al fono 147. Consultada por {Richard}, aclara que se refiere a {Richard Olave}, el vecino de atrás.',
  'El testigo {Joaquín Prat Echaurren} vio desde su ventana cómo dos tipos golpeaban a {Mauricio Ardiles}. Uno era {Brayan}, al que ubica del barrio; al otro no lo conoce. {Brayan} tenía un fierro.',
  'DUODÉCIMO: Que la ofendida {Gisselle Troncoso Pais} expuso en estrados que conoció al acusado en una fiesta en casa de {Pía}; que {Pía} se fue a acostar, y que ella se quedó en el living con {Gastón} y con el acusado; que {Gastón Ruz} se durmió.',
  'La hermana de la víctima, {Carla Andrea}, y la madre, Sra. {Marta}, declararon por <Zoom> desde <Punta Arenas>. Ambas dijeron que {Loreto Andrea Cid Muñoz} nunca tuvo problemas de salud mental.',
  'el perito balístico {Orlando Cabrera Ríos}, de la <Policía de Investigaciones>, y el planimetrista {Ítalo Parodi}, fijaron el sitio del suceso en el paradero de la <Ruta H-30>, frente a la <Viña Los Boldos>.',
  'Señaló que su nieta {Agustina} le dijo «tata, el {Lalo} me toca»; que {Lalo} es {Eduardo Santibáñez}, yerno suyo; y que su hija {Marcela} no quiso creer.',
  'Contrainterrogado por la defensa, {Prat} reconoce que no usa lentes. A las preguntas del tribunal, responde que {Ardiles} no se defendió.',
  '¿Qué relación tenía usted con don {Polidoro}? Era mi arrendador, {Polidoro Guzmán}. ¿Y sabe quién le pegó? Dicen que los {Ceballos}, pero yo no vi.',
  'La profesora de lenguaje {Miriam Ketterer} advirtió cortes en los brazos de la alumna {Isidora Pía}, de octavo básico, quien le confidenció que el conductor del furgón escolar, don {Fabriciano}, le mandaba fotografías.',
  'Concurrió también {Samuel Ñanco}, guardia municipal, y el bombero {Fritz Oelrich}, voluntario de la <Cuarta Compañía>, quienes rescataron a {Delfina Gómez} y a su perro <Rocky> desde el segundo piso.',
  'Que la testigo {Rivadeneira} manifestó que el día anterior {Ulises} le prestó el auto a {Jacob}, que es hijo de {Ulises} con {Mirta Soto}.',
  'Explica que a {Yanko} lo conoce por el Chino {Lee}, y que a {Lee} lo ubica porque vendía en la feria de <Lo Ovalle>.',
]

const captioned: NamedPassage[] = [
  {
    style: 'penal',
    parties: ['SALVADOR ENRIQUE ZENTENO PIZARRO'],
    officials: ['Haroldo Brito Cruz', 'Jorge Dahm Oyarzún'],
    text: 'MINISTERIO PÚBLICO C/ {SALVADOR ENRIQUE ZENTENO PIZARRO}\nVistos: En estos antecedentes RUC N° 2000998877-6, la defensa de {Zenteno} dedujo recurso de nulidad. Se previene que el ministro señor <Brito> concurre teniendo presente la declaración de {Salvador Zenteno}. Redacción del ministro señor <Dahm>.',
  },
  {
    style: 'familia',
    parties: ['MANSILLA', 'COSTA'],
    text: '{MANSILLA}/{COSTA}\nComparece el abogado <Elías Sabag Couchot> por la demandada doña {Paloma Costa Bezama}, quien apela. Estima que el juez <a quo> erró al otorgar a {Mansilla} el cuidado de {Ema} y de {Luciano}.',
  },
  {
    style: 'salud',
    parties: ['BUSTOS ARENAS, NÉLIDA'],
    text: '{BUSTOS ARENAS, NÉLIDA} / <ISAPRE COLMENA GOLDEN CROSS S.A.>\nQue doña {Nélida Bustos} cotiza desde 1998. {Bustos} sufre de <lupus>. La recurrida pide el rechazo. Alegó el abogado <Pedro Pablo Errázuriz>.',
  },
  {
    style: 'amparo',
    parties: ['LEAL CABEZAS JONATHAN', 'GENDARMERÍA DE CHILE'],
    text: '{LEAL CABEZAS JONATHAN} / <GENDARMERÍA DE CHILE>\nEl interno {Leal} denuncia que el cabo {Isla} le quitó su radio. {Jonathan Leal Cabezas} pide su traslado a <Colina I>.',
  },
]

const written = [
  'SEGUNDO: QUE LA IMPUTADA {MARIA ANGELICA ACUNA BANADOS} Y SU HIJO {CHRISTOPHER ACUNA} FUERON SORPRENDIDOS EN LA <RUTA 68>, KILOMETRO 45, TRANSPORTANDO <CANNABIS SATIVA>.',
  'que su cónyuge {Jose Luis Sepulveda Ibarra} y la senora {Marta Nunez} se gritaron improperios en la via publica.',
  'IMPUTADO: {GERMAN ANDRES COLOMA MEZA}; VICTIMA: {HUGO NEIRA} (Q.E.P.D.); TESTIGOS: {PAOLA NEIRA}, {INES MEZA}.',
  'el acusado {Robinson Agui1era} y su hermano {Francisco Agui1era} huyeron hacia el estero <Marga Marga>.',
  'doña {ana maría retamal}, dueña de casa, ratificó la denuncia de fs. 1, y doña {rosa retamal} la acompañó.',
  'Sr. Juez: vengo en retirar la denuncia que hice en contra de {Alberto Juárez P.}, mi marido. Firma: {Silvana Mondaca R.}',
  'Que a {Pedro\nMaldonado Rubilar} se le atribuye haber ingresado a la bodega, mientras {Claudio Andrés\nVera Vera} vigilaba.',
  'la menor {M. Fernanda Ossa} y su primo {J. Tomás Ossa} fueron entrevistados en sala especial por la intermediaria {Carolina Piderit}.',
]

const staying = [
  'Se designa como ministro redactor a don <Hernán González García>. No firma la ministra <Durán>, no obstante haber concurrido al acuerdo, por hacer uso de licencia médica. Actuó como relatora doña <Ana Bustos Leal>.',
  'En este sentido, <Mañalich Raffo>, Juan Pablo, «El delito como injusto culpable», en <Revista de Derecho> de la <Universidad Austral de Chile>, vol. 24, p. 87; y <Horvitz> y <López>, Derecho Procesal Penal Chileno, tomo II.',
  'calle <Simón Bolívar> esquina <Tucapel>, <Plaza de Armas>, <Cerro San Cristóbal>, estación <Pedro de Valdivia>, pasaje <Los Aromos>, población <José María Caro>, avenida <Libertador Bernardo O’Higgins>.',
  'conforme al <Código Orgánico de Tribunales>, a la <Ley de Menores>, a la <Ley Antonia>, a la <Convención Americana sobre Derechos Humanos> y a las <Reglas Mínimas de las Naciones Unidas>.',
  'el <Fiscal Nacional> don <Ángel Valencia Vásquez>; el abogado <Patricio Rosende Lynch>, en representación del <Consejo de Defensa del Estado>; y la procuradora doña <Ruth Israel López>.',
  '<Clínica Las Condes>, <Hospital Padre Hurtado>, <CESFAM Doctor Alejandro del Río>, <Colegio Santa María de Lo Cañas>, <Jardín Infantil Gotitas de Amor>, <Instituto Teletón>.',
  'Los medicamentos <Risperidona>, <Alprazolam>, <Tramadol> y <Ketorolaco> se dispensan con receta. El informe aplicó la escala <Zung>, el <Inventario Millon> y el <Test de Luria>.',
  'La <Fiscalía Local de Ñuñoa>, la <Brigada de Homicidios>, el <OS-9>, la <35ª Comisaría de Delitos Sexuales> y la <Unidad Regional de Atención a Víctimas y Testigos> informaron.',
  'Sentencia pronunciada por el juez titular del <Primer Juzgado de Letras de Ovalle>, don <Dante Padilla Olivares>. Autorizó don <Ives Rojas>, jefe de unidad de causas.',
  'camioneta <Great Wall>, moto <Honda>, pistola <Taurus>, revólver <Smith & Wesson>, zapatillas <Nike>, parka <North Face>, notebook <Lenovo>, celular <Motorola>, whisky <Johnnie Walker>.',
  'Santiago, <lunes cinco de Abril de dos mil veintiuno>. Al escrito folio 44512: estese al mérito de autos. Proveído por la <Presidenta de la Tercera Sala>, ministra señora <Maritza Villadangos Frankovich>.',
  'El <Sindicato Nacional Interempresas Luis Emilio Recabarren> y la <Corporación Municipal Gabriel González Videla de La Serena> litigan ante el <Juzgado de Letras del Trabajo de La Serena>, RIT <O-115-2020>.',
  'la <Comisión Valech>, el <Informe Rettig>, el caso <Almonacid Arellano y otros con Chile>, y la <Corte Interamericana de Derechos Humanos>.',
  'A continuación, el <Ministerio Público> ofreció la siguiente prueba: <Dato de Atención de Urgencia> N° 554, <Certificado de Nacimiento>, <Extracto de Filiación y Antecedentes>, <Set de Fotografías>, <Informe de Alcoholemia> N° 13-SCL-OH.',
]

const children: NamedPassage[] = [
  {
    style: 'mixed',
    scope: 'minors',
    text: 'El demandante <Patricio Seguel Neira>, chofer de <Transportes Cruz del Sur Limitada>, faltó por llevar a su hija de seis años, {Rafaela Seguel}, al <Hospital Base de Valdivia>. Su jefe, <Marcelo Haase Klein>, lo despidió por el <artículo 160 N° 3 del Código del Trabajo>.',
  },
  {
    style: 'mixed',
    scope: 'minors',
    text: 'Doña <Lorena Astete Parra>, en representación de su hijo menor {Bastián Astete}, de 12 años, demanda al <Colegio Inglés de Talca> y a su sostenedor <Ricardo Wilson Pinto>. El niño {Bastián} cayó desde el segundo piso.',
  },
  {
    style: 'mixed',
    scope: 'minors',
    text: 'comparece <Sergio Tapia Mena>, agricultor, y deduce reclamo contra la <Dirección General de Aguas>; señala que el vecino <Jorge Varas> extrae aguas del estero <Puangue>.',
  },
]

const passagesOf = (style: NamedPassage['style'], texts: readonly string[]): NamedPassage[] => texts.map((text) => ({ style, text }))

export const secondHeldOutPassages: readonly NamedPassage[] = [
  ...passagesOf('penal', penal),
  ...passagesOf('minutes', minutes),
  ...passagesOf('familia', familia),
  ...passagesOf('salud', salud),
  ...passagesOf('amparo', amparo),
  ...passagesOf('oral', oral),
  ...captioned,
  ...passagesOf('mixed', written),
  ...passagesOf('mixed', staying),
  ...children,
]
