import type { PartyKind } from '../matter.ts'
import type { Rng } from '../random/rng.ts'

const trades =
  'Comercial|Constructora|Transportes|Servicios|Inmobiliaria|Agrícola|Sociedad Educacional|Frutícola|Distribuidora|Ingeniería y Montajes|Seguridad Privada|Alimentos|Industrial|Forestal|Pesquera|Hotelera|Aseos|Maderas|Logística|Casino y Eventos|Minera|Supermercados|Textil|Metalúrgica|Exportadora|Panificadora|Automotriz|Laboratorio|Farmacias|Imprenta'.split(
    '|',
  )
const brands =
  'Los Aromos|Río Claro|Punta Larga|Tres Esteros|El Maitén|Cordillera Azul|Los Coigües|Bahía Mansa|Pampa Honda|Las Araucarias|Valle Hermoso|Quilantro|Costa Brava Sur|Peumo Alto|El Trapiche|Lago Verde|Monte Patagua|Santa Eduvigis|San Aurelio|Nueva Aurora|Piedra Roja|Aguas Blancas|Trebolar|Los Ulmos|Isla Mayor|Huerto Chico|Camino Real|Puerto Nuevo|Alto Mirador|Vega Larga|Rucalén|Mahuida|Antumapu|Likan|Pillanco|Tierra Firme|Viento Sur|Norte Verde|Loma Colorada|Rincón del Mar|Quebrada Honda|Sol de Atacama|Cerro Tololar|Los Notros|Arrayán Viejo|Faro Austral|Oriente Express|Delta|Omega Sur|Prisma|Andamios Unidos|Trigal|Molino Viejo|Brisas|Nogales|Altamira|Cumbres|Horizonte|Ventisquero|Caleta Vieja'.split(
    '|',
  )
const suffixes = ['SpA', 'Limitada', 'S.A.', 'y Compañía Limitada', 'E.I.R.L.', 'SpA', 'Limitada']
export const isapres = [
  'Isapre Andes Salud S.A.',
  'Isapre Nueva Cordillera S.A.',
  'Isapre Vital Sur S.A.',
  'Isapre Pacífico Salud S.A.',
  'Isapre Alerce S.A.',
]
export const afps = ['AFP Horizonte Sur S.A.', 'AFP Previsora S.A.', 'AFP Nuevo Siglo S.A.', 'AFP Cordillera S.A.', 'AFP Alborada S.A.']
export const banks = [
  'Banco del Litoral',
  'Banco Austral de Crédito',
  'Banco Mercantil del Sur',
  'Banco Valle Central',
  'Banco Regional de Fomento',
]
const services = [
  'Servicio de Salud',
  'Servicio de Impuestos Internos',
  'Gendarmería de Chile',
  'Dirección del Trabajo',
  'Servicio Nacional del Consumidor',
  'Junta Nacional de Jardines Infantiles',
  'Instituto de Previsión Social',
  'Servicio de Vivienda y Urbanización',
  'Subsecretaría de Redes Asistenciales',
]
const unions = ['Sindicato de Empresa N° 1', 'Sindicato Interempresa', 'Sindicato de Establecimiento', 'Sindicato de Trabajadores']

export interface Entity {
  /** Without article. */
  readonly name: string
  /** In running text: «el Fisco de Chile», «Comercial Los Aromos SpA». */
  readonly named: string
  readonly feminine: boolean
}

const withoutArticle = (name: string, feminine: boolean): Entity => ({ name, named: name, feminine })
const withArticle = (name: string, feminine: boolean): Entity => ({ name, named: `${feminine ? 'la' : 'el'} ${name}`, feminine })

const company = (rng: Rng): string => `${rng.pick(trades)} ${rng.pick(brands)} ${rng.pick(suffixes)}`

/** An invented entity of a kind. Public bodies keep their official names. */
export function inventEntity(rng: Rng, kind: Exclude<PartyKind, 'persona' | 'mujer'>, comuna: string): Entity {
  switch (kind) {
    case 'empresa':
      return withoutArticle(company(rng), true)
    case 'sindicato':
      return withArticle(`${rng.pick(unions)} ${rng.pick(trades)} ${rng.pick(brands)}`, false)
    case 'municipalidad':
      return withArticle(`Ilustre Municipalidad de ${comuna}`, true)
    case 'isapre':
      return withoutArticle(rng.pick(isapres), true)
    case 'afp':
      return withoutArticle(rng.pick(afps), true)
    case 'banco':
      return withArticle(rng.pick(banks), false)
    case 'servicio':
      return withArticle(rng.pick(services), false)
    case 'clinica':
      return withoutArticle(`Clínica ${rng.pick(brands)} S.A.`, true)
    case 'universidad':
      return withArticle(`Universidad ${rng.pick(brands)}`, true)
    case 'fisco':
      return withArticle('Fisco de Chile', false)
    case 'ministerio_publico':
      return withArticle('Ministerio Público', false)
  }
}
