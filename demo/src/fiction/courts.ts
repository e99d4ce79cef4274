import type { CollectionId } from '@basejuris/domain'
import type { Rng } from '../random/rng.ts'
import { type Territory, type Town, territories } from './places.ts'

export interface Seat {
  readonly territory: Territory
  readonly town: Town
}

export function chooseSeat(rng: Rng): Seat {
  const territory = rng.weighted(territories.map((item) => [item, item.weight] as const))
  return { territory, town: territory.towns.length > 1 && rng.chance(0.4) ? rng.pick(territory.towns) : (territory.towns[0] as Town) }
}

const numbered = (n: number, of: number, name: string): string => (of > 1 ? `${n}º ${name}` : name)
const words = ['', 'Primer', 'Segundo', 'Tercer', 'Cuarto']

const civilCourt = (rng: Rng, town: Town): string =>
  numbered(rng.between(1, town.civilCourts), town.civilCourts, `Juzgado ${town.civil ? 'Civil' : 'de Letras'} de ${town.name}`)

const labourCourt = (rng: Rng, { territory, town }: Seat): string => {
  const seat = town.labourCourts > 0 ? town : (territory.towns[0] as Town)
  if (town.labourCourts === 0 && rng.chance(0.5))
    return civilCourt(rng, { ...town, civil: false, civilCourts: Math.min(town.civilCourts, 2) })
  const prefix = seat.labourCourts > 1 ? `${words[rng.between(1, seat.labourCourts)]} ` : ''
  return `${prefix}Juzgado de Letras del Trabajo de ${seat.name}`
}

const collectionCourt = (seat: Seat): string => {
  const city = seat.territory.city
  if (['Santiago', 'San Miguel', 'Valparaíso', 'Concepción'].includes(city)) return `Juzgado de Cobranza Laboral y Previsional de ${city}`
  return `Juzgado de Letras del Trabajo de ${city}`
}

const familyCourt = (rng: Rng, { territory, town }: Seat): string => {
  if (town.name === 'Santiago') return `${words[rng.between(1, 4)]} Juzgado de Familia de Santiago`
  if (town.name === 'San Miguel') return `${words[rng.between(1, 2)]} Juzgado de Familia de San Miguel`
  return `Juzgado de Familia de ${town.civilCourts > 1 ? town.name : territory.city}`
}

const guaranteeCourt = (rng: Rng, { territory, town }: Seat): string => {
  if (town.name === 'Santiago') return `${rng.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14])}º Juzgado de Garantía de Santiago`
  if (town.name === 'San Miguel') return `${rng.pick([10, 11, 12, 15])}º Juzgado de Garantía de Santiago`
  return `Juzgado de Garantía de ${town.civilCourts > 1 ? town.name : territory.city}`
}

const oralCourt = (rng: Rng, { territory }: Seat): string => {
  if (territory.city === 'Santiago') return `${rng.pick([1, 2, 3, 4, 5, 7])}º Tribunal de Juicio Oral en lo Penal de Santiago`
  if (territory.city === 'San Miguel') return '6º Tribunal de Juicio Oral en lo Penal de Santiago'
  return `Tribunal de Juicio Oral en lo Penal de ${territory.city}`
}

export function courtOfAppeal(seat: Seat): string {
  return `Corte de Apelaciones de ${seat.territory.city}`
}

/** Official name of the court that decides a case of a collection at a seat; `oral` chooses between the two criminal courts. */
export function courtFor(rng: Rng, collection: CollectionId, seat: Seat, oral: boolean): string {
  switch (collection) {
    case 'laboral':
      return labourCourt(rng, seat)
    case 'civil':
      return civilCourt(rng, seat.town)
    case 'cobranza':
      return collectionCourt(seat)
    case 'familia':
      return familyCourt(rng, seat)
    case 'penal':
      return oral ? oralCourt(rng, seat) : guaranteeCourt(rng, seat)
    case 'corte_suprema':
    case 'salud_corte_suprema':
      return 'Corte Suprema'
    case 'corte_de_apelaciones':
    case 'salud_corte_de_apelaciones':
      return courtOfAppeal(seat)
    case 'contraloria':
      return 'Contraloría General de la República'
    default:
      return 'Tribunal Constitucional'
  }
}
