'use client'
import { useEffect, useState } from 'react'
import { hasDrafts } from '../../storage/open-drafts.ts'

/** Says that what was written waits in this tab. */
export function DraftsNotice() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(hasDrafts()), [])
  return isShown ? <> Lo que escribió espera en esta pestaña y aparece cuando entre con la misma cuenta.</> : null
}
