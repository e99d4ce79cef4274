import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Notice } from '../../../components/ui/notice.tsx'

const shownMs = 3000

/** Says for three seconds that the form begins with stored data. */
export function SavedBanner() {
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), shownMs)
    return () => clearTimeout(timer)
  }, [])
  return isShown ? <Notice icon={CircleCheck}>Completamos el formulario con sus datos guardados.</Notice> : null
}
