import type { Metadata } from 'next'
import { ButtonStates, ChipStates, DialogState, NoticeStates } from '../../../features/interface-guide/states.tsx'
import { TokenTable } from '../../../features/interface-guide/token-table.tsx'
import { TypeScale } from '../../../features/interface-guide/type-scale.tsx'
import { TextPage } from '../../../features/texts/text-page.tsx'

export const metadata: Metadata = {
  title: 'Interfaz',
  description: 'Colores, letras y estados de los componentes de BaseJuris, para quienes lo construyen.',
  alternates: { canonical: '/docs/interfaz' },
  robots: { index: false },
}

const parts = [
  { id: 'colores', title: 'Colores', body: <TokenTable /> },
  { id: 'letra', title: 'Letra', body: <TypeScale /> },
  { id: 'botones', title: 'Botones', body: <ButtonStates /> },
  { id: 'fichas', title: 'Fichas', body: <ChipStates /> },
  { id: 'avisos', title: 'Avisos', body: <NoticeStates /> },
  { id: 'dialogos', title: 'Diálogos', body: <DialogState /> },
  {
    id: 'medidas',
    title: 'Medidas y movimiento',
    body: (
      <p>
        Retícula de 4 px, esquinas de 4, 6 y 10 px, una sombra. Cortes en 480, 760, 1100 y 1440 px. Nada se mueve más de 180 ms, y nada
        cuando se pide menos movimiento.
      </p>
    ),
  },
]

export default function InterfacePage() {
  return <TextPage title="Interfaz" lead="Lo que comparten todas las páginas." parts={parts} />
}
