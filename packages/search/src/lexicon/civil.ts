import { parseConcepts } from './concept.ts'

export const civilConcepts = parseConcepts(`
  me declaré en quiebra | quiebra | no puedo pagar mis deudas | insolvente => liquidación voluntaria | procedimiento concursal | persona deudora | liquidación de bienes | Ley 20.720 | renegociación
  cae | crédito de la universidad | crédito universitario => crédito con aval del Estado | crédito con garantía estatal | Ley 20.027
  plata | lucas => dinero | suma de dinero
  me deben plata | cobrar una deuda | no me paga | no me pagó | no quiere pagar => cobro de pesos | incumplimiento | deudor | acreedor
  deuda antigua | deuda muy antigua | deuda vieja | deuda muy vieja | deuda de hace | firmé hace | =prescribe | =prescrito | =prescrita | =prescribió | ya pasaron años => prescripción | prescripción extintiva | acción ejecutiva prescrita
  =pagaré | =pagarés | firmé un pagaré => pagaré | título ejecutivo | juicio ejecutivo
  cheque => cheque | protesto | cuenta corriente | gestión preparatoria
  dicom | boletín comercial | aparezco en dicom => Dicom | registro de deudas | publicación de morosidad | protección de la vida privada | Ley 19.628 | datos personales
  embarg* => embargo | tercería | traba de embargo
  deuda de otra empresa | embargaron mis | embargaron cosas que no son => tercería de posesión | tercería de dominio | artículo 521 del Código de Procedimiento Civil
  remat* mi casa | remate | me quitan la casa => subasta | remate | hipoteca | desposeimiento
  no paga el arriendo | arrendatari* no paga | sacar al arrendatario | desalojo | me quieren sacar de la casa => arrendamiento | terminación del contrato de arrendamiento por no pago de rentas | restitución del inmueble | lanzamiento | Ley 18.101
  garantía del arriendo | garantía de arriendo | mes de garantía => restitución de la garantía | garantía de arrendamiento
  =arriendo | =arriendos | inquilino => arrendamiento | arrendador | arrendatario | rentas
  viven en mi casa sin permiso | ocupan mi casa | no se quiere ir | usurp* | toma de terreno => precario | ocupación por ignorancia o mera tolerancia | comodato precario | usurpación
  vecino | vecina => predio colindante | propietario vecino | relaciones de vecindad
  cerco | pandereta | reja que divide | muro que divide => medianería | cerramiento | cierro divisorio | deslinde
  portón | cerró el camino | nos cerró el paso | no nos deja pasar | no me deja pasar | camino cerrado | tap* la entrada | bloque* la entrada | cerr* la entrada => autotutela | vía de hecho | servidumbre de tránsito | cierre de camino | obstrucción del camino
  corrió el cerco | límite del terreno | deslinde* => demarcación | deslindes | acción de demarcación
  dueño del terreno | no tengo papeles del terreno | regularizar el terreno => dominio | saneamiento de títulos | decreto ley 2.695 | regularización de la posesión
  conservador de bienes raíces | devolvi* la escritura | no quiere inscribir | sin inscribir* => Conservador de Bienes Raíces | negativa a inscribir | reparo | artículo 13 del Reglamento del Registro Conservatorio | reclamación contra el conservador
  promesa de compra | me arrepentí de comprar => promesa de compraventa | resolución del contrato
  me vendieron algo malo | salió malo | =defectuoso | =fallas => vicios redhibitorios | producto defectuoso | garantía legal
  vendí muy barato | me pagaron muy poco por mi casa | menos de la mitad => lesión enorme | rescisión | justo precio
  no cumplió el contrato | no cumpli* lo acordado => incumplimiento de contrato | resolución | indemnización de perjuicios | responsabilidad contractual
  me hicieron daño | quiero indemnización | que me paguen los daños | quiero que me indemnicen => indemnización de perjuicios | responsabilidad extracontractual | daño moral | daño emergente | lucro cesante
  sufrimiento | dolor por la muerte | daño psicológico => daño moral | pretium doloris
  herencia | herencias | murió mi papá | murió mi mamá | falleci* => herencia | sucesión | posesión efectiva | herederos
  dejaron fuera a un heredero | fuera de la herencia | no me incluyeron en la herencia => petición de herencia | heredero preterido | preterición
  testamento => testamento | legado | asignación testamentaria
  repartir la herencia | dividir la herencia | hermanos no se ponen de acuerdo => partición | juez partidor | comunidad hereditaria
  donar | regalar la casa | donación => donación | insinuación de la donación | artículo 1401 del Código Civil
  dueños en común | comuneros | tenemos en común => comunidad | copropiedad | comuneros | cuota
  mi edificio | gastos comunes | condominio => copropiedad inmobiliaria | gastos comunes | comité de administración | Ley 21.442
  inmobiliaria que me vendió | departamento nuevo | casa nueva con grietas | grietas | humedad => primer vendedor | defectos de construcción | Ley General de Urbanismo y Construcciones | artículo 18
  no me entreg* el departamento | no me entreg* la casa | no entreg* el departamento | no entreg* la casa => promesa de compraventa | obligación de entregar | incumplimiento de contrato | retardo en la entrega
  constructora | el maestro no terminó | construcción mala => contrato de construcción | responsabilidad del constructor
  notificaron en otra dirección | no me notificaron | no me enteré de la demanda | nunca me avisaron => falta de emplazamiento | nulidad de lo obrado | notificación | nulidad procesal
  cuarentena | pandemia | covid => pandemia | COVID-19 | estado de excepción | cuarentena
  abandonaron el juicio | juicio parado | juicio detenido | no se mueve el juicio => abandono del procedimiento | gestión útil | inactividad procesal
  honorarios del perito => peritaje | informe pericial | honorarios periciales
  poder para vender | firmó por otro | sin poder => mandato | falta de poder suficiente | inoponibilidad | representación
  contrato falso | venta de mentira | venta simulada => simulación | nulidad absoluta | acción paulina
  me engañaron para firmar | no sabía lo que firmaba | analfabeto => vicio del consentimiento | dolo | error | nulidad relativa
  abejas | apicultor | fumig* => apicultura | plaguicidas | daños a terceros
  =mina | minería => pertenencia minera | concesión minera | servidumbre minera
  derechos de agua | agua del río | regadío | canal de regadío => derechos de aprovechamiento de aguas | Código de Aguas | Dirección General de Aguas
  usaron mi foto | mi imagen | sin mi permiso publicaron => derecho a la propia imagen | artículo 19 N° 4 | vida privada
  animales que murieron | gallinas | ganado => semovientes | aves | daño emergente
  abogado* me cobró | mal abogado => responsabilidad profesional del abogado | cobro de honorarios
  sociedad | socio | me sacaron de la sociedad => sociedad | socios | pacto social | disolución
  marca | copiaron mi marca | nombre de mi negocio => marca comercial | registro de marca | riesgo de confusión | INAPI
  plagi* | copiaron mi libro => propiedad intelectual | derecho de autor | Ley 17.336
`)
