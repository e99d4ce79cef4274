'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { useNavigation } from './navigation.tsx'

interface ClosableProps {
  readonly onClosed?: () => void
}

/** A component that is loaded when it is first shown. When loading fails it closes, the page says why, and the next opening retries. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P & ClosableProps> {
  let loaded: ComponentType<P> | null = null
  return function LazyPart(props: P & ClosableProps) {
    const { showOffline } = useNavigation()
    const [Part, setPart] = useState(() => loaded)
    // biome-ignore lint/correctness/useExhaustiveDependencies: it is fetched once, however often what it is given changes
    useEffect(() => {
      if (loaded !== null) return
      let left = false
      load().then(
        (part) => {
          loaded = part
          if (!left) setPart(() => part)
        },
        () => {
          if (left) return
          showOffline()
          props.onClosed?.()
        },
      )
      return () => {
        left = true
      }
    }, [])
    return Part === null ? null : <Part {...props} />
  }
}
