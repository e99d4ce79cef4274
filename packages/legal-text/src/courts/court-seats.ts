import { foldText } from '../analysis/fold-text.ts'
import { abbreviatedCities, appealsCities } from './court-table.ts'

/** Towns with a court of first instance (Código Orgánico de Tribunales, arts. 28 ff.), by region. */
const seatsOfRegions: Readonly<Record<string, string>> = {
  'Región de Arica y Parinacota': 'Arica,Putre',
  'Región de Tarapacá': 'Iquique,Alto Hospicio,Pozo Almonte',
  'Región de Antofagasta': 'Tocopilla,María Elena,Calama,Antofagasta,Mejillones,Taltal',
  'Región de Atacama': 'Chañaral,Diego de Almagro,Copiapó,Caldera,Vallenar,Freirina,Huasco',
  'Región de Coquimbo': 'La Serena,Coquimbo,Vicuña,Andacollo,Ovalle,Combarbalá,Illapel,Los Vilos',
  'Región de Valparaíso':
    'Valparaíso,Viña del Mar,Quilpué,Villa Alemana,Casablanca,La Ligua,Petorca,Los Andes,San Felipe,Putaendo,Quillota,La Calera,Calera,Limache,Quintero,San Antonio,Isla de Pascua',
  "Región del Libertador General Bernardo O'Higgins":
    'Rancagua,Rengo,San Vicente,Peumo,San Fernando,Santa Cruz,Pichilemu,Litueche,Peralillo,Graneros',
  'Región del Maule': 'Curicó,Licantén,Molina,Talca,Curepto,Constitución,San Javier,Linares,Parral,Cauquenes,Chanco',
  'Región de Ñuble': 'Chillán,San Carlos,Bulnes,Yungay,Quirihue,Coelemu',
  'Región del Biobío':
    'Los Ángeles,Mulchén,Nacimiento,Laja,Yumbel,Santa Bárbara,Cabrero,Concepción,Talcahuano,Tomé,Florida,Santa Juana,Lota,Coronel,Lebu,Arauco,Curanilahue,Cañete',
  'Región de La Araucanía':
    'Temuco,Angol,Collipulli,Traiguén,Victoria,Curacautín,Lautaro,Nueva Imperial,Loncoche,Pitrufquén,Villarrica,Pucón,Carahue,Purén,Toltén',
  'Región de Los Ríos': 'Valdivia,Mariquina,Los Lagos,Panguipulli,La Unión,Paillaco,Río Bueno',
  'Región de Los Lagos':
    'Osorno,Río Negro,Puerto Montt,Puerto Varas,Los Muermos,Calbuco,Maullín,Castro,Ancud,Achao,Quellón,Chaitén,Hualaihué,Futaleufú',
  'Región de Aysén': 'Coyhaique,Aysén,Puerto Aysén,Cochrane,Chile Chico,Cisnes',
  'Región de Magallanes y de la Antártica Chilena': 'Punta Arenas,Puerto Natales,Natales,Porvenir,Cabo de Hornos',
  'Región Metropolitana':
    'Santiago,San Miguel,Puente Alto,San Bernardo,Peñaflor,Talagante,Melipilla,Buin,Colina,Maipú,Pudahuel,Providencia,Las Condes,Ñuñoa,La Florida,Vitacura,Lo Barnechea,Recoleta,Quilicura,Estación Central,Peñalolén,Macul,La Reina,Cerrillos,Independencia,San Joaquín,Lampa',
}
const seats = new Set(Object.values(seatsOfRegions).flatMap((towns) => towns.split(',').map(foldText)))

/** Towns with courts in a region, by its name. */
export function seatsInRegion(region: string): readonly string[] {
  return seatsOfRegions[region]?.split(',') ?? []
}

/** True where a court of first instance sits in the town, whose name is folded and may be abbreviated. */
export function isCourtSeat(folded: string): boolean {
  return seats.has(folded) || Object.hasOwn(abbreviatedCities, folded.replaceAll('.', ''))
}

/** Folded words of the names of towns with courts. */
export const seatWords: ReadonlySet<string> = new Set([...seats, ...appealsCities.map(foldText)].flatMap((name) => name.split(' ')))

const shortCities = Object.entries(abbreviatedCities)
const closeUp = (written: string): string => foldText(written).replaceAll(/[\s.]/gu, '')
const fullNames = new Map(shortCities.map(([short, city]) => [closeUp(short), foldText(city)]))

const anyOf = (cities: Iterable<string>): string =>
  [...cities]
    .sort((a, b) => b.length - a.length)
    .map((city) => city.replaceAll(' ', String.raw`\.?\s*`))
    .join('|')

/** Source of a regular expression for a city with a court of appeal, or any abbreviated one, in folded text. */
export const cityForms = anyOf([...appealsCities.map(foldText), ...shortCities.map(([short]) => short)])
/** The same for every town with a court. */
export const seatForms = anyOf(new Set([...seats, ...appealsCities.map(foldText), ...shortCities.map(([short]) => short)]))

/** The folded full name of a city written in one of these forms: «pto. montt» → «puerto montt». */
export function cityName(written: string): string {
  return fullNames.get(closeUp(written)) ?? foldText(written)
}
