import type { Matter } from '../matter.ts'
import { penalArmas } from './penal-armas.ts'
import { penalEbriedad } from './penal-ebriedad.ts'
import { penalEstafa } from './penal-estafa.ts'
import { penalHomicidio } from './penal-homicidio.ts'
import { penalLesionesVif } from './penal-lesiones-vif.ts'
import { penalMicrotrafico } from './penal-microtrafico.ts'
import { penalReceptacion } from './penal-receptacion.ts'
import { penalRobo } from './penal-robo.ts'

export const penalMatters: readonly Matter[] = [
  penalMicrotrafico,
  penalRobo,
  penalEbriedad,
  penalReceptacion,
  penalLesionesVif,
  penalArmas,
  penalEstafa,
  penalHomicidio,
]
