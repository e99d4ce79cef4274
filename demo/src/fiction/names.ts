import type { Rng } from '../random/rng.ts'

const men =
  'Pedro Juan Luis Jorge Hernán Rodrigo Felipe Andrés Matías Sebastián Cristián Gonzalo Ignacio Patricio Sergio Mario Raúl Óscar Víctor Manuel Claudio Marcelo Mauricio Eduardo Ricardo Francisco Alejandro Esteban Tomás Vicente Benjamín Nicolás Diego Gabriel Rafael Hugo Germán Arturo Alfonso Emilio Guillermo Leonardo Iván Álvaro Fabián Elías Joaquín Renato Bastián Cristóbal Damián Evaristo Fermín Gaspar Horacio Isaías Jacinto Lautaro Nahuel Orlando'.split(
    ' ',
  )
const women =
  'María Ana Rosa Carmen Marta Elena Patricia Verónica Claudia Carolina Daniela Camila Valentina Francisca Fernanda Constanza Javiera Paula Andrea Lorena Sandra Mónica Gloria Silvia Teresa Isabel Luisa Julia Beatriz Cecilia Margarita Eugenia Soledad Pilar Rocío Alejandra Macarena Catalina Antonia Josefina Sofía Martina Amanda Natalia Viviana Jimena Ximena Nelly Olga Raquel Rebeca Sonia Tamara Úrsula Violeta Yasna Zulema Débora Edith Griselda'.split(
    ' ',
  )
const surnames =
  'Salinas Quiroz Saavedra Rebolledo Carvajal Henríquez Poblete Sanhueza Inostroza Fuentealba Riquelme Bustamante Villagrán Cisternas Olivares Pizarro Barraza Zamorano Leiva Toledo Aravena Espinoza Cáceres Valdebenito Ormeño Gallardo Monsalve Troncoso Araneda Urrutia Bahamondes Oyarzún Barría Vargas Mansilla Alvarado Paredes Cárcamo Lagos Neira Quezada Farías Jofré Arancibia Vergara Cornejo Lizama Pavez Donoso Peralta Guajardo Norambuena Sepúlveda Bravo Ibáñez Correa Marambio Retamal Lobos Astudillo Castañeda Navia Tapia Godoy Escobar Reinoso Vera Ojeda Llanos Mellado Faúndez Parra Yáñez Zúñiga Ulloa Candia Merino Sandoval Garrido Acuña Maldonado Contreras Figueroa Pinto Soto Venegas Rojo Huenchumán Catrileo Millahual Painemal Curiñir Mamani Choque Condori Yutronic Goić Vukasovic Schäfer Kramm Winkler Dufeu Etchart Larrondo Irarte Belmar Quintrel Abarzúa Bobadilla Cuadra Duque Elgueta Fierro Gatica Hormazábal Illanes Jeldres Klenner Letelier Moya Novoa Opazo Pincheira Quilodrán Rosales Sagredo Tello Uribe Verdejo Weldt Zenteno'.split(
    ' ',
  )
const foreignSurnames =
  'Rondón Bermúdez Colmenares Pacheco Guerrero Villalobos Marcano Zambrano Joseph Pierre Louis Saint-Fleur Jean-Baptiste Mosquera Murillo Quispe Huamán Ticona Flores Apaza'.split(
    ' ',
  )

export interface Person {
  readonly name: string
  readonly surnames: string
  readonly feminine: boolean
}

/** An invented natural person with two given names and two surnames. */
export function inventPerson(rng: Rng, foreign = false, woman = false): Person {
  const feminine = rng.chance(0.48) || woman
  const given = feminine ? women : men
  const first = rng.pick(given)
  let second = rng.pick(given)
  if (second === first) second = feminine ? 'Ester' : 'Antonio'
  const pool = foreign ? foreignSurnames : surnames
  const family = `${rng.pick(pool)} ${rng.pick(pool)}`
  return { name: rng.chance(0.72) ? `${first} ${second} ${family}` : `${first} ${family}`, surnames: family, feminine }
}

/** «don Pedro …», «doña Marta …». */
export function withCourtesyTitle(person: Person): string {
  return `${person.feminine ? 'doña' : 'don'} ${person.name}`
}

/** «P. A. S. R.», as rulings name children. */
export function initialsOf(person: Person): string {
  return person.name
    .split(' ')
    .map((word) => `${word.charAt(0)}.`)
    .join(' ')
}
