import { Copy } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'

/** A hash in groups that can be compared by eye. The button copies it whole. */
export function ContentHash({ hash, what }: { readonly hash: string; readonly what: string }) {
  return (
    <span className="rd-hash">
      <code>
        {hash.match(/.{1,8}/g)?.map((group) => (
          <span key={group}>{group}</span>
        ))}
      </code>
      <Button size="icon" data-copy-text={hash} aria-label={`Copiar la huella ${what}`} hidden>
        <Copy size={15} strokeWidth={1.5} aria-hidden />
      </Button>
    </span>
  )
}
