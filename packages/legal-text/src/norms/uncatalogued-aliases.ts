import type { NormAlias } from './norm-alias.ts'

/** Norms that rulings cite by name and that the catalogue does not have: treaties, whose keys begin with `T-`, and a few others. */
export const uncataloguedAliases: readonly NormAlias[] = [
  {
    key: 'T-CADH',
    name: 'Convención Americana sobre Derechos Humanos',
    aliases: [
      'Convención Americana de Derechos Humanos',
      'Convención Interamericana de Derechos Humanos',
      'Convención Interamericana sobre Derechos Humanos',
      'Pacto de San José de Costa Rica',
      'Pacto de San José',
      'Convención Americana',
    ],
    acronyms: ['CADH', 'C.A.D.H.'],
  },
  {
    key: 'T-PIDCP',
    name: 'Pacto Internacional de Derechos Civiles y Políticos',
    aliases: ['Pacto Internacional sobre Derechos Civiles y Políticos', 'Pacto de Derechos Civiles y Políticos'],
    acronyms: ['PIDCP'],
  },
  {
    key: 'T-PIDESC',
    name: 'Pacto Internacional de Derechos Económicos, Sociales y Culturales',
    aliases: ['Pacto Internacional sobre Derechos Económicos, Sociales y Culturales'],
    acronyms: ['PIDESC'],
  },
  {
    key: 'T-CDN',
    name: 'Convención sobre los Derechos del Niño',
    aliases: [
      'Convención de los Derechos del Niño',
      'Convención de Derechos del Niño',
      'Convención Internacional sobre los Derechos del Niño',
      'Convención Internacional de los Derechos del Niño',
      'Convención Internacional de Derechos del Niño',
    ],
    acronyms: ['CDN', 'CIDN'],
  },
  {
    key: 'T-CEDAW',
    name: 'Convención sobre la Eliminación de Todas las Formas de Discriminación contra la Mujer',
    aliases: ['Convención para la Eliminación de Todas las Formas de Discriminación contra la Mujer'],
    acronyms: ['CEDAW'],
  },
  {
    key: 'T-CBDP',
    name: 'Convención de Belém do Pará',
    aliases: ['Convención Belém do Pará', 'Convención Interamericana para Prevenir, Sancionar y Erradicar la Violencia contra la Mujer'],
    acronyms: [],
  },
  {
    key: 'T-CCT',
    name: 'Convención contra la Tortura y Otros Tratos o Penas Crueles, Inhumanos o Degradantes',
    aliases: ['Convención contra la Tortura'],
    acronyms: [],
  },
  {
    key: 'T-CDPD',
    name: 'Convención sobre los Derechos de las Personas con Discapacidad',
    aliases: ['Convención Internacional sobre los Derechos de las Personas con Discapacidad'],
    acronyms: ['CDPD'],
  },
  {
    key: 'T-CIPM',
    name: 'Convención Interamericana sobre la Protección de los Derechos Humanos de las Personas Mayores',
    aliases: ['Convención Interamericana sobre Protección de los Derechos Humanos de las Personas Mayores'],
    acronyms: [],
  },
  {
    key: 'T-CVDT',
    name: 'Convención de Viena sobre el Derecho de los Tratados',
    aliases: ['Convención de Viena sobre Derecho de los Tratados'],
    acronyms: ['CVDT'],
  },
  { key: 'T-CVRC', name: 'Convención de Viena sobre Relaciones Consulares', aliases: [], acronyms: [] },
  {
    key: 'T-OIT-169',
    name: 'Convenio N° 169 de la OIT',
    aliases: ['Convenio 169 de la OIT', 'Convenio 169 OIT', 'Convenio OIT 169'],
    acronyms: [],
  },
  {
    key: 'AA-1920-09-30',
    name: 'Auto Acordado de 30 de septiembre de 1920',
    aliases: ['Auto Acordado sobre la forma de las sentencias', 'Auto Acordado sobre forma de las sentencias'],
    acronyms: [],
  },
  {
    key: 'DL-1094',
    name: 'DL N° 1.094',
    aliases: ['antigua Ley de Extranjería', 'ex Ley de Extranjería'],
    acronyms: [],
  },
  {
    key: 'DS-40-2012',
    name: 'DS N° 40 de 2012',
    aliases: ['Reglamento del Sistema de Evaluación de Impacto Ambiental', 'Reglamento del SEIA'],
    acronyms: ['RSEIA'],
  },
]
