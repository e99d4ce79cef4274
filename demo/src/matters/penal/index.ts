import type { Matter } from '../../matter.ts'
import { penalArmas } from './armas.ts'
import { penalEbriedad } from './ebriedad.ts'
import { penalEstafa } from './estafa.ts'
import { penalHomicidio } from './homicidio.ts'
import { penalLesionesVif } from './lesiones-vif.ts'
import { penalMicrotrafico } from './microtrafico.ts'
import { penalReceptacion } from './receptacion.ts'
import { penalRobo } from './robo.ts'

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
