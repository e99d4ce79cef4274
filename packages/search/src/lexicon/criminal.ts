import { parseConcepts } from './concept.ts'

export const criminalConcepts = parseConcepts(`
  =curado | =curada | borrach* | =ebrio | =ebria | con trago | copete => estado de ebriedad | manejo en estado de ebriedad | bajo la influencia del alcohol | Ley 18.290
  atropell* => atropello | cuasidelito de homicidio | ebriedad causando muerte | víctima peatón
  qué pena le dieron | cuánto le dieron | años de cárcel | qué condena => pena | presidio | condena | determinación de la pena
  mató a | asesin* | matar => homicidio | homicidio simple | homicidio calificado
  femicid* | mató a su mujer => femicidio | parricidio
  me quitaron la licencia | licencia de conducir | cancel* la licencia => cancelación de la licencia de conducir | suspensión de licencia
  otra vez manejando | reincid* => reincidencia | agravante
  robaron | me asaltaron | asalto | portonazo | cogoteo | me robaron => robo con intimidación | robo con violencia | robo con fuerza
  entraron a robar | entraron a mi casa a robar => robo en lugar habitado | robo con fuerza en las cosas
  mechero | robar en el supermercado | robar en un supermercado | robar en una tienda | robar en la tienda | hurt* => hurto | hurto simple | hurto falta
  compré algo robado | comprar cosas robadas => receptación
  me estaf* | estaf* | me engañ* | cuento del tío => estafa | engaño | perjuicio patrimonial | artículo 468 del Código Penal
  se qued* con la plata | no devolvió la plata | se robó la plata de la empresa => apropiación indebida | artículo 470 del Código Penal | distracción de dinero
  documento falso | falsificaron | firma falsa => falsificación de instrumento | uso malicioso de instrumento falso
  patente hechiza | placa falsa | patente falsa | auto clonado => placa patente falsa | número de chasis adulterado | número de motor adulterado | artículo 192 de la Ley de Tránsito | receptación de vehículo motorizado
  narco* | vender droga | =droga | =drogas => tráfico ilícito de estupefacientes | microtráfico | Ley 20.000
  marihuana | =pito | =pitos | plantas de cannabis | cogollo* => cannabis sativa | cultivo | consumo personal exclusivo | próximo en el tiempo | Ley 20.000
  cadena de custodia => cadena de custodia | levantamiento de evidencia | prueba material
  arma blanca | cuchill* | cortaplumas => arma blanca | arma cortopunzante | elemento cortante
  pistola | revólver | arma | balas | disparar | disparos | balazo* => arma de fuego | disparos injustificados | porte ilegal de arma de fuego | Ley 17.798
  me amenaz* => amenazas | amenazas simples | mal que constituya delito
  pelea | me pegaron | =combo | =combos | golpiza => lesiones | lesiones leves | lesiones graves | riña
  violaron | violación | abus* de mi hija | tocaciones => violación | abuso sexual | indemnidad sexual
  preso | presa | en cana | en la cárcel | encarcelad* => prisión preventiva | privado de libertad | recinto penitenciario | centro de cumplimiento penitenciario
  gendarmes | gendarmería => Gendarmería de Chile | régimen penitenciario
  libertad condicional => libertad condicional | Comisión de Libertad Condicional | decreto ley 321 | informe psicosocial
  rebajar la condena | rebaja de condena | menos condena por buena conducta => reducción de condena | Ley 19.856 | comportamiento sobresaliente
  esquizofreni* | loco | enfermo mental | enfermedad mental | inimputable => enajenado mental | inimputable | internación provisional | medida de seguridad | artículo 458 del Código Procesal Penal | trastorno psiquiátrico
  hospital psiquiátrico | psiquiátrico => unidad de psiquiatría forense | internación provisional
  estoy detenido | me llevaron detenido | la policía me detuvo => detención | control de detención | ilegalidad de la detención
  me revisaron | control de identidad => control de identidad | indicio | artículo 85 del Código Procesal Penal
  me allan* | entraron a mi casa los policías | policía entró a mi casa | policías entraron a mi casa | entr* a mi casa sin orden | entr* sin orden | sin orden judicial => entrada y registro | allanamiento
  pacos | =carabinero | =carabineros | =policías | =pdi => funcionario policial | Carabineros de Chile | Policía de Investigaciones
  protesta* | marcha | estallido | manifestaci* => manifestación | estallido social | octubre de 2019 | desórdenes públicos
  torturaron | tortura | golpeado por carabineros => apremios ilegítimos | tortura | violencia innecesaria
  dictadura | detenido desaparecido | golpe militar => violación de derechos humanos | delito de lesa humanidad | imprescriptibilidad
  fiscalía => Ministerio Público
  no perseverar | cerraron el caso | archivaron mi causa => decisión de no perseverar | archivo provisional | sobreseimiento
  plazo para investigar | se demora la investigación => plazo de investigación | cierre de la investigación | apercibimiento | artículo 247 del Código Procesal Penal
  suspensión condicional | firmar todos los meses => suspensión condicional del procedimiento | condiciones | revocación
  pena remitida | cumplir en la calle | firma mensual => remisión condicional | pena sustitutiva | libertad vigilada | Ley 18.216
  golpe* a su* perr* | peg* a su* perr* | maltratar animales | maltrato animal | mató a mi perro | envenenó => maltrato animal | crueldad con animales | artículo 291 bis del Código Penal | Ley 21.020
  mordió un perro | perr* mordió | perr* me mordió | mordedur* | me mordió => tenencia responsable | daños causados por animales
  =menor infractor | menor de 18 que robó => responsabilidad penal adolescente | Ley 20.084
  phishing | me clonaron | clonar | hackear* | página falsa | puse mi clave => fraude informático | estafa informática | uso fraudulento de tarjetas | transferencia electrónica no autorizada | Ley 20.009
  cuenta de un* desconocid* | prestó su cuenta | mula bancaria | cuenta de otra persona => cuenta receptora | lavado de activos | receptación de dinero
  pornografía infantil | grooming => producción de material pornográfico | almacenamiento de material pornográfico infantil | artículo 366 quáter
  coima | soborn* | pagarle a un funcionario => cohecho | soborno | delito funcionario
  lavar plata | lavado de dinero => lavado de activos | Ley 19.913
  robar madera | robo de madera => sustracción de madera | artículo 448 septies del Código Penal | comiso
  no se presentó al juicio | rebeldía => rebeldía | orden de detención
  multa por exceso de velocidad | parte de tránsito | pasar con roja => infracción de tránsito | juzgado de policía local
  =choque | chocaron | me chocó => colisión | accidente de tránsito | responsabilidad infraccional
  injurias | calumnias | me difam* => injurias y calumnias | honra
`)
