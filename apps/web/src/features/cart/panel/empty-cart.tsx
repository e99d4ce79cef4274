import { Button } from '../../../components/ui/button.tsx'

export function EmptyCart({ onClose }: { readonly onClose: () => void }) {
  return (
    <div className="grid content-start gap-2 pt-8">
      <p className="font-serif text-17 font-[540]">Su carrito está vacío</p>
      <p className="text-15 text-ink-2">Agregue bases jurisprudenciales para comenzar</p>
      <p className="pt-3">
        <Button variant="primary" onClick={onClose}>
          Continuar Explorando
        </Button>
      </p>
    </div>
  )
}
