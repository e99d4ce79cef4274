/** Common Spanish words, surnames and places written with an accent or ñ that no rule of endings covers. */
export const accentedWords: ReadonlySet<string> = new Set(
  `
aarón abandonó abdón abstendrá absuélvase acá acápite acápites aceleró ácido ácidos aclárase aclaró acógese acompaña acompañaba acompañaban
acompañada acompañadas acompañado acompañados acompañamiento acompañan acompañando acompañante acompañantes acompañar acompañara
acompañarlos acompañaron acompañarse acompañe acompañen acompáñese acompaño acompañó actúa actúan actúe actúen actuó acuícola acuícolas
acuífero acuíferos acumuló acuña acusó adecúa además administró admiró adrián aérea aéreas aéreo aéreos aeródromo aeródromos
aerofotogramétrico aeronáutica aeronáuticas aeronáutico aeronáuticos afín afirmó agréganse agrégase agréguese agrícola agrícolas agrónomo
agrónomos águila agustín ahí ahorró aída aisén ají alarcón albañil albañilería albañiles alcántara alcérreca álcese aledaña aledaño
aledaños alfabética alférez algodón algún alhué alícuota allá allí allipén almacén alteró aluvión álvarez álvaro álveo alzérreca ámbito
ámbitos amén américa amiláceas amílcar amparó amplíase amplíe amplíen añada añade añaden añádese añadía añadida añadido añadidura añadiendo
añadió añadir anaís análisis análoga análogas análogo análogos andalicán andalién andrés añejo ángel ángela ángeles angélica ángulo aníbal
animó ánimo año anónima anónimas anónimo anónimos años anótese antaño antártica antárticas antártico antárticos antejardín antepenúltimo
antúnez anuló apeló apéndice apéndices apícola apícolas aplicándoseles aplicársele aplicárseles aplícase apruébanse apruébase apuñalado
apuñaló aquél aquélla aquéllas aquéllos aquí aránguiz araníbar árbitro árbitros árbol árboles arbóreas archipiélago archívese área áreas
arévalo áridos arístides arrayán articuló artículo artículos artífice así asignó asumió atañe atañen atenúen atmósfera atrás atrasó
atravesó auméntanse auméntase aún autogestión automática automóvil automóviles autónoma autónomas autónomo autónomos autorízase
autorízasele avaló avalúo avalúos avendaño ávila avío avión avisó aysén azúcar báez baeza balcón bañera baño baños bárbara barría bascuñán
basó bebé béjar belén beltrán benítez benjamín bermúdez biobío biósfera bitácora boletín boquerón bórquez borró botín botón bóveda boyén
briceño bursátil bursátiles búsqueda búsquedas cabaña cáceres cadáver cadáveres cádiz café caída caídas caído cajón calafquén calbuco
calculó cálculo cálculos calderón callejón cámara cámaras camiña camión campaña campañas caña cañal cañas cancélese canceló cáncer cañería
cañerías cañete cañón cánones cápita capitán capítulo capítulos captrén carácter carátula carbón cárcamo cárcel cárceles cárdenas carén
cariño carné carretón cartón cáscara casó castañeda castaños catálogo catálogos catástrofe catástrofes cátedra cátedras caupolicán causó
cautín cédula cédulas celebró célula células ceñida ceñido ceñir ceñirse centésimo centésimos centímetros centró cerón cerró certifíquese
césar cesó césped céspedes chaillupén chaitén chañar chañaral chanchán chanquín chapiquiña chaquilvín charrúa chávez chifín chillán chiloé
chiñigue cholguán cía cíclica cifuentes cinturón circuló círculo círculos cívica cívicos cláusula cláusulas cobián cobró cocaína código
códigos cogotí coínco coipué colaboró colbún collín colomávida coltón coltué combarbalá combustión comité comités cómo cómodo compañera
compañeras compañero compañeros compañía compañías comparó compensó cómplice cómplices compondrá compondrán compró cómputo cómputos comúe
común comuníquese concédese concentró concepción conchalí concón condénase condenó condicionó condónanse condónase cóndor condueños confesó
confírmase confirmó conformó congeló congestión conguillío coñico coníferas consanguíneo consanguíneos consideró consignó constitución
constituída constituídas constituído constituídos constreñido cónsul cónsules consumó contemporánea contemporáneo contendrá contendrán
continúa continúe continúen contraída contraídas contraído contraídos contraseña convendrá cónyuge cónyuges copiapó copío copolímeros
corazón corcolén cordón córdova corroboró cortés cortez corvalán cráneo créanse créase crédito créditos creíble creíbles creó cría crímenes
cristóbal crustáceos cuadragésima cuadragésimo cuál cuáles cuándo cuánta cuánto cuántos cúbico cúbicos cuéllar cuestión cuestionó cúmplase
cumpleaños cúmulo cuñada cuñadas cuñado cuñados cupón curacautín curacaví curicó currículum cúspide damián dañada dañadas dañado dañados
dañando dañar dañe dañino dañinos daño daños dañosa dañosas dañoso darío dávila dé debería deberían débil débito débitos débora década
décadas decaído décima decímetros décimo décimoquinto décimos decimoséptimo declamó decláranse declárase declaró déficit déficits déjanse
déjase déjese demás demérito democrática demoró demostró denomínase depósito depósitos deróganse derógase desaféctase desafío desafíos dése
desempeña desempeñaba desempeñaban desempeñada desempeñadas desempeñado desempeñados desempeñan desempeñando desempeñar desempeñare
desempeñaren desempeñarlo desempeñaron desempeñarse desempeñe desempeñen desempeño desempeñó designó desórdenes después destínase desvío
deterioró detrás devuélvase día diálogo diámetro días díaz dictámenes dieciséis diésel díez difícil difíciles dígito dígitos diguillín
dióxido dirá dirán diseñada diseñadas diseñado diseñador diseñados diseñar diseño diseños disparó dispensó dispondrá dispondrán dólar
dólares domínguez don doña dónde dónguil doñihue dueña dueñas dueño dueños duodécima duodécimo duodécimos dúplica durán económica ecónomos
edén efectúa efectúan efectúanse efectúe efectúen efectuó efraín egresó ejército él elaboró eléctrica eléctricas eléctrico eléctricos
electrónica elévase elías elimínanse elimínase émbolo emérito eméritos empeñada empeñar empeño empeñó empeoró empréstito empréstitos
empuñaba empuñadura enajenó encañada encerró encontró énfasis engañado engañar engaño engañó engañosa engañosas enríquez enseña enseñanza
enseñar enteró entiéndese entraña entrañan entró envíe envíen envío envíos epígrafe época épocas equilátero equivaldrá erró errónea
erróneas erróneos ésa escalafón escándalo escaño escaños ése eslabón españa español española españoles específica espécimen especímenes
espectáculo espectáculos espíritu espontánea esquí está ésta establécense establécese están estándar estándares estaño éstas esté éste
estén ésteres estéril estériles estimó estímulo estímulos estipuló estómago éstos estrés etcétera ética éticas ético éticos étnicas evacuó
evalúe evalúen evaluó exámenes excelentísima exceptúa exceptúan exceptúanse exceptúase exclúyese excusó exégesis exhórtese exímase exímese
éxito expídase explícita explícitas explícito explícitos expondrá expondrán expresó expulsó extemporánea extemporáneas extemporáneo
extemporáneos extiéndese extraída extraídas extraído extraídos extraña extrañamiento extrañar extrañas extrañeza extraño extrañó extraños
extravío ezequías fabián fábrega fábrica fábricas fácil fáciles facsímil facsímiles facúltase facúltasele farfán farías farmacéutica
farmacéuticas farmacéutico farmacéuticos fármaco fármacos fátima faúndez félix fenómeno fenómenos fernández férrea férreas ferretería
fíjanse fíjase fíjese finfín firmó física formó fórmula fórmulas formuló fósforo fósforos fracasó francés frío froilán funcionó furgón
futaleufú fútbol galán galardón galdámez galpón gálvez gámez gándara garcía garrido gastón gaytán generó género géneros génesis genética
geográfica geólogo geólogos germán gestión gestionó giménez giró gómez gonzález gravámenes gravísima gravísimas grúas guachacán guía guían
guías guíñez gutiérrez guzmán habérsele hábil hábiles habitáculo hábitat hábitats hábito hábitos hablé habrá habrán habría hágase hará
harán haría harían hazaña hectárea hectáreas héctor henríquez hermenéutica hermenéutico hernán hernández heterogéneo híbridos hidráulica
hidráulicas hidráulico hídrica hídrico hídricos hidroeléctricas hidrógeno hidróxido hígados hincapié hipódromo hipódromos hipótesis hogaño
homogénea homogéneas homogéneo homogéneos homól hormazábal hormigón hualaihué hualañé hualpén huequén huérfana huérfanas huérfanos huésped
huéspedes huilío huillín ibáñez ibídem ídem idéntica idónea idóneas idóneo idóneos ignoró igualó ilegítima ilegítimo ilegítimos ilícita
ilícitas ilícito ilícitos ilíquida ilíquido ilustrísima imágenes imán implícita implícito implícitos impondrá impondrán imponérsele
improvisó impúber impulsó impútese iñaque incluído incluídos inclúyese incorpóranse incorpórase incorporó increméntanse increméntase
increméntese índice índices indígena indígenas índole inequívoca inequívoco inés ínfima ínfimo informó inglés ingresó inhábil inhábiles
iñiguez iñíguez íñiguez inmóvil inscríbase insértese instaló instantánea instantáneo íntegra íntegro intercálanse intercálase intercálese
interés interesó ínterin interpondrá interpondrán interpósita interprétase intérprete intérpretes intervendrán íntima íntimo íntimos
intrínseca intrínseco introdúcense introdúcese inútil inválida inválido inválidos isaías isótopos ítem ítems iván jabón jamás jardín
jardinería jerárquica jerárquico jerárquicos jerónimo jesús jiménez joaquín jofré jonás josé josías josué jóvenes joyería julián jurídica
kilómetro kilómetros láminas lámparas lápiz larraín láser lástima látex lázaro legítima legítimas legítimo legítimos leída leído leña león
lesionó levísima lía líbelo libérase liberó líbrese licantén lícita lícito lícitos líder límita límite límites limítrofe limítrofes limón
línea líneas liñeco líquida líquidas líquido líquidos llámase llamé llamó llegó llegué llévese lloró logró lomín longaví lonquén lontué
lópez lucía luján machalí máfil magíster maipú maipué maitén maíz mallén mamá mamás mamíferos mamiña mañana mañiguales mañío manipuló
manríquez mantendrá mantendrán máquina máquinas márgenes maría marín marítima marítimas marítimo marítimos márquez martín martínez más
matías matrícula matrículas maullín máxima máximas máxime máximo máximos máximum mayúscula mayúsculas mayúsculo mecánico médula mejía
mejoró meléndez melón mencionó méndez menéndez meñir mérito méritos mesón método métodos métrica métricas métrico mí miércoles milésimas
milésimos milímetros millán millón mínima mínimas mínimo mínimos mínimum minúscula minúsculas miró modeló moderó modifícanse modifícase
módulo módulos moisés mónica montalbán montaña montañas montepío montepíos montón morán mostró motín móvil móviles mulchén múltiple
múltiples múltiplo muñeca muñíz muñoz museólogos ñadis ñanco ñancupil ñandú náufragas náuticas navío nélida néstor nicolás niña niñas
niñera niñez ningún niño niños níquel ñiquén nítida nítido nitrógeno noé nombró nómina nóminas nonagésimo notifiqué notifíquese ñuble
núcleo núm número números núñez ñuñoa óbice óbices obstáculo obstáculos obtendrá obtendrán ocasionó océano ofendió ofíciese oída oídas oído
oídos oír olguín olímpico olmué operó opinión óptica ópticas óptima óptimo órbita órdenes ordenó ordóñez órgano órganos orígenes óscar
otoño otórganse otórgase otrosí óvalo óxido óxidos oxígeno oyarzún pabellón pabón padrón páez pág pagaré pagarés página páginas págs país
países panadería pañal panamá pañol pantalón pañuelo papá papás paralímpico parámetro parámetros párr párrafo párrafos parrón párrs
partícipe partícipes partículas párvulos pasó patacón patiño patrón peatón películas pellahuén peluquería peña peñaflor peñailillo
peñalolén peñaloza peñaranda peñón pensó peñuelas penúltimo pequeña pequeñas pequeñez pequeño pequeños pérdida pérdidas perdón perdonó
pérez perímetro perímetros periódica periódico periódicos período períodos peróxidos perquilauquén perú pesó pestañas petróleo pías
pichamán pichimávida pichipón pilmaiquén piña pinzón pío pitrufquén planchón plantíos podrá podrán podría podrían polerón poliéster
poliésteres polígono polímeros politécnico póliza pólizas pólvora ponderó pondrá pondrán pónese póngase portátiles portón poseídas poseído
poseídos postítulo póstumo practíquese preámbulo precisó preparó presionó préstamo préstamos prevé procesó proclamó prófugo prófugos
prohíba prohíban prohíbe prohíben prohíbese promúlguese propondrá propondrán proporcionó propósito propósitos prórroga prórrogas prorrógase
prótesis proveída proveído próxima próximas próximo próximos psicóloga psicólogas psicólogo psicólogos psiquiátrica psiquiátrico psíquica
psíquicas púa pública públicas público públicos publíquese puchuncaví pucón pucopío pulmón púlpito puñalada puñaladas puño pupío puqueldón
purén putagán quáter qué quebró quedé queilén quelén quellón queñes querrá quicaví quién quiénes quilimarí quillén quillón quilpué química
químico químicos quiñanao quincuagésima quincuagésimo quiñones quiñónez quirúrgica quirúrgicas quirúrgico quizá quizás quórum quórums
radioeléctrico raíces raíz ramírez ramón ránquil rápida rápido rarín raúl razón reaccionó reajústanse reajústase reavalúo reavalúos
rebájase rebasó recaída recaídas recaído recaídos recházase recién recíproca recíprocas recíproco recíprocos reclamó reconócese rectángulo
rectángulos recuperó rediseño réditos redúcese reemplázanse reemplázase regadío regaló régimen regímenes región regístrese registró regresó
reguló rehúsa reiteró religión relín reloncaví relún remítanse remítase remplázase rené renglón reñido renuévase reparó repasó réplica
réplicas república requén requiérase requínoa reseña reseñada reseñadas reseñado reseñados reseñar reseñaron resérvese resignó restablécese
resúmenes retén retendrá retendrán retiró reúna reúnan reúne reúnen reunión reveló revés revisó revócase revólver ribereña ribereño riña
riñas rincón riñihue río ríos rocío rodríguez roldán román rondón rosalía rótulo rótulos rubén rúbrica sábado sábados sábanas sáenz sáez
saldrá salomón sánchez sancionó saúl sé sebastián seguí según semáforo semáforos señal señala señalaba señalaban señalada señaladas
señalado señalados señalamiento señalan señalando señalándose señalar señalara señalare señalaren señalaron señalarse señalase señale
señalé señalen señales señalización señalizaciones señalizada señalizado señalizados señaló señas señero señor señora señoras señores
señorita separó séptima séptimas séptimo séptimos septuagésimo sepúlveda será serán seudónimo sexagésimo sí símbolo símbolos símil simón
simuló simultánea simultáneas simultáneo síndico síndicos síndrome sinónimo sinónimos síntesis síntoma síntomas síquica síquicas sitúe
sobreseído socavón socioeconómica sofía sólida sólidas sólido sólidos solís sólo solucionó soñó sótano sótanos suárez subcomité subcomités
súbita súbito substitúyese subterránea subterráneas subterráneos subtítulo subtítulos sucedáneos sueño suministró sumó súper superávit
superó supleméntase súplica supondrá suprímase suprímense suprímese suscribí suspéndese sustitúyase sustitúyense sustitúyese sustraída
sustraídas sustraído tácita tácitas tácito tafetán talón tamaño tamaños también tañer tarapacá tardía tardío técnica técnicas técnico
técnicos tecnológica tecnólogo tecnólogos telefónica teléfono teléfonos telegráfica telégrafo telégrafos télex témpano tendrá tendrán
tendría téngase teñido teñidos teniéndosele teñir tensó teoría terán terapéutica terapéuticas terapéutico terapéuticos térmico térmicos
término términos tía tías tiburón tío tíos tiró tirúa tituló título títulos tobón toltén tomás tomé tomó tórax tórtolas tóxicas tóxico
tóxicos traída traído traídos tráigase traiguén trámite trámites tranahuillín transcríbase transfiérense transfórmanse transformó tránsito
trasládase traspásanse traspásase traspasó través trébol triángulo trigésima trigésimo trigonométrico trigonométricos tromén tú túnel
túneles última últimas último últimos uña unánime uñas undécima undécimo única únicas único únicos unión úrsula útil útiles vacío vacíos
valdés valdrá valdrán valentín válida válidas válido válidos valórem valoró valparaíso válvula válvulas varíe varíen varón vásquez véase
vehículo vehículos veintidós veintiséis veintitrés veintiún velásquez vélez vendrá verástegui vergara verónica verosímil verosímiles
vértice vértices vía vías vichuquén víctima víctimas víctor vicuña vigésima vigésimo vilcún viña viñas vinculó vínculo vínculos
vitivinícolas víveres volcán volúmenes yáñez zanjón zoé zúñiga
`
    .trim()
    .split(/\s+/u),
)
