import type { DigestFrequency } from '@basejuris/contract'

export const frequencyOptions: readonly { readonly frequency: DigestFrequency; readonly label: string; readonly meaning: string }[] = [
  { frequency: 'diaria', label: 'Cada día', meaning: 'Un correo al día, solo si hay sentencias nuevas.' },
  { frequency: 'semanal', label: 'Cada semana', meaning: 'Un correo a la semana, solo si hay sentencias nuevas.' },
  { frequency: 'ninguna', label: 'Sin correo', meaning: 'Queda guardada para repetirla.' },
]
