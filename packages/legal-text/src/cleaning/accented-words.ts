/** Common Spanish words, surnames and places written with an accent or ñ that no rule of endings covers. */
export const accentedWords: ReadonlySet<string> = new Set(
  `
abandonó abstendrá absuélvase aceleró aclaró aclárase acompaña acompañada acompañadas acompañado acompañados acompañamiento acompañan
acompañando acompañante acompañantes acompañar acompañarlos acompañarse acompañe acompañen acompañó acompáñese actuó actúa actúan actúe
actúen acumuló acusó acuícola acuícolas acuífero acuíferos acuña acá acápite acápites acógese adecúa además administró admiró adrián
aerofotogramétrico aeronáutica aeronáuticas aeronáutico aeronáuticos aeródromo aeródromos afirmó afín agréganse agrégase agréguese
agrícola agrícolas agrónomo agrónomos agustín ahorró ahí aisén ají alarcón albañil albañilería albañiles alcántara alcérreca
alfabética alférez algodón algún alhué allipén allá allí almacén alteró aluvión alzérreca amiláceas amparó amplíase amplíe amplíen
andalicán andalién andrés animó antaño antepenúltimo antártica antárticas antártico antárticos antúnez anuló análisis análoga análogas
análogo análogos anónima anónimas anónimo anónimos anótese apeló aplicándoseles aplicársele aplicárseles aplícase apruébanse apruébase
apéndice apéndices apícola apícolas aquél aquélla aquéllas aquéllos aquí araníbar arbóreas archipiélago archívese arrayán articuló
artículo artículos artífice asignó asumió así atañen atenúen atrasó atravesó atrás auméntanse auméntase autogestión automática automóvil
automóviles autorízase autorízasele autónoma autónomas autónomo autónomos avaló avalúo avalúos avendaño avisó avión avío aysén azúcar
aérea aéreas aéreo aéreos añada añade añadida añadido añadiendo añadir añadió añadía añejo año años añádese aún baeza balcón barría
bascuñán basó bañera baño baños beltrán belén benjamín benítez bermúdez biobío bitácora biósfera boletín boquerón borró botón boyén
briceño bursátil bursátiles báez bárbara bórquez bóveda búsqueda cabaña cadáver cadáveres café cajón calafquén calbuco calculó calderón
callejón camiña camión campaña campañas canceló cancélese capitán captrén capítulo capítulos carbón cariño carné carretón cartón
carácter carátula carén castañeda castaños casó catálogo catálogos catástrofe catástrofes caupolicán causó cautín caído caña cañal cañas
cañería cañerías cañete cañón celebró centró centésimo centésimos centímetros cerró certifíquese cesó ceñido ceñirse chaillupén chaitén
chanchán chanquín chapiquiña chaquilvín charrúa chañar chañaral chifín chillán chiloé chiñigue cholguán chávez cifuentes cinturón
circuló cláusula cláusulas cobró cocaína cogotí coipué colaboró colbún collín colomávida coltué coltón combarbalá combustión comité
comités comparó compañera compañeras compañero compañeros compañía compañías compensó compondrá compondrán compró comuníquese comúe
común concentró concepción conchalí concédese concón condenó condicionó condueños condénase condónanse condónase confesó confirmó
conformó confírmase congeló congestión conguillío consanguíneo consanguíneos consideró consignó constitución constituída constituídas
constituído constituídos consumó contendrá contendrán continúa continúe continúen contraseña contraída contraídas contraído contraídos
convendrá coníferas copiapó copolímeros copío corcolén cordón corroboró cortez cortés corvalán coínco coñico creó cristóbal crustáceos
créanse créase crédito créditos cría crímenes cuadragésima cuadragésimo cuestionó cuestión cumpleaños cupón curacautín curacaví curicó
currículum cuál cuáles cuándo cuánta cuánto cuántos cuñada cuñadas cuñado cuñados cáceres cádiz cálculo cálculos cámara cámaras cáncer
cánones cápita cárcamo cárcel cárceles cárdenas cáscara cátedra cátedras cédula cédulas césar céspedes cía cíclica círculo círculos
cívica cívicos código códigos cómo cómplice cómplices cómputo cóndor cónsul cónsules cónyuge cónyuges córdova cúbico cúbicos cúmplase
damián darío dañada dañadas dañado dañados dañando dañar dañe dañino dañinos daño daños dañosa dañoso debería deberían decimoséptimo
declamó declaró decláranse declárase decímetros democrática demoró demostró demás demérito denomínase depósito depósitos deróganse
derógase desaféctase desafíos desempeña desempeñaba desempeñaban desempeñada desempeñadas desempeñado desempeñados desempeñan
desempeñando desempeñar desempeñare desempeñaren desempeñarlo desempeñarse desempeñe desempeñen desempeño desempeñó designó después
destínase desvío desórdenes deterioró detrás devuélvase dictámenes dieciséis difícil difíciles diguillín dirá dirán diseñada diseñadas
diseñado diseñador diseñados diseñar diseño diseños disparó dispensó dispondrá dispondrán diálogo diámetro diésel dióxido domínguez don
doña doñihue dueña dueñas dueño dueños duodécima duodécimo duodécimos durán dé débil débito débitos débora décima décimo décimoquinto
décimos déficit déficits déjanse déjase déjese dése día días díaz dígito dígitos dólar dólares dónde dónguil dúplica económica ecónomos
edén efectuó efectúa efectúan efectúanse efectúe efectúen egresó ejército elaboró electrónica elimínanse elimínase eléctrica eléctricas
eléctrico eléctricos elévase elías empeoró empeñada empeñar empeño empeñó empréstito empréstitos emérito eméritos enajenó encañada
encerró encontró engañado engañar engaño engañosa engañó enríquez enseñanza enseñar enteró entiéndese entró envíe envíen envío envíos
epígrafe equilátero equivaldrá errónea erróneas erróneos escalafón escaño escaños españa español española españoles espectáculo
espectáculos específica especímenes espontánea espécimen espíritu esquí establécense establécese estaño estimó estipuló está están
estándar estándares esté estén estériles estímulo estímulos etcétera evacuó evalúe evalúen excelentísima exceptúa exceptúan exceptúanse
exceptúase exclúyese excusó exhórtese explícita explícitas explícito expondrá expondrán expresó expulsó expídase extemporánea
extemporáneas extiéndese extravío extraída extraídas extraído extraídos extraña extrañamiento extrañar extrañas extrañeza extraño
extraños extrañó exámenes exímase exímese fabián facsímil facsímiles facúltase facúltasele farfán farmacéutica farmacéuticas
farmacéutico farmacéuticos farías fenómeno fenómenos fernández finfín firmó formuló formó fracasó francés froilán frío funcionó furgón
futaleufú fábrica fábricas fácil félix férrea férreas fíjanse fíjase fíjese física fórmula fórmulas fósforo fósforos fútbol galardón
galdámez galán garcía garrido gaytán generó genética geográfica germán gestionó gestión geólogo geólogos giró gonzález gravámenes
gravísima gravísimas grúas guachacán gutiérrez guzmán guía guían guías guíñez gálvez gándara género géneros gómez habitáculo habrá
habrán habría habérsele hará harán haría harían hazaña hectárea hectáreas henríquez hernán hernández hidroeléctricas hidráulica
hidráulicas hidrógeno hidróxido hipódromo hipódromos hipótesis hogaño homogéneos homól hualaihué hualañé hualpén huequén huillín huilío
huérfanas huérfanos hábil hábiles hábitat hábitats hábitos hágase héctor híbridos hídrica hídrico hídricos hígados ibáñez idéntica
idónea idóneas idóneo idóneos ignoró igualó ilegítima ilegítimo ilegítimos ilustrísima ilícita ilícitas ilícito ilícitos ilíquida
ilíquido implícita impondrá impondrán imponérsele improvisó impulsó impúber impútese imágenes imán incluído incluídos inclúyese
incorporó incorpóranse incorpórase increméntanse increméntase increméntese indígena indígenas inequívoca informó inglés ingresó inhábil
inhábiles inscríbase instaló instantánea instantáneo insértese intercálanse intercálase intercálese interesó interpondrá interpondrán
interprétase interpósita intervendrán interés introdúcense introdúcese intérprete intérpretes inválida inválido inválidos inés inútil
isótopos iván iñaque iñiguez jabón jamás jardín jerárquica jerárquico jerárquicos jerónimo jesús jiménez joaquín jofré josé joyería
julián jurídica jóvenes kilómetro kilómetros larraín legítima legítimas legítimo legítimos lesionó levísima leña león liberó libérase
licantén limítrofes limón liñeco llamó llegó lloró llámase llévese logró lomín longaví lonquén lontué lucía láminas lámparas lápiz láser
lástima látex lázaro lía líbelo líbrese lícita lícito lícitos líder límita límite límites línea líneas líquida líquidas líquido líquidos
lópez machalí magíster maipué maipú maitén mamiña mamá mamíferos manipuló manríquez mantendrá mantendrán martín martínez maría marín
marítima marítimas marítimo marítimos matrícula matrículas matías maullín mayúscula maíz mañana mañiguales mañío mejoró mejía melón
mencionó menéndez meñir millán millón milésimas milésimos milímetros miró modeló moderó modifícanse modifícase montaña montepío
montepíos mostró motín mulchén museólogos muñeca muñoz máfil máquina máquinas márgenes márquez más máxima máximas máximo máximos máximum
méndez mérito méritos método métodos métrica métricas métrico mí mínima mínimas mínimo mínimos mínimum módulo módulos mónica móvil
móviles múltiples múltiplo navío nicolás ningún nitrógeno niña niñas niñera niñez niño niños nombró nonagésimo notifíquese náufragas
náuticas níquel nómina nóminas núcleo núm número números núñez obstáculo obstáculos obtendrá obtendrán ocasionó océano ofendió ofíciese
olguín olmué olímpico operó opinión ordenó ordóñez orígenes otoño otrosí otórganse otórgase oxígeno oída oídas oído oídos oír pabellón
padrón pagaré pagarés panamá pantalón papá paralímpico parrón partícipe partícipes partículas parámetro parámetros pasó patacón patiño
patrón país países pañal pañol pañuelo peatón pellahuén películas pensó penúltimo pequeña pequeñas pequeñez pequeño pequeños perdonó
periódica perquilauquén perímetro perímetros período períodos peróxidos perú pesó petróleo peña peñaflor peñailillo peñalolén peñaloza
peñuelas peñón pichamán pichimávida pichipón pilmaiquén pitrufquén piña planchón plantíos podrá podrán podría podrían polerón
politécnico poliéster poliésteres polígono polímeros ponderó pondrá pondrán portátiles portón poseídas poseído poseídos postítulo
practíquese precisó preparó presionó prevé procesó proclamó prohíba prohíban prohíbe prohíben prohíbese promúlguese propondrá propondrán
proporcionó propósito propósitos prorrógase proveída proveído préstamo préstamos prófugos prórroga prórrogas prótesis próxima próximas
próximo próximos psicólogo psicólogos psiquiátrica psiquiátrico psíquica psíquicas publíquese puchuncaví pucopío pucón pupío puqueldón
purén putagán puño páez pág página páginas págs párrafo párrafos párvulos pérdida pérdidas pérez pías pío póliza pólizas pónese póngase
póstumo púa pública públicas público públicos púlpito quebró queilén quellón quelén querrá queñes quicaví quilimarí quillén quillón
quilpué quincuagésima quincuagésimo quirúrgica quirúrgicas quirúrgico quién quiénes quiñanao quiñones quáter qué quórum quórums
radioeléctrico ramírez ramón rarín razón raíces raíz raúl reaccionó reajústanse reajústase reavalúo reavalúos rebasó rebájase recaída
recaídas recaído recaídos recházase recién reclamó reconócese rectángulo rectángulos recuperó recíproca recíprocas recíproco recíprocos
rediseño redúcese reemplázanse reemplázase regadío regaló registró región regresó reguló regímenes regístrese rehúsa reiteró religión
reloncaví relín relún remplázase remítanse remítase renuévase reparó repasó república requiérase requén requínoa reseña reseñada
reseñado reseñados resignó restablécese resérvese resúmenes retendrá retendrán retiró retén reunión reveló revisó revócase revólver
reñido reúna reúnan reúne reúnen rincón riña riñihue rodríguez roldán rubén ránquil rápida rápido réditos régimen réplica réplicas río
ríos rótulo rótulos rúbrica saldrá sancionó sebastián según semáforo semáforos separó septuagésimo sepúlveda será serán seudónimo
sexagésimo señal señala señalaba señalaban señalada señaladas señalado señalados señalamiento señalan señalando señalar señalara
señalare señalaren señalaron señalarse señalase señale señalen señales señalizaciones señalización señalizada señalizado señalizados
señalándose señalé señaló señas señor señora señoras señores simultánea simultáneas simultáneo simuló simón sitúe sobreseído socavón
socioeconómica sofía solucionó solís soñó subcomité subcomités substitúyese subterránea subterráneas subterráneos subtítulo subtítulos
sucedáneos sueño suministró sumó superávit superó supleméntase supondrá suprímase suprímense suprímese suspéndese sustitúyase
sustitúyense sustitúyese sustraída sustraídas suárez sábado sábados sábanas sáenz sáez sánchez sé séptima séptimas séptimo séptimos sí
símbolo símbolos símil síndico síndicos síntesis síntomas síquica síquicas sólida sólido sólidos sólo súplica tafetán talón tamaño
también tarapacá tañer tecnológica tecnólogo tecnólogos telefónica telegráfica teléfono teléfonos telégrafo telégrafos tendrá tendrán
tendría teniéndosele tensó teoría terapéutica terapéuticas terapéutico terapéuticos teñido teñidos teñir tiburón tiró tirúa tituló
toltén tomás tomé tomó traiguén tranahuillín transcríbase transfiérense transformó transfórmanse trasládase traspasó traspásanse
traspásase través trigonométrico trigonométricos trigésima trigésimo triángulo tromén tráigase trámite trámites tránsito trébol tácita
técnica técnicas técnico técnicos télex témpano téngase térmico térmicos término términos título títulos tórtolas tóxicas tóxico tóxicos
tú túnel túneles undécima undécimo unión unánime uña vacío vacíos valdrá valdrán valdés valentín valoró valparaíso valórem varíe varíen
vehículo vehículos veintidós veintiséis veintitrés veintiún velásquez vendrá vergara verosímil verónica vichuquén vicuña vigésima
vigésimo vilcún vinculó vitivinícolas viña viñas volcán volúmenes válida válidas válido válidos vásquez véase vélez vértice vértices vía
vías víctima víctimas víctor vínculo vínculos víveres yáñez zanjón zúñiga ácido ácidos águila álcese álvarez álvaro álveo ámbito ámbitos
ángel ángela ángeles ángulo ánimo árbitro árbitros árboles área áreas áridos ávila él émbolo énfasis época épocas ésa ése ésta éstas
éste ésteres éstos étnicas éxito ídem índice índices índole ínfima íntegra íntegro íntima ítem ítems íñiguez ñadis ñanco ñancupil ñiquén
ñuble ñuñoa óptica ópticas óptima óptimo órdenes órgano órganos óscar óvalo óxido óxidos última últimas último últimos única únicas
único únicos úrsula útil útiles
`
    .trim()
    .split(/\s+/u),
)
