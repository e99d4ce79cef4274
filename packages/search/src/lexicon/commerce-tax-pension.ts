import { parseConcepts } from './concept.ts'

export const commerceTaxPensionConcepts = parseConcepts(`
  impuestos internos | sii => Servicio de Impuestos Internos | reclamo tributario | director regional
  me multó impuestos | multa de impuestos | multa del sii => infracción tributaria | denuncia | artículo 97 del Código Tributario | reclamación
  se quem* la* factura* | perdí las facturas | perdí los libros | pérdida de facturas | se quemaron los documentos => pérdida no fortuita de documentos | artículo 97 N° 16 | inutilización de libros de contabilidad | caso fortuito
  no dar boleta | sin boleta => no otorgamiento de documentos | artículo 97 N° 10 | clausura
  facturas falsas | facturas truchas => facturas ideológicamente falsas | artículo 97 N° 4 | crédito fiscal | irregular
  baja los impuestos | descontar de impuestos | bajar impuestos | gasto deducible => gasto necesario para producir la renta | artículo 31 de la Ley sobre Impuesto a la Renta | rebaja de la renta líquida
  iva => Impuesto al Valor Agregado | crédito fiscal | débito fiscal | decreto ley 825
  contribuciones | avalúo fiscal => impuesto territorial | avalúo fiscal | Ley 17.235
  tesorería | deuda de impuestos => Tesorería General de la República | cobro ejecutivo de obligaciones tributarias
  banco me cobra => institución bancaria | ejecutante
  tarjeta | compras que no hice | sacaron plata de mi cuenta | transfirieron mi plata | desconozco la compra => operaciones no reconocidas | Ley 20.009 | fraude | tarjeta de crédito
  me cerraron la cuenta | cierre de cuenta | cerrar cuentas => cierre de cuenta corriente | negativa de venta | abuso de posición dominante
  bitcoin* | criptomoneda* | cripto => criptomonedas | criptoactivos | plataforma de intercambio
  firma falsificada | cheque falso => cheque falsificado | responsabilidad del librado | Ley de Cuentas Corrientes
  auto* con falla* | auto* nuev* con falla* | no me cambian el producto | devolver el producto => garantía legal | Ley 19.496 | derechos del consumidor | artículo 20
  me estafó la tienda | la tienda | compré por internet | mercado libre => proveedor | consumidor | Ley 19.496 | comercio electrónico
  concierto cancelado | suspendieron el concierto => cancelación de espectáculo | devolución del precio | interés colectivo de los consumidores
  =vuelo | aerolínea | =maleta | equipaje | atraso del avión => transporte aéreo | Código Aeronáutico | pérdida de equipaje | retraso
  sernac | derechos del consumidor => Servicio Nacional del Consumidor | Ley 19.496 | infracción a la ley del consumidor
  seguro no paga | seguro no quiere pagar | seguro no me quiere pagar | aseguradora no quiere pagar | aseguradora no me quiere pagar | aseguradora | la compañía de seguros => contrato de seguro | siniestro | cobertura | asegurador | póliza
  seguro que no ped* | me cobran un seguro | seguro con el crédito => seguro de desgravamen | seguro asociado a crédito | contratación de seguros
  caja de compensación => caja de compensación de asignación familiar | crédito social
  préstamo => mutuo | operación de crédito de dinero | crédito
  se pusieron de acuerdo los precios | repartirse las zonas | coludi* | colusión => colusión | acuerdo entre competidores | artículo 3° del Decreto Ley 211 | libre competencia
  monopoli* | abusa de su tamaño | dejó de venderme | dejar de venderle | no me quiere vender => abuso de posición dominante | negativa de venta | Tribunal de Defensa de la Libre Competencia | discriminación arbitraria
  competencia desleal => competencia desleal | Ley 20.169
  leasing => arrendamiento con opción de compra | leasing
  factoring => factoring | cesión de facturas | Ley 19.983
  afp | fondos de pensión => administradora de fondos de pensiones | decreto ley 3.500 | fondos previsionales
  jubil* | pensión de vejez => pensión de vejez | jubilación
  pensión de invalidez | quedé inválido => pensión de invalidez | dictamen de invalidez | comisión médica
  montepío | pensión de viudez | viuda => pensión de sobrevivencia | montepío
  intereses por no pagar imposiciones | intereses penales => intereses penales | cobranza judicial de cotizaciones | Ley 17.322
  carta de despido | aviso de despido => carta de despido | comunicación de término | artículo 162 del Código del Trabajo
  feria | kiosco => permiso municipal precario | feria libre
  =taxi | =uber => transporte de pasajeros | recorrido | Ministerio de Transportes
  rendir cuentas => rendición de cuentas | juicio de cuentas
`)
