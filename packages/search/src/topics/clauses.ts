/**
 * Topics that most sentences dispose of in a clause: how a penalty is served, how the case was tried, costs, interest, what is paid besides. A ruling
 * belongs to one only where nothing else comes near, and its considerandos and its operative part both have wordings of it.
 */
export const clauses: ReadonlySet<string> = new Set([
  'civ-costas-pobreza',
  'civ-intereses-reajustes-condena',
  'lab-aviso-previo',
  'lab-feriado-legal',
  'pen-abonos',
  'pen-abreviado',
  'pen-adn-huella',
  'pen-colaboracion-sustancial',
  'pen-comiso',
  'pen-costas-penal',
  'pen-duda-razonable',
  'pen-inhabilidades-accesorias',
  'pen-irreprochable',
  'pen-libertad-vigilada',
  'pen-multa-penal',
  'pen-reclusion-parcial',
  'pen-reincidencia',
  'pen-remision-condicional',
  'pen-reparacion-celosa',
  'pen-servicios-comunidad',
  'pen-simplificado-monitorio',
  'pen-suspension-licencia',
])
