import { foldText } from '../analysis/fold-text.ts'
import { titleCase } from '../people/parties/title-case.ts'
import { abbreviatedCities } from './court-table.ts'

/** Chilean places written with an accent or an apostrophe, which sources often omit. */
const accentedPlaces =
  'Valparaíso,Concepción,Chillán,Copiapó,Curicó,Pucón,Traiguén,Los Ángeles,Combarbalá,Santa Bárbara,Aysén,Aisén,Quilpué,La Unión,María Elena,Constitución,Alhué,Peñalolén,Maipú,Conchalí,Curacaví,Puchuncaví,Olmué,Juan Fernández,San Ramón,San Joaquín,Estación Central,Río Bueno,Río Negro,Río Ibáñez,Futaleufú,Chaitén,Hualañé,Licantén,Vichuquén,Tirúa,Tomé,Mulchén,San Fabián,Ñiquén,Quillón,Ránquil,Purén,Vilcún,Toltén,Curacautín,Pitrufquén,Máfil,Quellón,Curaco de Vélez,Puqueldón,Cochamó,Maullín,Machalí,Requínoa,Chépica,Colbún,Longaví,Río Claro,Río Hurtado,Los Vilos,Ollagüe,Concón,La Cruz,Santa María,Coínco,San José de Maipo,Biobío,Tarapacá,Araucanía,Los Ríos,Región del Libertador General Bernardo O’Higgins,Hualaihué,Marchigüe,Bío Bío,San Nicolás,El Carmen,Alto Biobío,Los Álamos,Hualpén,Los Sauces'.split(
    ',',
  )
const byFolded = new Map(accentedPlaces.map((place) => [foldText(place), place]))

/** A place in its usual spelling: «CURICO» → «Curicó», «los vilos» → «Los Vilos», «Stgo.» → «Santiago»; others in title case. */
export function placeName(written: string): string {
  const trimmed = written.replace(/[\s.º°,;-]+$/u, '').trim()
  const folded = foldText(trimmed)
  return abbreviatedCities[folded.replace(/\./gu, '')] ?? byFolded.get(folded) ?? titleCase(trimmed, false)
}
