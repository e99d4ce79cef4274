import { foldText } from '../../analysis/fold-text.ts'
import { placePhrases, townNames } from './unmasked-names.ts'

/** Communes and regions whose names are in no other list, folded. */
const furtherCommunes =
  'camarones,putre,sierra gorda,ollague,maria elena,la higuera,rio hurtado,juan fernandez,isla de pascua,calle larga,san esteban,la ligua,la calera,la cruz,el quisco,el tabo,llay llay,llaillay,las cabras,quinta de tilcoco,la estrella,marchihue,chimbarongo,pumanque,pencahue,rio claro,san clemente,san rafael,sagrada familia,villa alegre,yerbas buenas,los alamos,san rosendo,alto biobio,chillan viejo,el carmen,san ignacio,cobquecura,treguaco,san fabian,san nicolas,nueva imperial,tolten,los sauces,la union,lago ranco,los muermos,curaco de velez,puqueldon,puerto octay,lago verde,o’higgins,chile chico,rio ibañez,rio verde,primavera,el bosque,la cisterna,quilicura,puente alto,calera de tango,maria pinto,san pedro,el monte,paine,tarapaca,atacama,ñuble,biobio,araucania,magallanes'
const towns: ReadonlySet<string> = new Set(
  [...townNames, ...placePhrases.map((words) => words.join(' ')), ...furtherCommunes.split(',')].map(foldText),
)

/** True for the name of a town or commune as written, a full stop after it included. */
export function isTown(written: string): boolean {
  return towns.has(foldText(written.replace(/[\s.]+/gu, ' ').trim()))
}
