/** A court of appeal, its region and the towns of its territory: `town:civil courts(C civil, L letras)/labour courts`. */
const rows = `
Arica|Arica y Parinacota|Arica:3L/1
Iquique|Tarapacá|Iquique:3L/1 Alto_Hospicio:1L/0
Antofagasta|Antofagasta|Antofagasta:4L/1 Calama:3L/1 Tocopilla:1L/0
Copiapó|Atacama|Copiapó:4L/1 Vallenar:2L/0 Chañaral:1L/0
La_Serena|Coquimbo|La_Serena:3L/1 Coquimbo:3L/0 Ovalle:3L/0
Valparaíso|Valparaíso|Valparaíso:5C/1 Viña_del_Mar:3C/0 San_Antonio:2L/0 Quillota:2L/0 San_Felipe:1L/0 Los_Andes:2L/0
Santiago|Metropolitana de Santiago|Santiago:30C/2 Colina:1L/0
San_Miguel|Metropolitana de Santiago|San_Miguel:4C/1 San_Bernardo:2L/1 Puente_Alto:1L/1 Melipilla:1L/0 Talagante:2L/0
Rancagua|Libertador General Bernardo O'Higgins|Rancagua:2C/1 San_Fernando:2L/0 Rengo:1L/0
Talca|Maule|Talca:4L/1 Curicó:2L/1 Linares:2L/0
Chillán|Ñuble|Chillán:2C/1 San_Carlos:1L/0
Concepción|Biobío|Concepción:3C/1 Talcahuano:2C/0 Los_Ángeles:2L/1 Coronel:2L/0
Temuco|La Araucanía|Temuco:3C/1 Angol:1L/0 Villarrica:1L/0
Valdivia|Los Ríos|Valdivia:2C/1 Osorno:2L/1 La_Unión:1L/0
Puerto_Montt|Los Lagos|Puerto_Montt:2C/1 Castro:1L/1 Puerto_Varas:1L/0
Coyhaique|Aysén del General Carlos Ibáñez del Campo|Coyhaique:2L/1 Puerto_Aysén:1L/0
Punta_Arenas|Magallanes y de la Antártica Chilena|Punta_Arenas:3L/1 Puerto_Natales:1L/0`

export interface Town {
  readonly name: string
  readonly civilCourts: number
  /** Civil courts proper, not courts of mixed competence. */
  readonly civil: boolean
  readonly labourCourts: number
}

export interface Territory {
  /** City of the court of appeal. */
  readonly city: string
  readonly region: string
  readonly towns: readonly Town[]
  /** Share of the country's cases. */
  readonly weight: number
}

const spaced = (name: string): string => name.replaceAll('_', ' ')

const parseTown = (source: string): Town => {
  const [, name = '', civilCourts = '1', kind = 'L', labour = '0'] = /^(.+):(\d+)([CL])\/(\d)$/.exec(source) ?? []
  return { name: spaced(name), civilCourts: Number(civilCourts), civil: kind === 'C', labourCourts: Number(labour) }
}

const weights: Readonly<Record<string, number>> = {
  Santiago: 12,
  'San Miguel': 5,
  Valparaíso: 5,
  Concepción: 5,
  Temuco: 3,
  Rancagua: 3,
  Talca: 3,
}

export const territories: readonly Territory[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [city = '', region = '', towns = ''] = row.split('|')
    const name = spaced(city)
    return { city: name, region, towns: towns.split(' ').map(parseTown), weight: weights[name] ?? 2 }
  })

export const metropolitanComunas =
  'Santiago|Providencia|Ñuñoa|Las Condes|Maipú|La Florida|Pudahuel|Quilicura|Recoleta|Independencia|Estación Central|Macul|Peñalolén|La Reina|Cerrillos|Renca|Conchalí|Huechuraba|Lo Prado|Quinta Normal'.split(
    '|',
  )

export const streets =
  'Los Canelos|Las Hualtatas Viejas|El Aguaribay|Doctor Millar|Pasaje Sotavento|General Urriola|Las Encinas Sur|Caupolicán Norte|Los Presidentes de Antaño|San Estanislao|La Higuera|Poeta Quilapán|El Molle|Camino al Estero|Diagonal Poniente|Padre Lindor|Aviador Fuenzalida|Los Maquis|Almirante Zegarra|El Tranque|Isla Picton Menor|Teniente Bravo|Santa Prisca|Las Violetas|Cerro La Cruz'.split(
    '|',
  )
