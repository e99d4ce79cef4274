'use client'
import type { ReactNode } from 'react'
import { requestProfile } from './profile-request.ts'

export function OpenProfile({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={requestProfile}>
      {children}
    </button>
  )
}
