import { parseConcepts } from './concept.ts'

export const familyConcepts = parseConcepts(`
  pensión de mis hijos | pensión alimenticia | pensión de alimentos | plata para los niños | no paga la pensión | debe pensión => alimentos | pensión de alimentos | alimentante | alimentario | Ley 14.908
  no me deja salir del país | no me dejan salir | salir del país => arraigo | orden de arraigo | prohibición de salir del país
  papito corazón | deudor de pensión => deudor de pensiones de alimentos | Registro Nacional de Deudores de Pensiones de Alimentos
  tuición | quedarme con mis hijos | quién se queda con los niños | custodia => cuidado personal | cuidado personal de los hijos
  ver a mis hijos | no me deja ver a | visitas => relación directa y regular | régimen comunicacional
  me divorci* | separarme de mi marido | divorcio => divorcio | cese de la convivencia | Ley 19.947
  dedicado a la casa | cuidé a los niños | dueña de casa | me dediqué a la casa => compensación económica | menoscabo económico | labores propias del hogar común
  mi marido | mi esposo | mi señora | mi esposa | mi mujer => cónyuge | marido | sociedad conyugal
  conviviente | pareja con la que vivo | pololo | polola => conviviente | acuerdo de unión civil | convivencia
  me pega | me golpea | violencia en la casa | maltrato de mi pareja | mi ex me golpeó => violencia intrafamiliar | lesiones en contexto de violencia intrafamiliar | Ley 20.066
  prohibido acercarse | no se puede acercar | no se me acerque | no se acerque | orden de alejamiento | entró a mi casa => medida cautelar | prohibición de acercarse a la víctima | desacato | incumplimiento de medidas cautelares
  ex pareja | mi ex => ex cónyuge | ex conviviente | víctima | violencia intrafamiliar
  reconocer a mi hijo | no es mi hijo | examen de adn | paternidad => filiación | reclamación de paternidad | impugnación de paternidad | prueba pericial biológica
  adopt* => adopción | susceptibilidad de adopción | Ley 19.620
  abuelos => ascendientes | ascendientes | cuidado de terceros
  sename | hogar de niños | me quitaron a mis hijos => medida de protección | vulneración de derechos | niño, niña o adolescente | residencia
  salir del país con mi hij* | viajar con mi hij* | permiso para viajar | permiso de salida | llevarme a mi hijo a otro país | sacar al niño del país | se llevó a mi hijo => autorización de salida del país | Convenio de La Haya | sustracción internacional de menores
  bienes del matrimonio | repartir los bienes => liquidación de la sociedad conyugal | separación de bienes | gananciales
  casa familiar | bien familiar => bien familiar | declaración de bien familiar
  cambiarme el nombre | cambiarle el nombre | cambiarse el nombre | cambi* el apellido | cambio de nombre => cambio de nombre | Ley 17.344 | rectificación de partida
  persona trans | sexo registral => identidad de género | Ley 21.120 | rectificación de sexo y nombre
  demencia | alzheimer | no puede manejar su plata | declarar interdict* => interdicción | interdicto | curador | demencia
  discapacidad | inválido | minusválido => persona en situación de discapacidad | incapacidad absoluta | Ley 20.422
  =curador | cuidar los bienes de => curaduría | curador general | autorización judicial para enajenar
  vender un sitio | vender la casa de mi | vender la propiedad => autorización para enajenar | enajenación de bienes raíces | pública subasta
  cabro chico | guagua | hijo menor => menor de edad | niño, niña o adolescente | interés superior del niño
  golpeó a un niño | maltrato infantil => maltrato infantil | vulneración de derechos
`)
