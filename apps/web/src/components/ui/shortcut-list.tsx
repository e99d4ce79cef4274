import { Kbd } from './kbd.tsx'

export interface Shortcut {
  readonly keys: readonly string[]
  readonly what: string
}

export function ShortcutList({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  return (
    <dl className="text-14">
      {shortcuts.map(({ keys, what }) => (
        <div key={what} className="flex items-center justify-between gap-4 border-t border-rule py-2">
          <dt>{what}</dt>
          <dd className="flex gap-1">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
